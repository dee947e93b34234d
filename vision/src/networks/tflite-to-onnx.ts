import { type OnnxNode, type OnnxTensor, onnxModel } from './onnx-model.ts';
import type { TfliteGraph, TfliteOperator, TfliteTensor } from './read-tflite.ts';

/** Values of `BuiltinOperator`. */
const ADD = 0;
const CONV_2D = 3;
const DEPTHWISE_CONV_2D = 4;
const DEQUANTIZE = 6;
const LOGISTIC = 14;
const MAX_POOL_2D = 17;
const RESHAPE = 22;
const RESIZE_BILINEAR = 23;
const PAD = 34;

/** Values of `ActivationFunctionType` and `Padding`. */
const NO_ACTIVATION = 0;
const RELU6 = 3;
const SAME = 0;

const ZERO = 'zero';
const SIX = 'six';
const nameOf = (index: number) => `t${index}`;

/** Batch, height, width, channels → batch, channels, height, width. */
const channelsFirst = ([batch = 1, height = 1, width = 1, channels = 1]: readonly number[]) => [
  batch,
  channels,
  height,
  width,
];

/** [a, height, width, b] to [a, b, height, width]; for depthwise kernels a and b change places. */
function kernelOf({ shape, values }: TfliteTensor, isDepthwise: boolean): Omit<OnnxTensor, 'name'> {
  const [outer = 1, height = 1, width = 1, inner = 1] = shape;
  const made = new Float32Array(outer * height * width * inner);
  const places = height * width;
  for (let first = 0; first < outer; first += 1) {
    for (let place = 0; place < places; place += 1) {
      for (let last = 0; last < inner; last += 1) {
        const to = (first * inner + last) * places + place;
        made[to] = values?.[(first * places + place) * inner + last] ?? 0;
      }
    }
  }
  const [outputs, inputs] = isDepthwise ? [inner, outer] : [outer, inner];
  return { shape: [outputs, inputs, height, width], values: made };
}

interface Converted {
  nodes: OnnxNode[];
  constants: OnnxTensor[];
}

interface Conversion {
  graph: TfliteGraph;
  /** The fixed arrays by the index of their tensor, those stored in 16 bits among them. */
  fixed: ReadonlyMap<number, TfliteTensor>;
  /** Where rows and columns of zeros are added before a convolution: what it is added to. */
  padded: ReadonlyMap<number, { source: number; pads: readonly number[] }>;
}

/** A node, and the clipping at 0 and 6 that is part of the operator. */
function withActivation(node: OnnxNode, activation: number): OnnxNode[] {
  if (activation === NO_ACTIVATION) return [node];
  if (activation !== RELU6) throw new Error(`The activation ${activation} is not converted`);
  const sum = `${node.output}:sum`;
  return [
    { ...node, output: sum },
    { operator: 'Clip', inputs: [sum, ZERO, SIX], output: node.output },
  ];
}

function convolution(operator: TfliteOperator, { fixed, padded }: Conversion): Converted {
  const { code, inputs, output, options } = operator;
  const [source = -1, kernelAt = -1, biasAt = -1] = inputs;
  const [kernel, bias] = [fixed.get(kernelAt), fixed.get(biasAt)];
  if (!kernel || !(bias?.values instanceof Float32Array)) throw new Error('No weights');
  const isDepthwise = code === DEPTHWISE_CONV_2D;
  const made = kernelOf(kernel, isDepthwise);
  const pad = padded.get(source);
  const node: OnnxNode = {
    operator: 'Conv',
    inputs: [nameOf(pad?.source ?? source), nameOf(kernelAt), nameOf(biasAt)],
    output: nameOf(output),
    attributes: {
      group: isDepthwise ? (made.shape[0] ?? 1) : 1,
      strides: [options.int(2), options.int(1)],
      ...(pad !== undefined && { pads: pad.pads }),
      ...(options.byte(0) === SAME && { auto_pad: 'SAME_UPPER' }),
    },
  };
  return {
    nodes: withActivation(node, options.byte(isDepthwise ? 4 : 3)),
    constants: [
      { name: nameOf(kernelAt), ...made },
      { name: nameOf(biasAt), shape: bias.shape, values: bias.values },
    ],
  };
}

