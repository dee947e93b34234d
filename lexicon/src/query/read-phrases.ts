import type { Concept } from '../concept.ts';
import { matchPhrases, type PhraseMatch } from '../phrase-table.ts';
import { headOf } from '../refine-type.ts';
import { type Token, tokenise } from '../tokens.ts';
import { findShown } from './find-shown.ts';
import {
  ANYTHING,
  CONTEXT_WORDS,
  INTENSIFIERS,
  JOINERS,
  LESSENERS,
  NEGATORS,
} from './query-words.ts';

/** A known phrase of a query and the part it plays there. */
export interface QueryPhrase {
  from: number;
  to: number;
  concepts: readonly Concept[];
  /**
   * Wanted; not wanted; wanted less of ("less floral"); only worn beside what is wanted ("shoes for
   * a blue dress"); or told of what was shown ("like the red one, but longer").
   */
  role: 'wanted' | 'negated' | 'less' | 'beside' | 'shown';
}

export interface QueryPhrases {
  tokens: readonly Token[];
  phrases: readonly QueryPhrase[];
  /** Indexes of tokens that are part of a negation, to be left out of the search's words. */
  negatedTokens: ReadonlySet<number>;
}

const hasType = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind === 'type');

/** "anything but black" negates; "long but light" does not. */
function isNegator(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (word === 'but') return ANYTHING.has(tokens[at - 1]?.word ?? '');
  return NEGATORS.has(word);
}

/** Tokens that stand in a negation: the negator, and known phrases up to the first type. */
function findNegated(tokens: readonly Token[], matches: readonly PhraseMatch[]): Set<number> {
  const matchAt = new Map(matches.map((match) => [match.from, match]));
  const inside = new Set(matches.flatMap(({ from, to }) => range(from, to)));
  const negated = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (inside.has(at) || !isNegator(tokens, at)) continue;
    negated.add(at);
    for (const index of negatedAfter(tokens, matchAt, at + 1)) negated.add(index);
  }
  for (const match of matches) {
    if (tokens[match.to]?.word !== 'free' || inside.has(match.to)) continue;
    for (const index of range(match.from, match.to + 1)) negated.add(index);
  }
  return negated;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, step) => from + step);

function negatedAfter(
  tokens: readonly Token[],
  matchAt: ReadonlyMap<number, PhraseMatch>,
  first: number,
): number[] {
  const negated: number[] = [];
  let at = first;
  let isOpen = true;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined || (at > first && token.afterBreak && !isOpen)) break;
    const match = matchAt.get(at);
    if (match !== undefined) {
      const isHeadOfModifiers = hasType(match) && negated.length > 0 && !isOpen;
      if (isHeadOfModifiers || (token.afterBreak && at > first)) break;
      negated.push(...range(match.from, match.to));
      at = match.to;
      isOpen = false;
    } else if (JOINERS.has(token.word) || (isOpen && INTENSIFIERS.has(token.word))) {
      isOpen = true;
      at += 1;
    } else {
      if (isOpen && !token.afterBreak) negated.push(at);
      break;
    }
  }
  return negated;
}

/** Numbers each token by the part of the query it stands in; a break starts a part of its own. */
function partsOf(
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
): { number: number; isContext: boolean }[] {
  const inside = new Set(matches.flatMap(({ from, to }) => range(from, to)));
  let number = 0;
  let isContext = false;
  return tokens.map((token, at) => {
    if (!inside.has(at) && CONTEXT_WORDS.has(token.word)) {
      number += 1;
      isContext = true;
    } else if (token.afterBreak) {
      number += 1;
      isContext = false;
    }
    return { number, isContext };
  });
}

/** Leaves one type in each unbroken run of types, the head: "jersey dress" is a dress. */
function keepHeads(matches: readonly PhraseMatch[], tokens: readonly Token[]): PhraseMatch[] {
  return matches.map((match, at): PhraseMatch => {
    const next = matches[at + 1];
    const isFollowed =
      next !== undefined && next.from === match.to && tokens[next.from]?.afterBreak === false;
    if (!hasType(match) || !isFollowed || !hasType(next)) return match;
    const head = headOf([typeId(match), typeId(next)]);
    if (head === typeId(match)) return match;
    return { ...match, concepts: match.concepts.filter((concept) => concept.kind !== 'type') };
  });
}

const typeId = (match: PhraseMatch): string =>
  match.concepts.find((concept) => concept.kind === 'type')?.id ?? '';

/** Words that mean a pattern or a colour only to a shopper do so here. */
const asShopperMeans = (match: PhraseMatch): PhraseMatch => ({
  ...match,
  concepts: match.concepts.map(({ kind, id }) => {
    if (kind === 'shopper-pattern') return { kind: 'pattern', id };
    return { kind: kind === 'shopper-color' ? 'color' : kind, id };
  }),
});

/** Reads the known phrases of a query and what the shopper wants with each. */
export function readPhrases(text: string): QueryPhrases {
  const tokens = tokenise(text);
  const matches = keepHeads(matchPhrases(tokens).map(asShopperMeans), tokens);
  const negatedTokens = findNegated(tokens, matches);
  const parts = partsOf(tokens, matches);
  const shown = findShown(tokens);
  const firstType = matches.find((match) => hasType(match) && !negatedTokens.has(match.from));
  const besideParts = new Set(
    matches
      .filter((match) => hasType(match) && firstType !== undefined && match.from > firstType.from)
      .filter((match) => parts[match.from]?.isContext === true)
      .map((match) => parts[match.from]?.number)
      .filter((number) => number !== parts[firstType?.from ?? 0]?.number),
  );
  const phrases = matches.map((match): QueryPhrase => {
    const isBeside = besideParts.has(parts[match.from]?.number) && !isAboutPerson(match);
    if (negatedTokens.has(match.from)) return { ...match, role: 'negated' };
    if (LESSENERS.has(tokens[match.from - 1]?.word ?? '')) return { ...match, role: 'less' };
    if (isBeside) return { ...match, role: 'beside' };
    return { ...match, role: shown.has(match.from) ? 'shown' : 'wanted' };
  });
  return { tokens, phrases, negatedTokens };
}

const isAboutPerson = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind.endsWith('gender'));
