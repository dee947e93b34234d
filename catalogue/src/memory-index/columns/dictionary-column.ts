import { type Codes, wideEnough } from './codes.ts';

/** One value a row out of few: each is kept once and a row has its number. */
export class DictionaryColumn<Value> {
  #codes: Codes;
  readonly #values: Value[] = [];
  readonly #codeOf = new Map<string, number>();

  constructor(rows: number) {
    this.#codes = new Uint8Array(rows);
  }

  /** @param key Tells the value from every other. */
  set(row: number, key: string, value: Value): void {
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.#values.length;
      this.#codeOf.set(key, code);
      this.#values.push(value);
      this.#codes = wideEnough(this.#codes, code);
    }
    this.#codes[row] = code;
  }

  /** The number of each row's value: its place among `values`. */
  get codes(): Codes {
    return this.#codes;
  }

  /** Every value that a row has. */
  get values(): readonly Value[] {
    return this.#values;
  }

  at(row: number): Value | undefined {
    return this.#values[this.#codes[row] ?? 0];
  }

  /** A 1 for the code of each of the values with these keys. */
  flagsOf(keys: readonly string[]): Uint8Array {
    const flags = new Uint8Array(this.#values.length);
    for (const key of keys) {
      const code = this.#codeOf.get(key);
      if (code !== undefined) flags[code] = 1;
    }
    return flags;
  }
}