function resize({ inputs, output }: TfliteOperator, { graph }: Conversion): Converted {
  const [source = -1] = inputs;
  const [, fromHeight = 1, fromWidth = 1] = graph.tensors[source]?.shape ?? [];
  const [, height = 1, width = 1] = graph.tensors[output]?.shape ?? [];
  const scales = `${nameOf(output)}:scales`;
  const values = Float32Array.of(1, 1, height / fromHeight, width / fromWidth);
  return {
    nodes: [
      {
        operator: 'Resize',
        inputs: [nameOf(source), '', scales],
        output: nameOf(output),
        attributes: { mode: 'linear', coordinate_transformation_mode: 'half_pixel' },
      },
    ],
    constants: [{ name: scales, shape: [values.length], values }],
  };
}

const plainNode = (operator: TfliteOperator, name: string, attributes = {}): OnnxNode => ({
  operator: name,
  inputs: operator.inputs.map(nameOf),
  output: nameOf(operator.output),
  attributes,
});

function maxPool(operator: TfliteOperator): OnnxNode {
  const { options } = operator;
  return plainNode(operator, 'MaxPool', {
    kernel_shape: [options.int(4), options.int(3)],
    strides: [options.int(2), options.int(1)],
  });
}

function convert(operator: TfliteOperator, conversion: Conversion): Converted {
  const { code, options } = operator;
  if (code === CONV_2D || code === DEPTHWISE_CONV_2D) return convolution(operator, conversion);
  if (code === RESIZE_BILINEAR) return resize(operator, conversion);
  const only = (nodes: OnnxNode[]): Converted => ({ nodes, constants: [] });
  if (code === ADD) return only(withActivation(plainNode(operator, 'Add'), options.byte(0)));
  if (code === LOGISTIC) return only([plainNode(operator, 'Sigmoid')]);
  if (code === MAX_POOL_2D) return only([maxPool(operator)]);
  if (code !== RESHAPE) throw new Error(`The operator ${code} is not converted`);
  // One place with many channels becomes a row of them, whichever way the axes run.
  const [source = -1] = operator.inputs;
  return only([{ operator: 'Flatten', inputs: [nameOf(source)], output: nameOf(operator.output) }]);
}

/** Rows and columns before and after, of a list with two numbers for each axis. */
function padsOf({ values }: TfliteTensor): number[] {
  const [, , top = 0, bottom = 0, left = 0, right = 0] = values ?? [];
  return [top, left, bottom, right];
}

function prepare(graph: TfliteGraph): Conversion {
  const fixed = new Map(
    graph.tensors.flatMap((tensor, at) => (tensor.values ? [[at, tensor]] : [])),
  );
  const padded = new Map<number, { source: number; pads: readonly number[] }>();
  for (const { code, inputs, output } of graph.operators) {
    const [source = -1, second = -1] = inputs;
    const [stored, amounts] = [fixed.get(source), fixed.get(second)];
    if (code === DEQUANTIZE && stored) fixed.set(output, stored);
    if (code === PAD && amounts) padded.set(output, { source, pads: padsOf(amounts) });
  }
  return { graph, fixed, padded };
}

export interface OnnxFromTflite {
  model: Uint8Array;
  input: string;
  /** In the order of the file, each with its shape: channels before height and width. */
  outputs: readonly { name: string; shape: readonly number[] }[];
}

/**
 * A network of TensorFlow Lite as a model for ONNX Runtime, which is installed anyway. Pictures go
 * in and come out with one plane for each channel. The operators of convolutional networks for
 * bodies are known.
 *
 * @throws Error for a network with another operator
 */
export function tfliteToOnnx(graph: TfliteGraph): OnnxFromTflite {
  const conversion = prepare(graph);
  const parts = graph.operators
    .filter(({ code }) => code !== DEQUANTIZE && code !== PAD)
    .map((operator) => convert(operator, conversion));
  const shapeOf = (index: number): readonly number[] => {
    const { shape } = graph.tensors[index] ?? { shape: [] };
    return shape.length === 4 ? channelsFirst(shape) : shape;
  };
  const outputs = graph.outputs.map((index) => ({ name: nameOf(index), shape: shapeOf(index) }));
  const input = nameOf(graph.input);
  const model = onnxModel({
    nodes: parts.flatMap(({ nodes }) => nodes),
    constants: [
      { name: ZERO, shape: [], values: Float32Array.of(0) },
      { name: SIX, shape: [], values: Float32Array.of(6) },
      ...parts.flatMap(({ constants }) => constants),
    ],
    input: { name: input, shape: shapeOf(graph.input) },
    outputs,
  });
  return { model, input, outputs };
}
