/** Small numbers, one after the other, in as few bytes as the largest of them needs. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

function emptyLike(codes: Codes, length: number): Codes {
  if (codes instanceof Uint8Array) return new Uint8Array(length);
  return codes instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
}

/** The same codes where this one fits among them. */
export function wideEnough(codes: Codes, code: number): Codes {
  if (code < 2 ** (8 * codes.BYTES_PER_ELEMENT)) return codes;
  return codes instanceof Uint8Array ? Uint16Array.from(codes) : Uint32Array.from(codes);
}

/** The same codes with room for more behind them. */
export function longer(codes: Codes, length: number): Codes {
  const made = emptyLike(codes, length);
  made.set(codes);
  return made;
}
