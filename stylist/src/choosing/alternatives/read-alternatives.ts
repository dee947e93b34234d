import { attributeGroup, findFabric, kindOfFact } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { findType } from '@modiste/lexicon/garment-types';
import { matchPhrases, type PhraseMatch } from '@modiste/lexicon/phrase-table';
import { type Token, tokenize } from '@modiste/lexicon/tokens';
import { fabricName } from '../../facts/fabric-traits.ts';

/** One of the things that a shopper wavers between: a kind, a cloth, a color, a cut. */
export interface Alternative {
  /** As the shopper says it: "trousers". */
  words: string;
  /** Null where nobody knows what it is. */
  concept: Concept | null;
}

/** What a message wavers between, and everything else that it says. */
export interface Alternatives {
  sides: readonly Alternative[];
  /** The kind of garment that both are said of, as a lexicon type: "linen or cotton shirt". */
  head: string | null;
  /** A kind of garment that is named elsewhere in the message. */
  near: string | null;
  /** Whether the first is said to be ahead of the other: "is wool warmer than fleece". */
  isClaim: boolean;
  /** The words before the first side, after the last one, and all that name neither. */
  before: string;
  after: string;
  rest: string;
}

const KINDS: ReadonlySet<string> = new Set(['type', 'material', 'color', 'attribute', 'pattern']);
/** What is worn for, and not what is worn. */
const PURPOSES: ReadonlySet<string> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
  'age',
]);
const PARTS = /^(?:or|vs|versus|v)$/;
const JOINS = /^(?:and|than|over|to|with)$/;
const IS_JOINED =
  /\bbetween\b.*\band\b|\bdifferences?\b.*\b(?:and|to)\b|\bcompare(?:d)?\b.*\b(?:and|to|with)\b|\b(?:better|\w{3,}er|more \w+|prefer\w*|nicer)\b.*\b(?:than|over|to)\b/;
const FILLERS: ReadonlySet<string> = new Set(
  'a an the just some my plain only maybe go going with wear wearing should i get for is it better to in of something pair do you think are like real actual simple nice regular normal rather one ones'.split(
    ' ',
  ),
);
/** "Warmer" of "is wool warmer than fleece". */
const COMPARES = /^(?:better|more|less|\w{3,}(?:ier|mer|ter|ler|ger|ser|per|ner|der))$/;
const DEGREE = /^(?:more|less)$/;
const GAP = 4;

const conceptOf = ({ concepts }: PhraseMatch): Concept | null =>
  concepts.find(
    ({ kind, id }) =>
      KINDS.has(kind) && !(kind === 'attribute' && PURPOSES.has(attributeGroup(id) ?? '')),
  ) ?? null;

const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** A thing named in the message, with its words where they were completed. */
interface Named extends PhraseMatch {
  words?: string;
}

interface Sides {
  left: readonly Named[];
  right: Named | null;
  at: number;
  /** Whether it is joined by "than" or "and", and not by "or". */
  isJoined: boolean;
}

const areFillers = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from <= GAP &&
  tokens
    .slice(from, to)
    .every(
      ({ word }, at) =>
        FILLERS.has(word) || COMPARES.test(word) || DEGREE.test(tokens[from + at - 1]?.word ?? ''),
    );

/** The things named in a row before a place: "black, navy" of "black, navy or gray". */
function rowBefore(
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
  end: number,
): PhraseMatch[] {
  const row: PhraseMatch[] = [];
  let next = end;
  for (const match of matches.filter(({ to }) => to <= end).toReversed()) {
    const isFirst = row.length === 0;
    const isBeside = tokens[next]?.afterBreak === true || isFirst;
    if (!isBeside || !areFillers(tokens, match.to, next)) break;
    const isSame = isFirst || conceptOf(match)?.kind === conceptOf(row[0] ?? match)?.kind;
    if (!isSame) break;
    row.unshift(match);
    next = match.from;
  }
  return row;
}

/** "Short or long sleeves", "ankle or knee boots": the first lacks what the last one ends with. */
function completed(tokens: readonly Token[], at: number, right: PhraseMatch): Named | null {
  const words = `${tokens[at - 1]?.word ?? ''} ${tokens[right.to - 1]?.word ?? ''}`;
  const [match] = matchPhrases(tokenize(words));
  const isWhole = match !== undefined && match.from === 0 && match.to === 2;
  return isWhole && conceptOf(match) !== null ? { ...match, from: at - 1, to: at, words } : null;
}

const isSameKind = (one: Named | undefined, other: Named | null): boolean =>
  one !== undefined && other !== null && conceptOf(one)?.kind === conceptOf(other)?.kind;

