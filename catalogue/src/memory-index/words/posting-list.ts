const FIRST_BYTES = 16;
const GROWTH = 1.5;
const VARINT_BYTES_MAX = 5;
const LOW_BITS = 0x7f;
const MORE = 0x80;

/** Room for some rows of a list and how often each has the word. */
export interface Postings {
  rows: Uint32Array;
  times: Uint32Array;
}

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

  /** Gives back the room that was kept for further rows. */
  finish(): void {
    this.#bytes = this.#bytes.slice(0, this.#used);
  }

  /**
   * Reads the list into the room, over and over until its end.
   * @yields how many rows were read.
   */
  *inParts(room: Postings): Generator<number, void> {
    const place = { at: 0, row: -1 };
    while (place.at < this.#used) yield this.#read(room, place);
  }

  /** @param place Where the last reading ended, and the row it ended with. */
  #read({ rows, times }: Postings, place: { at: number; row: number }): number {
    const [bytes, used] = [this.#bytes, this.#used];
    let { at, row } = place;
    let count = 0;
    for (; count < rows.length && at < used; count += 1) {
      let byte = bytes[at++] ?? 0;
      let coded = byte & LOW_BITS;
      for (let shift = 7; byte >= MORE; shift += 7) {
        byte = bytes[at++] ?? 0;
        coded |= (byte & LOW_BITS) << shift;
      }
      row += coded >>> 1;
      let often = coded & 1;
      for (let shift = 0, more = often === 0; more; shift += 7) {
        byte = bytes[at++] ?? 0;
        often |= (byte & LOW_BITS) << shift;
        more = byte >= MORE;
      }
      rows[count] = row;
      times[count] = often;
    }
    place.at = at;
    place.row = row;
    return count;
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
