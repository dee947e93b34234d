const NEWLINE = 10;
const TAB = 9;
const TILDE = '~'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** A city whose name begins as it was asked for. */
export interface NameMatch {
  /** The place of the city in the list of cities. */
  city: number;
  /** Whether it is its own name, not what it is called elsewhere. */
  isOwn: boolean;
  /** Whether nothing of the name is left over. */
  isWhole: boolean;
}

function countLines(bytes: Buffer): number {
  let count = bytes.length === 0 ? 0 : 1;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/**
 * Finds cities by the beginning of a folded name. The names stay the bytes that they were read as,
 * so that a third of a million texts need not be made of them.
 */
export class SortedNames {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #cities: Uint32Array;
  readonly #isOwn: Uint8Array;

  /** @param bytes Lines of a folded name, a tab and a city, in the order of bytes. */
  constructor(bytes: Buffer) {
    const count = countLines(bytes);
    this.#bytes = bytes;
    this.#starts = new Uint32Array(count);
    this.#cities = new Uint32Array(count);
    this.#isOwn = new Uint8Array(count);
    for (let line = 0, start = 0; line < count; line += 1) start = this.#readLine(line, start);
  }

  /** @returns Where the next line begins. */
  #readLine(line: number, start: number): number {
    const bytes = this.#bytes;
    this.#starts[line] = start;
    let at = bytes.indexOf(TAB, start) + 1;
    this.#isOwn[line] = bytes[at] === TILDE ? 0 : 1;
    if (bytes[at] === TILDE) at += 1;
    let city = 0;
    for (; at < bytes.length && bytes[at] !== NEWLINE; at += 1) {
      city = city * 10 + (bytes[at] ?? ZERO) - ZERO;
    }
    this.#cities[line] = city;
    return at + 1;
  }

  /** The first line whose beginning stands at or (`isAfter`) behind the prefix. */
  #bound(prefix: Buffer, isAfter: boolean): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = this.#starts[middle] ?? 0;
      const end = Math.min(start + prefix.length, this.#bytes.length);
      const order = this.#bytes.compare(prefix, 0, prefix.length, start, end);
      if (order < 0 || (isAfter && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Every name that begins so, in the order of the names. */
  *beginningWith(name: string): Generator<NameMatch> {
    const prefix = Buffer.from(name);
    const end = this.#bound(prefix, true);
    for (let line = this.#bound(prefix, false); line < end; line += 1) {
      const start = this.#starts[line] ?? 0;
      yield {
        city: this.#cities[line] ?? 0,
        isOwn: this.#isOwn[line] === 1,
        isWhole: this.#bytes[start + prefix.length] === TAB,
      };
    }
  }
}
