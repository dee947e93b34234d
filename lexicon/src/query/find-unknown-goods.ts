import type { PhraseMatch } from '../phrase-table.ts';
import { listOf, type Token } from '../tokens.ts';
import { hasType, range } from './find-negations.ts';
import { COMPOUND_HEADS, OTHER_GOODS_NOUNS } from './other-goods-nouns.ts';
import { OPEN_HEADS, SHOPPING_WORDS, STOP_WORDS } from './query-words.ts';
import type { QueryPhrases } from './read-phrases.ts';
import type { Span } from './span.ts';

interface Context {
  read: QueryPhrases;
  /** Whether a brand of the shop is named. */
  isNamed: boolean;
  /** Whether the shop knows a word. */
  isKnownWord: (word: string) => boolean;
}

/** From these words on a query speaks of use, company and limits, not of the thing. */
const CONNECTORS: ReadonlySet<string> = new Set(
  listOf(
    'with, without, w, for, in, from, by, to, under, over, below, on, of, at, that, which, who, like, than, as, but, not, no, when, while, if',
  ),
);

/** Endings of words that describe: "slinky", "flattering", "understated". */
const DESCRIBES = /(?:y|ish|ful|ous|ed|ing|al|ive|ic|less|able|ible|est|ly)$/;

const isOther = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind === 'other-goods');

/** Indexes of the tokens of the first part that has a word in it to look for. */
function firstPart({ tokens, phrases, negatedTokens }: QueryPhrases): number[] {
  const inside = new Set(phrases.flatMap(({ from, to }) => range(from, to)));
  const part: number[] = [];
  for (const [at, { word, afterBreak }] of tokens.entries()) {
    if (part.length > 0 && afterBreak) break;
    const isPlain = !inside.has(at);
    if (isPlain && CONNECTORS.has(word)) {
      if (part.length > 0) break;
      continue;
    }
    if (negatedTokens.has(at)) continue;
    if (isPlain && OPEN_HEADS.has(word)) return [];
    if (isPlain && (STOP_WORDS.has(word) || SHOPPING_WORDS.has(word))) continue;
    part.push(at);
  }
  return part;
}

const spanOf = (tokens: readonly Token[], part: readonly number[]): Span => ({
  start: tokens[part[0] ?? 0]?.start ?? 0,
  end: tokens[part.at(-1) ?? 0]?.end ?? 0,
});

/** Whether a word stands for a thing that neither the lexicon nor the shop knows. */
function isUnknownThing(word: string, context: Context, hasConcepts: boolean): boolean {
  if (context.isNamed || context.isKnownWord(word)) return false;
  if (/^\d/.test(word) || word.length < 3) return false;
  return !hasConcepts || !DESCRIBES.test(word);
}

/**
 * What is looked for where no fashion shop sells it, or where it is no word at all: the head of the
 * first part of the query. A garment anywhere else is looked for instead.
 */
export function findUnknownGoods(context: Context): Span | null {
  const { tokens, phrases } = context.read;
  const part = firstPart(context.read);
  const last = part.at(-1);
  const word = tokens[last ?? -1]?.word;
  if (last === undefined || word === undefined) return null;
  const byToken = new Map(
    phrases.flatMap((phrase) => range(phrase.from, phrase.to).map((at) => [at, phrase])),
  );
  const inPart = new Set(part);
  const typesIn = phrases.filter((phrase) => hasType(phrase) && phrase.role === 'wanted');
  const hasTypeElsewhere = typesIn.some(({ from }) => !inPart.has(from));
  if (hasTypeElsewhere) return null;
  const head = byToken.get(last);
  const before = byToken.get(last - 1);
  const span = spanOf(tokens, part);
  if (head !== undefined && isOther(head)) return span;
  if (before !== undefined && hasType(before) && COMPOUND_HEADS.has(word)) return span;
  if (typesIn.length > 0) return null;
  if (head !== undefined) return null;
  if (OTHER_GOODS_NOUNS.has(word)) return span;
  return isUnknownThing(word, context, phrases.length > 0) ? span : null;
}