function findSides(tokens: readonly Token[], matches: readonly PhraseMatch[]): Sides | null {
  const text = textOf(tokens, 0, tokens.length);
  const isPlain = tokens.some(({ word }) => PARTS.test(word));
  if (!isPlain && !IS_JOINED.test(text)) return null;
  for (const [at, { word }] of tokens.entries()) {
    if (!(isPlain ? PARTS : JOINS).test(word)) continue;
    const left = rowBefore(tokens, matches, at);
    const right = matches.find(({ from }) => from > at && areFillers(tokens, at + 1, from)) ?? null;
    const shared = right === null ? null : completed(tokens, at, right);
    if (
      shared !== null &&
      (left.length === 0 || (isSameKind(shared, right) && !isSameKind(left[0], right)))
    )
      return { left: [shared], right, at, isJoined: !isPlain };
    if (left.length + (right === null ? 0 : 1) > 0) return { left, right, at, isJoined: !isPlain };
  }
  return null;
}

/** A suede boot is suede where it is held against leather, and a boot beside that. */
function clothOf(concept: Concept | null, other: Concept | null) {
  const type = concept?.kind === 'type' ? findType(concept.id) : null;
  const made =
    type?.implies.find((fact) => kindOfFact(fact) === 'material') ??
    findFabric(type?.id.split('-')[0] ?? '')?.id;
  const when =
    type === null || findFabric(type.id) === null ? (type?.when ?? made ?? null) : type.id;
  if (type === null || when === null || other?.kind !== 'material') return null;
  return findFabric(when) === null ? null : { id: when, head: type.parent };
}

/** Read as a cloth only where one may stand: most of what is synthetic is polyester. */
const CLOTHS: Readonly<Record<string, Alternative>> = {
  down: { words: 'down', concept: { kind: 'material', id: 'down-fill' } },
  ...Object.fromEntries(
    ['synthetic', 'synthetics', 'poly', 'technical'].map((word) => [
      word,
      { words: 'polyester', concept: { kind: 'material', id: 'polyester' } },
    ]),
  ),
};

/** The word that stands where a thing is expected, of which nothing is known: "scuba". */
function unknownAt(tokens: readonly Token[], at: number, step: -1 | 1): Alternative | null {
  for (let here = at + step; here >= 0 && here < tokens.length; here += step) {
    const word = tokens[here]?.word ?? '';
    const cloth = CLOTHS[word];
    if (cloth !== undefined) return cloth;
    if (!FILLERS.has(word)) return /^[a-z]{3,}$/.test(word) ? { words: word, concept: null } : null;
  }
  return null;
}

/** Reads which two or more things a message puts side by side; null where it does not. */
export function readAlternatives(text: string): Alternatives | null {
  const tokens = tokenize(text.toLowerCase().replaceAll('’', "'"));
  const matches = matchPhrases(tokens).filter((match) => conceptOf(match) !== null);
  const found = findSides(tokens, matches);
  if (found === null) return null;
  const { left, right, at } = found;
  // "Over" and "with" stand between too many other things.
  if (found.isJoined && (left.length === 0 || right === null)) return null;
  const isNamed = (match: Named | null): match is Named => match !== null;
  const known = [...left, right].filter(isNamed);
  const [first] = known;
  const last = known.at(-1);
  const [one, other] = [first, last].map((match) => (match ? conceptOf(match) : null));
  const named = known.flatMap((match): Alternative[] => {
    const concept = conceptOf(match);
    const cloth = clothOf(concept, (match === first ? other : one) ?? null);
    if (concept === null) return [];
    return cloth === null
      ? [{ words: match.words ?? textOf(tokens, match.from, match.to), concept }]
      : [{ words: fabricName(cloth.id), concept: { kind: 'material', id: cloth.id } }];
  });
  const cloths = known.flatMap((match) => {
    return clothOf(conceptOf(match), (match === first ? other : one) ?? null) ?? [];
  });
  const missing =
    left.length === 0
      ? unknownAt(tokens, at, -1)
      : right === null
        ? unknownAt(tokens, at, 1)
        : null;
  const sides = left.length === 0 ? [missing, ...named] : [...named, missing];
  const head = matches.find(
    (match) => last !== undefined && match.from === last.to && conceptOf(match)?.kind === 'type',
  );
  const from = Math.min(first?.from ?? at, at);
  const isOpen = right === null && missing !== null && missing.concept !== null;
  const behind = tokens.findIndex(({ word }, here) => here > at && !FILLERS.has(word));
  const to = isOpen ? behind + 1 : Math.max(head?.to ?? last?.to ?? at, at + 1);
  return {
    sides: sides.filter((side) => side !== null),
    head: (head === undefined ? cloths[0]?.head : conceptOf(head)?.id) ?? null,
    near:
      matches.flatMap((match) => {
        const isInside = match.from >= from && match.to <= to;
        const concept = conceptOf(match);
        return isInside || concept?.kind !== 'type' ? [] : [concept.id];
      })[0] ?? null,
    isClaim: found.isJoined && /\b(?:than|over)\b/.test(tokens[at]?.word ?? ''),
    before: textOf(tokens, 0, from),
    after: textOf(tokens, to, tokens.length),
    rest: tokens
      .filter((_, here) => !known.some((match) => here >= match.from && here < match.to))
      .map(({ word }) => word)
      .join(' '),
  };
}
