const BLOCK_BYTES = 1 << 20;
const PER_CHARACTER_MAX = 3;

/** One text a row as UTF-8 outside the heap: some bytes a row, whatever their number. */
export class TextColumn {
  readonly #blocks: Buffer[] = [];
  readonly #places: Uint32Array;
  readonly #lengths: Uint32Array;
  #room = 0;
  #used = 0;

  constructor(rows: number) {
    this.#places = new Uint32Array(rows);
    this.#lengths = new Uint32Array(rows);
  }

  set(row: number, text: string): void {
    const cut = text.slice(0, BLOCK_BYTES / PER_CHARACTER_MAX);
    if (this.#room < cut.length * PER_CHARACTER_MAX) this.#openBlock();
    const length = this.#blocks.at(-1)?.write(cut, this.#used % BLOCK_BYTES) ?? 0;
    this.#places[row] = this.#used;
    this.#lengths[row] = length;
    this.#used += length;
    this.#room -= length;
  }

  at(row: number): string {
    const place = this.#places[row] ?? 0;
    const from = place % BLOCK_BYTES;
    const block = this.#blocks[(place - from) / BLOCK_BYTES];
    return block?.toString('utf8', from, from + (this.#lengths[row] ?? 0)) ?? '';
  }

  #openBlock(): void {
    this.#used = this.#blocks.length * BLOCK_BYTES;
    this.#blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
    this.#room = BLOCK_BYTES;
  }
}
