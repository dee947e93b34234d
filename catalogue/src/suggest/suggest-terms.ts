import type { Gender } from '@modiste/contract/values';
import { lexiconWords } from '@modiste/lexicon/phrase-table';
import { CONTEXT_WORDS, NEGATORS, STOP_WORDS } from '@modiste/lexicon/query-words';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { CatalogueTerm } from './catalogue-terms.ts';
import { foldedWords } from './match-typed.ts';
import type { TermFinder } from './term-finder.ts';

const EACH_KIND_MAX = 4;

/** A search that the shop suggests. */
export interface SuggestedTerm {
  kind: CatalogueTerm['kind'] | 'spelling';
  text: string;
  /** The gender to search in, or null for any. */
  gender: Gender | null;
}

/** So that no kind pushes the others off the list. */
function takeOfEach(terms: readonly CatalogueTerm[]): CatalogueTerm[] {
  const taken = new Map<CatalogueTerm['kind'], number>();
  return terms.filter(({ kind }) => {
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before < EACH_KIND_MAX;
  });
}

const toSuggested = ({ kind, text, gender }: CatalogueTerm): SuggestedTerm => ({
  kind,
  text,
  gender,
});

/** What stands between others begins no garment: "dress under" is on its way to a price. */
const joins = (word: string): boolean =>
  [STOP_WORDS, CONTEXT_WORDS, NEGATORS].some((words) => words.has(word.toLowerCase()));

/** "linen dr": the words before the last stay as typed, the last becomes a kind of garment. */
function completeLast(finder: TermFinder, text: string): SuggestedTerm[] {
  const [, before = '', last = ''] = /^(.*\s)(\S+)$/s.exec(text.trim()) ?? [];
  if (before === '' || joins(last)) return [];
  return finder
    .find(last)
    .filter(({ kind, gender }) => kind === 'type' && gender === null)
    .slice(0, EACH_KIND_MAX)
    .map((term) => toSuggested({ ...term, text: `${before.replace(/\s+/g, ' ')}${term.text}` }));
}

const allWords = [...lexiconWords];
const isBeginning = (start: string): boolean => allWords.some((word) => word.startsWith(start));

/** The text with its misspellings mended; null where it has none or is on the way to a word. */
function mended(finder: TermFinder, text: string): string | null {
  const last = foldedWords(text).at(-1) ?? '';
  const isKnownWord = (word: string) =>
    finder.hasWord(word) || (word === last && isBeginning(word));
  const { corrected } = understandQuery(text, { isKnownWord });
  if (corrected === null) return null;
  const isBegun = foldedWords(corrected).join(' ').startsWith(foldedWords(text).join(' '));
  return isBegun ? null : corrected;
}

/** What of the shop the typed words may become. Nothing for no words. */
export function suggestTerms(finder: TermFinder, text: string): SuggestedTerm[] {
  const found = takeOfEach(finder.find(text)).map(toSuggested);
  if (found.length > 0) return found;
  const spelling = mended(finder, text);
  if (spelling === null) return completeLast(finder, text);
  const meant: SuggestedTerm = { kind: 'spelling', text: spelling, gender: null };
  const others = takeOfEach(finder.find(spelling)).map(toSuggested);
  return [meant, ...others.filter((other) => other.text !== spelling || other.gender !== null)];
}
