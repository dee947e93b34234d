/** A row and what it scores. */
export interface ScoredRow {
  row: number;
  score: number;
}

/** Keeps the best of many rows: a heap with the least of the kept on top. */
export class TopRows {
  readonly #limit: number;
  readonly #rows: number[] = [];
  readonly #scores: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What a row must score more than to be kept, where rows come in their order. */
  get least(): number {
    const isFull = this.#rows.length === this.#limit;
    return isFull ? (this.#scores[0] ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY;
  }

  offer(row: number, score: number): void {
    const size = this.#rows.length;
    if (size < this.#limit) {
      this.#rows.push(row);
      this.#scores.push(score);
      this.#rise(size);
    } else if (size > 0 && this.#isWorse(0, row, score)) {
      this.#rows[0] = row;
      this.#scores[0] = score;
      this.#sink();
    }
  }

  /** Best first, of equals the first row. */
  finish(): ScoredRow[] {
    return this.#rows
      .map((row, at) => ({ row, score: this.#scores[at] ?? 0 }))
      .sort((a, b) => b.score - a.score || a.row - b.row);
  }

  #isWorse(at: number, row: number, score: number): boolean {
    const own = this.#scores[at] ?? 0;
    return own < score || (own === score && (this.#rows[at] ?? 0) > row);
  }

  #swap(a: number, b: number): void {
    const [row, score] = [this.#rows[a] ?? 0, this.#scores[a] ?? 0];
    this.#rows[a] = this.#rows[b] ?? 0;
    this.#scores[a] = this.#scores[b] ?? 0;
    this.#rows[b] = row;
    this.#scores[b] = score;
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#isWorse(above, this.#rows[at] ?? 0, this.#scores[at] ?? 0)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(): void {
    const size = this.#rows.length;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < size && this.#isWorse(left, this.#rows[least] ?? 0, this.#scores[least] ?? 0))
        least = left;
      if (right < size && this.#isWorse(right, this.#rows[least] ?? 0, this.#scores[least] ?? 0))
        least = right;
      if (least === at) return;
      this.#swap(at, least);
      at = least;
    }
  }
}
