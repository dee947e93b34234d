import { type OnnxNode, type OnnxTensor, onnxModel } from '../networks/onnx-model.ts';
import type { GraphNode, NsfwjsGraph, Weights } from './nsfwjs-graph.ts';

/** The side of the network's input, in pixels. */
export const NETWORK_SIDE = 224;
const NETWORK_RATINGS = 5;

/** Names of the model's input and outputs. */
export const PICTURE = 'picture';
export const RATINGS = 'ratings';
const POOLED = 'pooled';
const FLAT = 'flat';

/**
 * Inner layers that serve as features, each averaged over windows: the last layers were trained to
 * tell what is explicit, and those before them tell garments apart better. With 3 × 3 and 4 × 4
 * windows they also say where things are.
 */
export const FEATURE_LAYERS = [
  {
    output: 'details',
    layer: 'expanded_conv_13/expand',
    channels: 816,
    side: 14,
    window: 14,
    step: 14,
  },
  { output: 'parts', layer: 'expanded_conv_15/add', channels: 224, side: 7, window: 3, step: 2 },
  { output: 'places', layer: 'expanded_conv_12/add', channels: 136, side: 14, window: 5, step: 3 },
] as const;

type FeatureLayer = (typeof FEATURE_LAYERS)[number];

/** The constants that bound a clipped activation. */
const ZERO = 'zero';
const SIX = 'six';

/** [height, width, inputs, outputs] to [outputs, inputs, height, width]. */
function transposeKernel({ shape, values }: Weights): Weights {
  const [height = 0, width = 0, inputs = 0, outputs = 0] = shape;
  const made = new Float32Array(values.length);
  let to = 0;
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      for (let at = 0; at < height * width; at += 1) {
        made[to] = values[(at * inputs + input) * outputs + output] ?? 0;
        to += 1;
      }
    }
  }
  return { shape: [outputs, inputs, height, width], values: made };
}

/** [height, width, channels, 1] to [channels, 1, height, width]. */
const transposeDepthwise = (weights: Weights): Weights => {
  const [height = 0, width = 0, channels = 0] = weights.shape;
  return transposeKernel({ ...weights, shape: [height, width, 1, channels] });
};

interface ConvertedNode {
  nodes: OnnxNode[];
  constants: OnnxTensor[];
}

const isRectified = ({ attr }: GraphNode): boolean =>
  (attr?.fused_ops?.list?.s ?? []).some((name) => atob(name) === 'Relu6');

function convolution(node: GraphNode, source: string, { weights }: NsfwjsGraph): ConvertedNode {
  const [, kernelName = '', biasName = ''] = node.input ?? [];
  const [kernel, bias] = [weights.get(kernelName), weights.get(biasName)];
  if (kernel === undefined || bias === undefined) throw new Error(`${node.name} has no weights`);
  const isDepthwise = node.op.includes('Depthwise');
  const transposed = isDepthwise ? transposeDepthwise(kernel) : transposeKernel(kernel);
  const stride = Number(node.attr?.strides?.list?.i?.[1] ?? 1);
  const sum = isRectified(node) ? `${node.name}:sum` : node.name;
  const nodes: OnnxNode[] = [
    {
      operator: 'Conv',
      inputs: [source, kernelName, biasName],
      output: sum,
      attributes: {
        auto_pad: 'SAME_UPPER',
        group: isDepthwise ? (transposed.shape[0] ?? 1) : 1,
        strides: [stride, stride],
      },
    },
  ];
  if (sum !== node.name)
    nodes.push({ operator: 'Clip', inputs: [sum, ZERO, SIX], output: node.name });
  return {
    nodes,
    constants: [
      { name: kernelName, ...transposed },
      { name: biasName, ...bias },
    ],
  };
}

function head(node: GraphNode, { weights }: NsfwjsGraph): ConvertedNode {
  const [, kernelName = '', biasName = ''] = node.input ?? [];
  const [kernel, bias] = [weights.get(kernelName), weights.get(biasName)];
  if (kernel === undefined || bias === undefined) throw new Error(`${node.name} has no weights`);
  return {
    nodes: [
      { operator: 'Gemm', inputs: [FLAT, kernelName, biasName], output: 'scores' },
      { operator: 'Softmax', inputs: ['scores'], output: RATINGS },
    ],
    constants: [
      { name: kernelName, ...kernel },
      { name: biasName, ...bias },
    ],
  };
}

const pooling = (source: string): ConvertedNode => ({
  nodes: [
    { operator: 'GlobalAveragePool', inputs: [source], output: POOLED },
    { operator: 'Flatten', inputs: [POOLED], output: FLAT },
  ],
  constants: [],
});

/** A step of the graph as ONNX nodes; null for the steps that prepare the picture, done before. */
function convertNode(node: GraphNode, graph: NsfwjsGraph, first: boolean): ConvertedNode | null {
  const [source = '', other = ''] = node.input ?? [];
  if (node.op.includes('Conv2')) return convolution(node, first ? PICTURE : source, graph);
  if (node.op === 'AddV2') {
    const added: OnnxNode = { operator: 'Add', inputs: [source, other], output: node.name };
    return { nodes: [added], constants: [] };
  }
  if (node.op === 'AvgPool') return pooling(source);
  return node.op === '_FusedMatMul' ? head(node, graph) : null;
}

/** The averages of a layer over windows. */
function averagePool(
  nodes: readonly OnnxNode[],
  { output, layer, window, step }: FeatureLayer,
): OnnxNode {
  const source = nodes.findLast(({ output: name }) => name.includes(`/${layer}`));
  if (source === undefined) throw new Error(`the network has no layer ${layer}`);
  const attributes = { kernel_shape: [window, window], strides: [step, step] };
  return { operator: 'AveragePool', inputs: [source.output], output, attributes };
}

function outputOf({ output, channels, side, window, step }: FeatureLayer) {
  const places = (side - window) / step + 1;
  return { name: output, shape: [1, channels, places, places] };
}

/**
 * The network of nsfwjs as a model for ONNX Runtime, which is installed anyway: for a picture of
 * NETWORK_SIDE pixels with values from -1 to 1, it returns the feature layers and the ratings.
 */
export function graphToOnnx(graph: NsfwjsGraph): Uint8Array {
  let isFirst = true;
  const parts = graph.nodes.flatMap((node) => {
    const part = convertNode(node, graph, isFirst);
    if (part !== null) isFirst = false;
    return part ?? [];
  });
  const limits: OnnxTensor[] = [
    { name: ZERO, shape: [], values: Float32Array.of(0) },
    { name: SIX, shape: [], values: Float32Array.of(6) },
  ];
  const nodes = parts.flatMap((part) => part.nodes);
  return onnxModel({
    nodes: [...nodes, ...FEATURE_LAYERS.map((layer) => averagePool(nodes, layer))],
    constants: [...limits, ...parts.flatMap(({ constants }) => constants)],
    input: { name: PICTURE, shape: [1, 3, NETWORK_SIDE, NETWORK_SIDE] },
    outputs: [{ name: RATINGS, shape: [1, NETWORK_RATINGS] }, ...FEATURE_LAYERS.map(outputOf)],
  });
}
