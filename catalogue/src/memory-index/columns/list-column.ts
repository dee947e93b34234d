import { type Codes, longer, wideEnough } from './codes.ts';

const FIRST_ROOM = 1024;
const GROWTH = 1.5;

/** Some words a row out of a vocabulary: a byte or two a word. Rows are added in their order. */
export class ListColumn {
  /** Where the words of each row end among `codes`; they begin where those of the row before end. */
  readonly ends: Uint32Array;
  #codes: Codes = new Uint8Array(FIRST_ROOM);
  #used = 0;
  readonly #names: string[] = [];
  readonly #codeOf = new Map<string, number>();

  constructor(rows: number) {
    this.ends = new Uint32Array(rows);
  }

  set(row: number, words: readonly string[]): void {
    for (const word of words) {
      const code = this.#name(word);
      if (this.#used === this.#codes.length) {
        this.#codes = longer(this.#codes, Math.ceil(GROWTH * this.#used));
      }
      this.#codes[this.#used++] = code;
    }
    this.ends[row] = this.#used;
  }

  /** The words of all rows, as their places among `names`. */
  get codes(): Codes {
    return this.#codes;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  startOf(row: number): number {
    return row === 0 ? 0 : (this.ends[row - 1] ?? 0);
  }

  at(row: number): string[] {
    const words: string[] = [];
    for (let at = this.startOf(row); at < (this.ends[row] ?? 0); at += 1) {
      words.push(this.#names[this.#codes[at] ?? 0] ?? '');
    }
    return words;
  }

  /** A 1 for the code of each of these words. */
  flagsOf(words: readonly string[]): Uint8Array {
    const flags = new Uint8Array(this.#names.length);
    for (const word of words) {
      const code = this.#codeOf.get(word);
      if (code !== undefined) flags[code] = 1;
    }
    return flags;
  }

  #name(word: string): number {
    let code = this.#codeOf.get(word);
    if (code === undefined) {
      code = this.#names.length;
      this.#codeOf.set(word, code);
      this.#names.push(word);
      this.#codes = wideEnough(this.#codes, code);
    }
    return code;
  }
}
