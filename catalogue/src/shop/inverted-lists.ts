import { termOf, writtenWords } from './analyse-words.ts';
import { PostingList } from './posting-list.ts';
import type { RowSet } from './row-set.ts';
import { type ScoredRow, TopRows } from './top-rows.ts';

/** How soon more of the same word stops telling more, and how much a long text is held back. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** As many distinct spellings are remembered with their terms while texts are read. */
const SPELLINGS_MAX = 200_000;
const NO_TERM = -1;

/**
 * Finds rows by words: BM25 (Robertson, Zaragoza, "The probabilistic relevance framework: BM25 and
 * beyond", 2009) over inverted lists.
 */
export class InvertedLists {
  readonly #numbers = new Map<string, number>();
  readonly #lists: PostingList[] = [];
  /** The number of each spelling's term while texts are read. */
  readonly #spellings = new Map<string, number>();
  /** How often each term was met in the text that is being read. */
  readonly #times: number[] = [];
  readonly #lengths: Float32Array;
  #words = 0;
  readonly #sums: Float32Array;

  constructor(rows: number) {
    this.#lengths = new Float32Array(rows);
    this.#sums = new Float32Array(rows);
  }

  /** Adds a row after all that were added before. */
  add(row: number, text: string): void {
    const met: number[] = [];
    let length = 0;
    for (const word of writtenWords(text)) {
      const number = this.#spellings.get(word) ?? this.#numberOf(word);
      if (number === NO_TERM) continue;
      length += 1;
      const before = this.#times[number] ?? 0;
      if (before === 0) met.push(number);
      this.#times[number] = before + 1;
    }
    this.#lengths[row] = length;
    this.#words += length;
    for (const number of met) {
      this.#lists[number]?.add(row, this.#times[number] ?? 0);
      this.#times[number] = 0;
    }
  }

  /** Ends the reading: forgets what only that needed. */
  finish(): void {
    this.#spellings.clear();
    const mean = Math.max(this.#words / Math.max(this.#lengths.length, 1), 1);
    for (let row = 0; row < this.#lengths.length; row += 1) {
      const share = (this.#lengths[row] ?? 0) / mean;
      this.#lengths[row] = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * share);
    }
  }

  /** The best by BM25 among some rows, best first. */
  best(words: readonly string[], among: RowSet, limit: number): ScoredRow[] {
    const top = new TopRows(limit);
    this.#score(words, among, (row, score) => top.offer(row, score));
    return top.finish();
  }

  /** All rows among some that have any of the words, in no order. */
  matching(words: readonly string[], among: RowSet): number[] {
    const rows: number[] = [];
    this.#score(words, among, (row) => rows.push(row));
    return rows;
  }

  #score(
    words: readonly string[],
    among: RowSet,
    visit: (row: number, score: number) => void,
  ): void {
    const terms = new Set(words.flatMap(writtenWords).flatMap((word) => termOf(word) ?? []));
    const [sums, lengths] = [this.#sums, this.#lengths];
    const touched: number[] = [];
    for (const term of terms) {
      const list = this.#lists[this.#numbers.get(term) ?? NO_TERM];
      if (list === undefined) continue;
      const rarity = this.#rarityOf(list);
      list.each((row, times) => {
        if (!among.has(row)) return;
        const before = sums[row] ?? 0;
        if (before === 0) touched.push(row);
        const share = times / (times + (lengths[row] ?? 0));
        sums[row] = before + rarity * (SATURATION + 1) * share;
      });
    }
    for (const row of touched) {
      visit(row, sums[row] ?? 0);
      sums[row] = 0;
    }
  }

  #rarityOf({ rows }: PostingList): number {
    return Math.log(1 + (this.#lengths.length - rows + 0.5) / (rows + 0.5));
  }

  #numberOf(spelling: string): number {
    const term = termOf(spelling);
    const number = term === null ? NO_TERM : (this.#numbers.get(term) ?? this.#addTerm(term));
    if (this.#spellings.size < SPELLINGS_MAX) this.#spellings.set(spelling, number);
    return number;
  }

  #addTerm(term: string): number {
    const number = this.#lists.length;
    this.#numbers.set(term, number);
    this.#lists.push(new PostingList());
    return number;
  }
}
