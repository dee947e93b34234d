/** How far apart two neighboring values of a stored position are, centimeters. */
export const POSITION_STEP_CM = 0.01;
/** The same for where vertices lie on the cloth. */
export const CLOTH_STEP_CM = 0.02;

/** Light is kept in so many steps, evenly in its square root: shade is seen better than glare. */
export const LIGHT_STEPS = 31;
/** Sky, key and fill, on both sides. */
export const LAMPS = 6;

/** What follows a gate of the mesh: see grow-mesh.ts. */
export const GROWTH = { edge: 0, fresh: 1, before: 2, after: 3, told: 4 } as const;

/** The parts of a packed drape, in this order, each led by its length in four bytes. */
export interface PackedStreams {
  /** Name, body, panels, lines and fastenings without their vertices, as JSON. */
  about: Uint8Array;
  growth: Uint8Array;
  /** Vertices that growth tells by number, welds, lines and fastenings: numbers of any length. */
  numbers: Uint8Array;
  /** What predicted coordinates lack: the lower bytes of all, then the higher. */
  cloth: Uint8Array;
  positions: Uint8Array;
  /** What predicted light lacks, one lamp after the other; empty where none was baked. */
  light: Uint8Array;
}

const STREAM_NAMES = ['about', 'growth', 'numbers', 'cloth', 'positions', 'light'] as const;

export function joinStreams(streams: PackedStreams): Uint8Array {
  const parts = STREAM_NAMES.map((name) => streams[name]);
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 4, 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += part.length + 4;
  }
  return whole;
}

export function splitStreams(whole: Uint8Array): PackedStreams {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  let at = 0;
  const take = () => {
    const length = view.getUint32(at);
    const part = whole.subarray(at + 4, at + 4 + length);
    at += length + 4;
    return part;
  };
  const [about, growth, numbers] = [take(), take(), take()];
  const [cloth, positions] = [take(), take()];
  // Drapes that were stored before there was light end here.
  const light = at < whole.length ? take() : new Uint8Array();
  return { about, growth, numbers, cloth, positions, light };
}

const toUnsigned = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const toSigned = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Small whole numbers of either sign as one byte each. */
export const packByte = (value: number): number => toUnsigned(value) & 255;
export const readByte = (byte: number): number => toSigned(byte);

/** Whole numbers, seven bits a byte; small ones of either sign are short. */
export function packNumbers(values: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const value of values) {
    let left = toUnsigned(value);
    while (left > 127) {
      bytes.push((left % 128) + 128);
      left = Math.floor(left / 128);
    }
    bytes.push(left);
  }
  return Uint8Array.from(bytes);
}

export interface NumberReader {
  next(): number;
}

export function readNumbers(bytes: Uint8Array): NumberReader {
  let at = 0;
  return {
    next() {
      let value = 0;
      let scale = 1;
      for (;;) {
        const byte = bytes[at] ?? 0;
        at += 1;
        value += (byte % 128) * scale;
        if (byte < 128) return toSigned(value);
        scale *= 128;
      }
    },
  };
}

/** Numbers of two bytes, the lower ones first, because those of one kind compress better together. */
export function packResiduals(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  for (const [index, value] of values.entries()) {
    const unsigned = toUnsigned(value);
    if (unsigned > 0xffff) throw new Error('A vertex lies too far from where it is expected.');
    bytes[index] = unsigned % 256;
    bytes[values.length + index] = Math.floor(unsigned / 256);
  }
  return bytes;
}

export function readResiduals(bytes: Uint8Array): NumberReader {
  const half = bytes.length / 2;
  let at = 0;
  return {
    next() {
      const value = (bytes[at] ?? 0) + 256 * (bytes[half + at] ?? 0);
      at += 1;
      return toSigned(value);
    },
  };
}
