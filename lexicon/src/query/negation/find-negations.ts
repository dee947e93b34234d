import { findAttribute } from '../../attributes/attributes.ts';
import { findType } from '../../garments/garment-types.ts';
import { hasType, type PhraseMatch } from '../../phrases/phrase-table.ts';
import { range } from '../../words/span.ts';
import { listOf, type Token } from '../../words/tokens.ts';
import { JOINERS, NEGATION_FILLERS, NEGATORS, TURNS } from '../query-words.ts';
import { namedTroubleLength } from '../stances/trouble-length.ts';
import { beforeVerdict } from './before-verdict.ts';
import { continuesList } from './negated-lists.ts';
import { phraseRunAt, refusedInRun } from './negated-run.ts';
import {
  cancelsNegation,
  type IsType,
  isInertNegator,
  type NegationText,
  negatorLength,
} from './negators.ts';
import { isRefusable } from './refused-words.ts';

/** What a query does not want. */
interface Negations {
  /** Indexes of the tokens that are not wanted. */
  negated: ReadonlySet<number>;
  /** These and the words that negate them: nothing to search for. */
  silent: ReadonlySet<number>;
  /** What only describes a refused part: the black of "dress without a black belt". */
  ignored: ReadonlySet<number>;
  /** Indexes of negated words that the lexicon does not know. */
  words: readonly number[];
}

/** Where a negation begins: its negator, what follows it, and an item that is refused already. */
interface Start {
  first: number;
  from: number;
  last: PhraseMatch | null;
}

interface Scope {
  negated: number[];
  ignored: number[];
  fillers: number[];
  words: number[];
  /** Index of the negator that takes this one back, or null. */
  cancelledAt: number | null;
}

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
function isCancelled({ tokens, isType }: NegationText, first: number, at: number): boolean {
  const isNothingBut = tokens[at]?.word === 'but' && at === first + 1;
  const isNegator = isNothingBut || negatorLength(tokens, at, isType) > 0;
  return isNegator && tokens[at]?.afterBreak !== true && cancelsNegation(tokens, first, at);
}

/** "No loud prints", "no itchy wool": a word right before what is refused only says why. */
function qualifies({ tokens, matchAt }: NegationText, at: number): boolean {
  const next = tokens[at + 1];
  const match = matchAt.get(at + 1);
  const isNext = next !== undefined && !next.afterBreak;
  if (!isNext) return false;
  const isFeature =
    match?.concepts.every(
      ({ kind }) => kind === 'material' || kind === 'pattern' || kind === 'color',
    ) ?? false;
  return isFeature || (match === undefined && isRefusable(next.word));
}

