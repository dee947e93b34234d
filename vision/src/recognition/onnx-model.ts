import { protoMessage } from './proto-message.ts';

/** Numbers with a shape. */
export interface OnnxTensor {
  name: string;
  shape: readonly number[];
  values: Float32Array;
}

export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  /** Whole numbers, lists of them, and texts. */
  attributes?: Readonly<Record<string, number | string | readonly number[]>>;
}

export interface OnnxGraph {
  nodes: readonly OnnxNode[];
  constants: readonly OnnxTensor[];
  input: { name: string; shape: readonly number[] };
  outputs: readonly { name: string; shape: readonly number[] }[];
}

const IR_VERSION = 8;
const OPERATORS_VERSION = 13;
const FLOAT_TENSOR = 1;
const ATTRIBUTE = { int: 2, string: 3, ints: 7 } as const;

function attribute(name: string, value: number | string | readonly number[]): Buffer {
  if (typeof value === 'number') {
    return protoMessage([
      [1, name],
      [3, value],
      [20, ATTRIBUTE.int],
    ]);
  }
  if (typeof value === 'string') {
    return protoMessage([
      [1, name],
      [4, value],
      [20, ATTRIBUTE.string],
    ]);
  }
  return protoMessage([
    [1, name],
    [8, value],
    [20, ATTRIBUTE.ints],
  ]);
}

const node = ({ operator, inputs, output, attributes = {} }: OnnxNode): Buffer =>
  protoMessage([
    [1, inputs],
    [2, output],
    [4, operator],
    [5, Object.entries(attributes).map(([name, value]) => attribute(name, value))],
  ]);

const tensor = ({ name, shape, values }: OnnxTensor): Buffer =>
  protoMessage([
    [1, shape],
    [2, FLOAT_TENSOR],
    [8, name],
    [9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)],
  ]);

function valueInfo({ name, shape }: { name: string; shape: readonly number[] }): Buffer {
  const dimensions = shape.map((length) => protoMessage([[1, length]]));
  const type = protoMessage([
    [1, FLOAT_TENSOR],
    [2, protoMessage([[1, dimensions]])],
  ]);
  return protoMessage([
    [1, name],
    [2, protoMessage([[1, type]])],
  ]);
}

/** The bytes of a model file as ONNX Runtime reads it (https://onnx.ai/onnx/repo-docs/IR.html). */
export function onnxModel({ nodes, constants, input, outputs }: OnnxGraph): Uint8Array {
  const graph = protoMessage([
    [1, nodes.map(node)],
    [2, 'network'],
    [5, constants.map(tensor)],
    [11, [valueInfo(input)]],
    [12, outputs.map(valueInfo)],
  ]);
  return protoMessage([
    [1, IR_VERSION],
    [7, graph],
    [8, protoMessage([[2, OPERATORS_VERSION]])],
  ]);
}
