import type { CatalogueTerm } from './catalogue-terms.ts';
import { foldedWords, matchesTyped } from './match-typed.ts';

/** The terms of a shop, found by the beginnings of their words. */
export interface TermFinder {
  /** Terms that may be what is being typed, the likeliest first, one name of each thing. */
  find(text: string): CatalogueTerm[];
  /** Whether a term of the shop has this word, folded. */
  hasWord(word: string): boolean;
}

interface Entry {
  word: string;
  term: CatalogueTerm;
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The first entry whose word is not before this one. */
function lowerBound(entries: readonly Entry[], word: string): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((entries[middle]?.word ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

function* startingWith(entries: readonly Entry[], start: string): Iterable<CatalogueTerm> {
  for (let at = lowerBound(entries, start); at < entries.length; at += 1) {
    const entry = entries[at];
    if (entry === undefined || !entry.word.startsWith(start)) return;
    yield entry.term;
  }
}

/** Terms that begin as typed come first, then what the shop has most of. */
const likeliestFirst = (typed: string) => {
  const begins = ({ words }: CatalogueTerm) => Number(words.join(' ').startsWith(typed));
  return (a: CatalogueTerm, b: CatalogueTerm) =>
    begins(b) - begins(a) ||
    b.items - a.items ||
    Number(a.isAlias) - Number(b.isAlias) ||
    byText(a.text, b.text);
};

function oneOfEach(terms: readonly CatalogueTerm[]): CatalogueTerm[] {
  const bySense = new Map<string, CatalogueTerm>();
  for (const term of terms) {
    if (!bySense.has(term.sense)) bySense.set(term.sense, term);
  }
  return [...bySense.values()];
}

export function createTermFinder(terms: readonly CatalogueTerm[]): TermFinder {
  const entries = terms
    .flatMap((term) => term.words.map((word): Entry => ({ word, term })))
    .toSorted((a, b) => byText(a.word, b.word));
  return {
    find(text) {
      const typed = foldedWords(text);
      const last = typed.at(-1);
      if (last === undefined) return [];
      const found = new Set(startingWith(entries, last));
      const matching = [...found].filter(({ words }) => matchesTyped(words, typed));
      return oneOfEach(matching.toSorted(likeliestFirst(typed.join(' '))));
    },
    hasWord: (word) => entries[lowerBound(entries, word)]?.word === word,
  };
}
