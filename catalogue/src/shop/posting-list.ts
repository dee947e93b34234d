const FIRST_BYTES = 16;
const GROWTH = 1.5;
const VARINT_BYTES_MAX = 5;
const LOW_BITS = 0x7f;
const MORE = 0x80;

/**
 * The rows that have a word, and how often, in some two bytes a row: the distance from the row
 * before, with a bit that says "once" for most of them (as Lucene writes its postings).
 */
export class PostingList {
  #bytes = new Uint8Array(FIRST_BYTES);
  #used = 0;
  #lastRow = -1;
  /** How many rows have the word. */
  rows = 0;

  /** Adds a row after all that were added before. */
  add(row: number, times: number): void {
    if (this.#used + 2 * VARINT_BYTES_MAX > this.#bytes.length) this.#widen();
    const distance = row - this.#lastRow;
    this.#lastRow = row;
    this.rows += 1;
    this.#write(2 * distance + Number(times === 1));
    if (times !== 1) this.#write(times);
  }

  each(visit: (row: number, times: number) => void): void {
    const [bytes, used] = [this.#bytes, this.#used];
    let at = 0;
    let row = -1;
    const read = () => {
      let byte = bytes[at++] ?? 0;
      let value = byte & LOW_BITS;
      for (let shift = 7; byte >= MORE; shift += 7) {
        byte = bytes[at++] ?? 0;
        value |= (byte & LOW_BITS) << shift;
      }
      return value;
    };
    while (at < used) {
      const coded = read();
      row += coded >>> 1;
      visit(row, (coded & 1) === 1 ? 1 : read());
    }
  }

  #write(value: number): void {
    let left = value;
    while (left > LOW_BITS) {
      this.#bytes[this.#used++] = (left & LOW_BITS) | MORE;
      left >>>= 7;
    }
    this.#bytes[this.#used++] = left;
  }

  #widen(): void {
    const wider = new Uint8Array(Math.ceil(GROWTH * this.#bytes.length) + 2 * VARINT_BYTES_MAX);
    wider.set(this.#bytes);
    this.#bytes = wider;
  }
}
