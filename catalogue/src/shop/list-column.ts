const FIRST_ROOM = 1024;

/** Some words a row out of a vocabulary: four bytes a word. Rows are added in their order. */
export class ListColumn {
  readonly #ends: Uint32Array;
  #codes = new Uint32Array(FIRST_ROOM);
  #used = 0;
  readonly #names: string[] = [];
  readonly #codeOf = new Map<string, number>();

  constructor(rows: number) {
    this.#ends = new Uint32Array(rows);
  }

  set(row: number, words: readonly string[]): void {
    if (this.#used + words.length > this.#codes.length) {
      const wider = new Uint32Array(2 * this.#codes.length + words.length);
      wider.set(this.#codes);
      this.#codes = wider;
    }
    for (const word of words) this.#codes[this.#used++] = this.#name(word);
    this.#ends[row] = this.#used;
  }

  at(row: number): string[] {
    const words: string[] = [];
    for (let at = this.#startOf(row); at < (this.#ends[row] ?? 0); at += 1) {
      words.push(this.#names[this.#codes[at] ?? 0] ?? '');
    }
    return words;
  }

  /** Tells of rows whether they have any of these words. */
  hasAny(words: readonly string[]): (row: number) => boolean {
    const wanted = new Set(words.map((word) => this.#codeOf.get(word)));
    return (row) => {
      for (let at = this.#startOf(row); at < (this.#ends[row] ?? 0); at += 1) {
        if (wanted.has(this.#codes[at])) return true;
      }
      return false;
    };
  }

  #startOf(row: number): number {
    return row === 0 ? 0 : (this.#ends[row - 1] ?? 0);
  }

  #name(word: string): number {
    let code = this.#codeOf.get(word);
    if (code === undefined) {
      code = this.#names.length;
      this.#codeOf.set(word, code);
      this.#names.push(word);
    }
    return code;
  }
}
