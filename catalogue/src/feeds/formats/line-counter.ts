const LINE_FEED = 10;
const BREAKS_KEPT = 4096;

/**
 * Knows the line of every byte offset that passed, as long as offsets are asked in rising order.
 * The parser's own count of lines is off where quoted cells hold line breaks.
 */
export class LineCounter {
  #offset = 0;
  #breaks: number[] = [];
  #next = 0;
  #forgotten = 0;
  #endsWithBreak = true;

  /** Passes text on as bytes while noting where lines end. */
  async *watch(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
    for await (const chunk of text) {
      const bytes = Buffer.from(chunk, 'utf8');
      for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) {
        this.#breaks.push(this.#offset + at);
      }
      this.#offset += bytes.length;
      if (bytes.length > 0) this.#endsWithBreak = /[\r\n]$/.test(chunk);
      yield bytes;
    }
  }

  /** Whether the text that passed last ended a line. */
  get endsWithBreak(): boolean {
    return this.#endsWithBreak;
  }

  /** The line, counted from 1, on which a row begins that ends before this offset. */
  startOfRow(endOffset: number, values: readonly string[]): number {
    while ((this.#breaks[this.#next] ?? Number.POSITIVE_INFINITY) < endOffset) this.#next += 1;
    const ownBreak = this.#breaks[this.#next - 1] === endOffset - 1 ? 1 : 0;
    const line = this.#forgotten + this.#next + 1 - ownBreak - breaksIn(values);
    this.#forgetPassed();
    return line;
  }

  #forgetPassed(): void {
    if (this.#next < BREAKS_KEPT) return;
    this.#breaks = this.#breaks.slice(this.#next);
    this.#forgotten += this.#next;
    this.#next = 0;
  }
}

function breaksIn(values: readonly string[]): number {
  let count = 0;
  for (const value of values) {
    for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}
