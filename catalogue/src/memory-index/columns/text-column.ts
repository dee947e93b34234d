const BLOCK_BYTES = 1 << 20;
const PER_CHARACTER_MAX = 3;

/** One text a row as UTF-8 outside the heap, four bytes more a row. Rows are added in their order. */
export class TextColumn {
  readonly #blocks: Buffer[] = [];
  /** Where each text ends over all blocks. It begins where the one before ends, or with its block. */
  readonly #ends: Uint32Array;
  #room = 0;
  #used = 0;

  constructor(rows: number) {
    this.#ends = new Uint32Array(rows);
  }

  set(row: number, text: string): void {
    const cut = text.slice(0, BLOCK_BYTES / PER_CHARACTER_MAX);
    if (this.#room < cut.length * PER_CHARACTER_MAX) this.#openBlock();
    const length = this.#blocks.at(-1)?.write(cut, this.#used % BLOCK_BYTES) ?? 0;
    this.#used += length;
    this.#room -= length;
    this.#ends[row] = this.#used;
  }

  at(row: number): string {
    const end = this.#ends[row] ?? 0;
    const before = row === 0 ? 0 : (this.#ends[row - 1] ?? 0);
    if (end === before) return '';
    const block = Math.floor((end - 1) / BLOCK_BYTES);
    const from = Math.max(before, block * BLOCK_BYTES);
    const [start, length] = [from % BLOCK_BYTES, end - from];
    return this.#blocks[block]?.toString('utf8', start, start + length) ?? '';
  }

  #openBlock(): void {
    this.#used = this.#blocks.length * BLOCK_BYTES;
    this.#blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
    this.#room = BLOCK_BYTES;
  }
}
