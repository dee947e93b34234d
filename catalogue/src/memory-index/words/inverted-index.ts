import { stemOf, writtenWords } from '../../filters/analyze-words.ts';
import type { RowSet } from '../rows/row-set.ts';
import { type ScoredRow, TopRows } from '../rows/top-rows.ts';
import { PostingList } from './posting-list.ts';

/** How soon more of the same word stops telling more, and how much a long text is held back. */
const K1 = 1.2;
const B = 0.75;
/** As many distinct spellings are remembered with their terms while texts are read. */
const SPELLINGS_MAX = 200_000;
const NO_TERM = -1;
const NO_ROWS = new Uint32Array(0);
/** So many rows of a list are read at a time: what they take stays near the processor. */
const ROWS_AT_A_TIME = 4_096;

/**
 * Finds rows by words: BM25 (Robertson, Zaragoza, "The probabilistic relevance framework: BM25 and
 * beyond", 2009) over inverted lists.
 */
export class InvertedIndex {
  readonly #numbers = new Map<string, number>();
  readonly #lists: PostingList[] = [];
  /** The number of each spelling's term while texts are read. */
  readonly #spellings = new Map<string, number>();
  /** How often each term was met in the text that is being read. */
  readonly #times: number[] = [];
  readonly #lengths: Float32Array;
  #words = 0;
  /** What each row scores in the search that goes on; 0 for all in between. */
  readonly #sums: Float32Array;
  /** The rows that score in it. */
  readonly #touched: Uint32Array;
  readonly #room = {
    rows: new Uint32Array(ROWS_AT_A_TIME),
    times: new Uint32Array(ROWS_AT_A_TIME),
  };

  constructor(rows: number) {
    this.#lengths = new Float32Array(rows);
    this.#sums = new Float32Array(rows);
    this.#touched = new Uint32Array(rows);
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
    for (const list of this.#lists) list.finish();
    const mean = Math.max(this.#words / Math.max(this.#lengths.length, 1), 1);
    for (let row = 0; row < this.#lengths.length; row += 1) {
      const share = (this.#lengths[row] ?? 0) / mean;
      this.#lengths[row] = K1 * (1 - B + B * share);
    }
  }

  /** Whether any text has the word, in whatever form. */
  has(word: string): boolean {
    return this.#numbers.has(stemOf(word) ?? '');
  }

  /** The best by BM25 of each of some sets of rows, best first. The lists are read once for all. */
  bestOfEach(words: readonly string[], sets: readonly RowSet[], limit: number): ScoredRow[][] {
    const [first, ...others] = sets;
    if (first === undefined) return [];
    const sums = this.#sums;
    const found = this.#score(words, others.length === 0 ? first : first.union(others));
    const best = sets.map((among) => bestAmong(among, { found, sums, limit }));
    for (let at = 0; at < found.length; at += 1) sums[found[at] ?? 0] = 0;
    return best;
  }

  /** All rows among some that have any of the words, in no order. */
  matching(words: readonly string[], among: RowSet): Uint32Array {
    const found = this.#score(words, among).slice();
    for (const row of found) this.#sums[row] = 0;
    return found;
  }

  /** Sums up what each row scores; whoever asks clears the sums of the rows it returns. */
  #score(words: readonly string[], among: RowSet): Uint32Array {
    if (among.count === 0) return NO_ROWS;
    const terms = new Set(words.flatMap(writtenWords).flatMap((word) => stemOf(word) ?? []));
    let found = 0;
    for (const term of terms) {
      const list = this.#lists[this.#numbers.get(term) ?? NO_TERM];
      if (list !== undefined) found = this.#addList(list, among, found);
    }
    return this.#touched.subarray(0, found);
  }

  /** @returns how many rows score by now, of `found` before. */
  #addList(list: PostingList, among: RowSet, found: number): number {
    const [sums, lengths, touched] = [this.#sums, this.#lengths, this.#touched];
    const { rows, times } = this.#room;
    const most = this.#rarityOf(list) * (K1 + 1);
    let count = found;
    for (const read of list.inParts(this.#room)) {
      for (let at = 0; at < read; at += 1) {
        const row = rows[at] ?? 0;
        if (!among.has(row)) continue;
        const before = sums[row] ?? 0;
        const often = times[at] ?? 0;
        touched[count] = row;
        count += before === 0 ? 1 : 0;
        sums[row] = before + (most * often) / (often + (lengths[row] ?? 0));
      }
    }
    return count;
  }

  #rarityOf({ rows }: PostingList): number {
    return Math.log(1 + (this.#lengths.length - rows + 0.5) / (rows + 0.5));
  }

  #numberOf(spelling: string): number {
    const term = stemOf(spelling);
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

interface ScoredRows {
  found: Uint32Array;
  sums: Float32Array;
  limit: number;
}

function bestAmong(among: RowSet, { found, sums, limit }: ScoredRows): ScoredRow[] {
  const top = new TopRows(limit);
  let least = top.least;
  for (let at = 0; at < found.length; at += 1) {
    const row = found[at] ?? 0;
    const score = sums[row] ?? 0;
    if (score < least || !among.has(row)) continue;
    top.offer(row, score);
    least = top.least;
  }
  return top.finish();
}
