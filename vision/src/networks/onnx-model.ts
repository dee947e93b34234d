import { PbfWriter } from 'pbf';

/** Numbers with a shape. */
export interface OnnxTensor {
  name: string;
  shape: readonly number[];
  values: Float32Array;
}

/** Integers, lists of them, and texts. */
type AttributeValue = number | string | readonly number[];

export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  output: string;
  attributes?: Readonly<Record<string, AttributeValue>>;
}

interface ShapedName {
  name: string;
  shape: readonly number[];
}

export interface OnnxGraph {
  nodes: readonly OnnxNode[];
  constants: readonly OnnxTensor[];
  input: ShapedName;
  outputs: readonly ShapedName[];
}

const IR_VERSION = 8;
const OPERATOR_SET_VERSION = 13;

/** Values of `TensorProto.DataType` and `AttributeProto.AttributeType`. */
const FLOAT = 1;
const ATTRIBUTE_TYPE = { int: 2, string: 3, ints: 7 } as const;

/**
 * The bytes of a model file as ONNX Runtime reads it. Field numbers are those of
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto; each writer is named after its message.
 */
export function onnxModel(graph: OnnxGraph): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarintField(1, IR_VERSION);
  writer.writeMessage(7, writeGraph, graph);
  writer.writeMessage(8, writeOperatorSetId, OPERATOR_SET_VERSION);
  return writer.finish();
}

function writeGraph({ nodes, constants, input, outputs }: OnnxGraph, writer: PbfWriter): void {
  for (const node of nodes) writer.writeMessage(1, writeNode, node);
  writer.writeStringField(2, 'network');
  for (const constant of constants) writer.writeMessage(5, writeTensor, constant);
  writer.writeMessage(11, writeValueInfo, input);
  for (const output of outputs) writer.writeMessage(12, writeValueInfo, output);
}

function writeOperatorSetId(version: number, writer: PbfWriter): void {
  writer.writeVarintField(2, version);
}

function writeNode(
  { operator, inputs, output, attributes = {} }: OnnxNode,
  writer: PbfWriter,
): void {
  for (const input of inputs) writer.writeStringField(1, input);
  writer.writeStringField(2, output);
  writer.writeStringField(4, operator);
  for (const entry of Object.entries(attributes)) writer.writeMessage(5, writeAttribute, entry);
}

function writeAttribute([name, value]: [string, AttributeValue], writer: PbfWriter): void {
  writer.writeStringField(1, name);
  if (typeof value === 'number') {
    writer.writeVarintField(3, value);
    writer.writeVarintField(20, ATTRIBUTE_TYPE.int);
  } else if (typeof value === 'string') {
    writer.writeStringField(4, value);
    writer.writeVarintField(20, ATTRIBUTE_TYPE.string);
  } else {
    for (const integer of value) writer.writeVarintField(8, integer);
    writer.writeVarintField(20, ATTRIBUTE_TYPE.ints);
  }
}

function writeTensor({ name, shape, values }: OnnxTensor, writer: PbfWriter): void {
  for (const length of shape) writer.writeVarintField(1, length);
  writer.writeVarintField(2, FLOAT);
  writer.writeStringField(8, name);
  writer.writeBytesField(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
}

function writeValueInfo({ name, shape }: ShapedName, writer: PbfWriter): void {
  writer.writeStringField(1, name);
  writer.writeMessage(2, writeType, shape);
}

function writeType(shape: readonly number[], writer: PbfWriter): void {
  writer.writeMessage(1, writeTensorType, shape);
}

function writeTensorType(shape: readonly number[], writer: PbfWriter): void {
  writer.writeVarintField(1, FLOAT);
  writer.writeMessage(2, writeShape, shape);
}

function writeShape(shape: readonly number[], writer: PbfWriter): void {
  for (const length of shape) writer.writeMessage(1, writeDimension, length);
}

function writeDimension(length: number, writer: PbfWriter): void {
  writer.writeVarintField(1, length);
}