/** What one negator reaches: an item, and the further items of its list. */
function scopeOf(text: NegationText, { first, from, last: begun }: Start): Scope {
  const { tokens } = text;
  const scope: Scope = { negated: [], ignored: [], fillers: [], words: [], cancelledAt: null };
  let last = begun;
  let isOpen = last === null;
  for (let at = from; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isOpen && scope.negated.length === 0 && isCancelled(text, first, at)) {
      return { ...scope, cancelledAt: at };
    }
    const isNextItem = !isOpen && continuesList(text, at, last);
    if ((token.afterBreak && at > from && !isNextItem) || TURNS.has(token.word)) break;
    if (isOpen && negatorLength(tokens, at, text.isType) > 0) break;
    const run = isOpen || isNextItem ? phraseRunAt(text, at) : [];
    const end = run.at(-1);
    if (end !== undefined) {
      const { refused, ignored } = refusedInRun(run, text.wantedTypeBefore(first));
      scope.ignored.push(...ignored.flatMap((match) => range(match.from, match.to)));
      scope.negated.push(...refused.flatMap((match) => range(match.from, match.to)));
      last = refused.at(-1) ?? end;
      at = refused.includes(end) ? end.to : (refused[0]?.to ?? end.to);
      isOpen = false;
      const second = hasType(last) ? clauseNegator(text, at) : null;
      if (second !== null) return { ...scope, cancelledAt: second };
      if (!refused.includes(end)) break;
    } else if (JOINERS.has(token.word) || isNextItem) {
      scope.fillers.push(at);
      isOpen = true;
      at += 1;
    } else if (isOpen && NEGATION_FILLERS.has(token.word)) {
      scope.fillers.push(at);
      at += 1;
    } else if (isOpen && qualifies(text, at)) {
      scope.fillers.push(at);
      at += 1;
    } else if (isOpen) {
      scope.negated.push(at);
      scope.words.push(at);
      last = { from: at, to: at + 1, concepts: [{ kind: 'attribute', id: token.word }] };
      [isOpen, at] = [false, at + 1];
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

const NO_FREEDOM: ReadonlySet<string> = new Set(
  listOf(
    'hands, toll, duty, care, worry, guilt, hassle, tax, interest, stress, pain, size, carbon, for',
  ),
);

/** Unknown words before "free": "nickel-free". */
const wordsBeforeFree = ({ tokens }: NegationText, isInside: (at: number) => boolean): number[] =>
  range(0, Math.max(0, tokens.length - 1)).filter((at) => {
    const next = tokens[at + 1];
    const isFree = next?.word === 'free' && !next.afterBreak && !isInside(at + 1);
    return isFree && !isInside(at) && !NO_FREEDOM.has(tokens[at]?.word ?? '');
  });

/** "No heels" and "without sleeves" are read as one phrase, after which a list may go on. */
function refusalIn(match: PhraseMatch, tokens: readonly Token[]): PhraseMatch | null {
  const isRefusal = NEGATORS.has(tokens[match.from]?.word ?? '') && match.to > match.from + 1;
  const excluded = match.concepts.flatMap(({ id }) => findAttribute(id)?.excludes ?? []);
  const type = excluded.find((id) => findType(id) !== null);
  if (!isRefusal || (excluded.length === 0 && match.concepts[0]?.kind !== 'pattern')) return null;
  return type === undefined ? match : { ...match, concepts: [{ kind: 'type', id: type }] };
}

function startAt(text: NegationText, at: number, match: PhraseMatch | undefined): Start | null {
  if (match !== undefined) {
    const last = match.from === at ? refusalIn(match, text.tokens) : null;
    return last === null ? null : { first: at, from: match.to, last };
  }
  const length = negatorLength(text.tokens, at, text.isType);
  return length === 0 ? null : { first: at, from: at + length, last: null };
}

const DOES_NOT: ReadonlySet<string> = new Set(
  listOf('dont, doesnt, wont, never, not, cant, shouldnt, wouldnt'),
);
const TROUBLE_WORDS_MAX = 5;

/** "That don't roll down" wishes for no trouble, and refuses no down: how many words name it. */
function deniedTroubleLength({ tokens }: NegationText, { first, from }: Start): number {
  if (!DOES_NOT.has(tokens[first]?.word ?? '')) return 0;
  return namedTroubleLength(tokens.slice(from, from + TROUBLE_WORDS_MAX).map(({ word }) => word));
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
  const types = matches.filter(hasType);
  const text: NegationText = {
    tokens,
    matchAt: new Map(matches.map((match) => [match.from, match])),
    isType,
    wantedTypeBefore: (at) => types.findLast((match) => match.to <= at) ?? null,
  };
  const free = wordsBeforeFree(text, (at) => inside.has(at));
  const judged = beforeVerdict(text, matches);
  const negated = new Set([...beforeFree(text, matches), ...judged.refused]);
  const silent = new Set([...negated, ...free.flatMap((at) => [at, at + 1])]);
  const ignored = new Set<number>(judged.ignored);
  const words: number[] = [...free];
  for (let at = 0; at < tokens.length; at += 1) {
    const start = negated.has(at) || ignored.has(at) ? null : startAt(text, at, inside.get(at));
    if (start === null) continue;
    for (const index of range(at, start.last?.from ?? start.from)) silent.add(index);
    if (start.last === null && isInertNegator(tokens, at, start.from - at)) continue;
    const trouble = deniedTroubleLength(text, start);
    if (trouble > 0) {
      for (const index of range(start.from, start.from + trouble)) ignored.add(index);
      continue;
    }
    const scope = scopeOf(text, start);
    for (const index of scope.fillers) silent.add(index);
    if (scope.cancelledAt === null) {
      for (const index of scope.ignored) ignored.add(index);
      for (const index of scope.negated) {
        negated.add(index);
        silent.add(index);
      }
      words.push(...scope.words);
      continue;
    }
    const length = Math.max(1, negatorLength(tokens, scope.cancelledAt, isType));
    for (const index of range(scope.cancelledAt, scope.cancelledAt + length)) silent.add(index);
    at = scope.cancelledAt + length - 1;
  }
  return { negated, silent: new Set([...silent, ...ignored]), ignored, words };
}
