/** Protocol buffers' wire types that ONNX needs. */
const VARINT = 0;
const DELIMITED = 2;
const ONNX_IR_VERSION = 8;
const ONNX_OPSET = 17;
/** ONNX's numbers of kinds of values and of attributes. */
const KINDS = { float32: 1, int64: 7 } as const;
const INT_ATTRIBUTE = 2;
const INTS_ATTRIBUTE = 7;

interface OnnxNode {
  does: string;
  inputs: readonly string[];
  output: string;
  attributes?: Readonly<Record<string, number | readonly number[]>>;
}

/** A name of an axis stands for any length. */
interface OnnxValue {
  name: string;
  kind: keyof typeof KINDS;
  shape: readonly (number | string)[];
}

interface OnnxConstant {
  name: string;
  shape: readonly number[];
  data: Float32Array | BigInt64Array;
}

export interface OnnxGraph {
  nodes: readonly OnnxNode[];
  constants: readonly OnnxConstant[];
  inputs: readonly OnnxValue[];
  outputs: readonly OnnxValue[];
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

const whole = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field * 8 + VARINT), varint(value)]);

const part = (field: number, bytes: Uint8Array): Buffer =>
  Buffer.concat([varint(field * 8 + DELIMITED), varint(bytes.length), bytes]);

const text = (field: number, value: string): Buffer => part(field, Buffer.from(value));

/** A part that is a message of its own. */
const message = (field: number, ...parts: readonly Buffer[]): Buffer =>
  part(field, Buffer.concat(parts));

function attribute(name: string, value: number | readonly number[]): Buffer {
  const given =
    typeof value === 'number'
      ? [whole(3, value), whole(20, INT_ATTRIBUTE)]
      : [...value.map((one) => whole(8, one)), whole(20, INTS_ATTRIBUTE)];
  return message(5, text(1, name), ...given);
}

const node = ({ does, inputs, output, attributes = {} }: OnnxNode): Buffer =>
  message(
    1,
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, does),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
  );

const constant = ({ name, shape, data }: OnnxConstant): Buffer =>
  message(
    5,
    ...shape.map((length) => whole(1, length)),
    whole(2, data instanceof Float32Array ? KINDS.float32 : KINDS.int64),
    text(8, name),
    part(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  );

function value(field: number, { name, kind, shape }: OnnxValue): Buffer {
  const axes = shape.map((axis) =>
    message(1, typeof axis === 'number' ? whole(1, axis) : text(2, axis)),
  );
  const tensor = message(1, whole(1, KINDS[kind]), message(2, ...axes));
  return message(field, text(1, name), message(2, tensor));
}

/**
 * A model in the form of ONNX, as its `onnx.proto` numbers the fields: enough of it for the small
 * graphs of tests.
 */
export function encodeOnnx({ nodes, constants, inputs, outputs }: OnnxGraph): Buffer {
  const graph = message(
    7,
    ...nodes.map(node),
    text(2, 'made'),
    ...constants.map(constant),
    ...inputs.map((input) => value(11, input)),
    ...outputs.map((output) => value(12, output)),
  );
  return Buffer.concat([whole(1, ONNX_IR_VERSION), message(8, whole(2, ONNX_OPSET)), graph]);
}
