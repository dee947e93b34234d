/** One value a row out of few: each is kept once and a row has its number. */
export class NamedColumn<Value> {
  readonly codes: Uint32Array;
  readonly #values: Value[] = [];
  readonly #codeOf = new Map<string, number>();

  constructor(rows: number) {
    this.codes = new Uint32Array(rows);
  }

  /** @param key Tells the value from every other. */
  set(row: number, key: string, value: Value): void {
    let code = this.#codeOf.get(key);
    if (code === undefined) {
      code = this.#values.length;
      this.#codeOf.set(key, code);
      this.#values.push(value);
    }
    this.codes[row] = code;
  }

  /** Every value that a row has. */
  get values(): readonly Value[] {
    return this.#values;
  }

  at(row: number): Value | undefined {
    return this.#values[this.codes[row] ?? 0];
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
