const VARINT = 0;
const BYTES = 2;
const CONTINUED = 128;

type Field = number | string | Uint8Array | readonly Field[];

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest >= CONTINUED) {
    bytes.push(Number(rest % BigInt(CONTINUED)) + CONTINUED);
    rest /= BigInt(CONTINUED);
  }
  return Buffer.from([...bytes, Number(rest)]);
}

const keyOf = (field: number, kind: number): Buffer => varint(field * 8 + kind);

function encoded(field: number, value: Field): Buffer {
  if (typeof value === 'number') return Buffer.concat([keyOf(field, VARINT), varint(value)]);
  if (typeof value === 'string' || value instanceof Uint8Array) {
    const bytes = Buffer.from(value);
    return Buffer.concat([keyOf(field, BYTES), varint(bytes.length), bytes]);
  }
  return Buffer.concat(value.map((each) => encoded(field, each)));
}

/**
 * Encodes a message of protocol buffers, https://protobuf.dev/programming-guides/encoding/.
 * @param fields The number of each field and its value; a list is a repeated field.
 */
export const protoMessage = (fields: readonly (readonly [field: number, value: Field])[]): Buffer =>
  Buffer.concat(fields.map(([field, value]) => encoded(field, value)));
