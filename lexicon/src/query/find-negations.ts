import type { PhraseMatch } from '../phrase-table.ts';
import type { Token } from '../tokens.ts';
import { goesOn } from './negated-lists.ts';
import { type IsType, isInert, negatorLength, takesBack } from './negators.ts';
import { JOINERS, NEGATION_FILLERS, TURNS } from './query-words.ts';

/** What a query does not want. */
interface Negations {
  /** Indexes of the tokens that are not wanted. */
  negated: ReadonlySet<number>;
  /** These and the words that negate them: nothing to search for. */
  silent: ReadonlySet<number>;
  /** Negated words that the lexicon does not know. */
  words: readonly string[];
}

/** A query as the search for negations reads it. */
export interface NegationText {
  tokens: readonly Token[];
  matchAt: ReadonlyMap<number, PhraseMatch>;
  isType: IsType;
}

interface Scope {
  negated: number[];
  fillers: number[];
  words: string[];
  /** Index of the negator that takes this one back, or null. */
  takenBackAt: number | null;
}

export const hasType = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind === 'type');

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, step) => from + step);

/** "That aren't", "which is not": where such a clause begins, its negator's index. */
function clauseNegator({ tokens, isType }: NegationText, at: number): number | null {
  const word = tokens[at]?.word ?? '';
  const isRelative = word === 'that' || word === 'which' || word === 'who';
  const next = isRelative ? at + 1 : at;
  const after = tokens[next]?.word === 'is' || tokens[next]?.word === 'are' ? next + 1 : next;
  if (!isRelative && tokens[after]?.word !== 'without') return null;
  return negatorLength(tokens, after, isType) > 0 ? after : null;
}

/** Whether a negator stands here that takes back the one before. */
function isTakenBack({ tokens, isType }: NegationText, first: number, at: number): boolean {
  const isNothingBut = tokens[at]?.word === 'but' && at === first + 1;
  const isNegator = isNothingBut || negatorLength(tokens, at, isType) > 0;
  return isNegator && tokens[at]?.afterBreak !== true && takesBack(tokens, first, at);
}

/** What one negator reaches: known phrases up to the first type, and the further items of a list. */
function scopeOf(text: NegationText, first: number, from: number): Scope {
  const { tokens, matchAt } = text;
  const scope: Scope = { negated: [], fillers: [], words: [], takenBackAt: null };
  let last: PhraseMatch | null = null;
  let isOpen = true;
  for (let at = from; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isOpen && scope.negated.length === 0 && isTakenBack(text, first, at)) {
      return { ...scope, takenBackAt: at };
    }
    const match = matchAt.get(at);
    const isNextItem = at > from && !isOpen && goesOn(text, at, last);
    if (token.afterBreak && at > from && !isNextItem) break;
    if (match !== undefined) {
      const isHead = hasType(match) && scope.negated.length > 0 && !isOpen && !isNextItem;
      if (isHead) break;
      scope.negated.push(...range(match.from, match.to));
      [last, isOpen, at] = [match, false, match.to];
      const second = hasType(match) ? clauseNegator(text, at) : null;
      if (second !== null) return { ...scope, takenBackAt: second };
    } else if (JOINERS.has(token.word) || isNextItem) {
      scope.fillers.push(at);
      isOpen = true;
      at += 1;
    } else if (isOpen && NEGATION_FILLERS.has(token.word)) {
      scope.fillers.push(at);
      at += 1;
    } else if (isOpen && !TURNS.has(token.word)) {
      scope.negated.push(at);
      scope.words.push(token.word);
      [last, isOpen, at] = [null, false, at + 1];
    } else break;
  }
  return scope;
}

/** "Lace-free", "lace and sequin free": what stands before the word, with what is joined to it. */
function beforeFree({ tokens }: NegationText, matches: readonly PhraseMatch[]): number[] {
  return matches.flatMap((match, at) => {
    if (tokens[match.to]?.word !== 'free' || hasType(match)) return [];
    const joined = matches[at - 1];
    const isJoined =
      joined !== undefined &&
      joined.to === match.from - 1 &&
      ['and', 'or'].includes(tokens[joined.to]?.word ?? '') &&
      !hasType(joined);
    return [
      ...(isJoined ? range(joined.from, joined.to + 1) : []),
      ...range(match.from, match.to + 1),
    ];
  });
}

/** Finds what a query refuses, however it says so. */
export function findNegations(
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
): Negations {
  const inside = new Map(
    matches.flatMap((match) => range(match.from, match.to).map((at) => [at, match])),
  );
  const isType: IsType = (at) => {
    const match = inside.get(at);
    return match !== undefined && hasType(match);
  };
  const text: NegationText = {
    tokens,
    matchAt: new Map(matches.map((match) => [match.from, match])),
    isType,
  };
  const negated = new Set(beforeFree(text, matches));
  const silent = new Set(negated);
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = inside.has(at) ? 0 : negatorLength(tokens, at, isType);
    if (length === 0) continue;
    for (const index of range(at, at + length)) silent.add(index);
    if (isInert(tokens, at, length)) continue;
    const scope = scopeOf(text, at, at + length);
    for (const index of scope.fillers) silent.add(index);
    if (scope.takenBackAt !== null) {
      const past =
        scope.takenBackAt + Math.max(1, negatorLength(tokens, scope.takenBackAt, isType));
      for (const index of range(scope.takenBackAt, past)) silent.add(index);
      at = past - 1;
      continue;
    }
    for (const index of scope.negated) {
      negated.add(index);
      silent.add(index);
    }
    words.push(...scope.words);
  }
  return { negated, silent, words };
}
