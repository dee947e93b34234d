import { COMPOUND_HEADS, OTHER_GOODS_NOUNS } from '../../other-goods/other-goods-nouns.ts';
import { hasType, lexiconWords, type PhraseMatch } from '../../phrases/phrase-table.ts';
import { range, type Span } from '../../words/span.ts';
import { listOf, type Token } from '../../words/tokens.ts';
import { isNumberWord } from '../numbers/number-words.ts';
import type { QueryPhrase, QueryPhrases } from '../phrases/query-phrases.ts';
import { EVENT_HEADS, OPEN_HEADS, SHOPPING_WORDS, STOP_WORDS } from '../query-words.ts';

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

const JOINS: ReadonlySet<string> = new Set(['and', 'or', 'plus', 'with']);

/** What may follow the thing that is looked for: "nail polish red". */
const FOLLOWS: ReadonlySet<string> = new Set(['color', 'gender', 'shopper-gender', 'material']);

/** Endings of words that describe: "slinky", "flattering", "understated". */
const DESCRIBES = /(?:y|ish|ful|ous|ed|ing|al|ive|ic|less|able|ible|est|ly)$/;

const isOther = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind === 'other-goods');

/** Indexes of the tokens of the first part that has a word in it to look for. */
function firstPart({ tokens, phrases, negatedTokens }: QueryPhrases): number[] {
  const inside = new Set(phrases.flatMap(({ from, to }) => range(from, to)));
  const typeEnds = new Set(phrases.filter(hasType).map(({ to }) => to));
  const part: number[] = [];
  for (const [at, { word, afterBreak }] of tokens.entries()) {
    if (part.length > 0 && afterBreak) break;
    const isPlain = !inside.has(at);
    if (isPlain && JOINS.has(word) && typeEnds.has(at)) break;
    if (isPlain && CONNECTORS.has(word)) {
      if (part.length > 0) break;
      continue;
    }
    if (negatedTokens.has(at)) continue;
    if (isPlain && OPEN_HEADS.has(word)) return [];
    if (isPlain && (STOP_WORDS.has(word) || SHOPPING_WORDS.has(word))) continue;
    part.push(at);
  }
  return EVENT_HEADS.has(tokens[part.at(-1) ?? -1]?.word ?? '') ? [] : part;
}

const spanOf = (tokens: readonly Token[], part: readonly number[]): Span => ({
  start: tokens[part[0] ?? 0]?.start ?? 0,
  end: tokens[part.at(-1) ?? 0]?.end ?? 0,
});

const PETS: ReadonlySet<string> = new Set(
  listOf('dog, dogs, puppy, puppies, cat, cats, kitten, pet, pets, pup, hamster, horse, rabbit'),
);
const OWNERS: ReadonlySet<string> = new Set(
  listOf('my, a, the, our, her, his, small, little, big'),
);

/** "Sweater for my dog". */
function isForPet(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => {
    if (!PETS.has(word)) return false;
    const next = tokens[at + 1];
    let back = at - 1;
    while (OWNERS.has(tokens[back]?.word ?? '')) back -= 1;
    return tokens[back]?.word === 'for' && (next === undefined || next.afterBreak);
  });
}

/** Whether a word stands for a thing that neither the lexicon nor the shop knows. */
function isUnknownThing(word: string, context: Context, isAlone: boolean): boolean {
  if (context.isNamed || context.isKnownWord(word)) return false;
  if (/^\d/.test(word) || word.length < 3 || isNumberWord(word)) return false;
  if (isAlone && lexiconWords.has(word)) return false;
  return context.read.phrases.length === 0 || !DESCRIBES.test(word);
}

const phraseByToken = (phrases: QueryPhrases['phrases']): ReadonlyMap<number, QueryPhrase> =>
  new Map(phrases.flatMap((phrase) => range(phrase.from, phrase.to).map((at) => [at, phrase])));

/** The part without the colors and genders at its end, unless it is made of these. */
function withoutTrail(
  part: readonly number[],
  byToken: ReadonlyMap<number, QueryPhrase>,
): number[] {
  const isTrail = (at: number): boolean =>
    byToken.get(at)?.concepts.every(({ kind }) => FOLLOWS.has(kind)) === true;
  const last = part.findLastIndex((at) => !isTrail(at));
  return last < 0 ? [...part] : part.slice(0, last + 1);
}

/** The words of a part that the lexicon does not know: "guitar strings" are told by the guitar. */
const plainWords = (
  { tokens }: QueryPhrases,
  part: readonly number[],
  byToken: ReadonlyMap<number, QueryPhrase>,
): string[] => part.flatMap((at) => (byToken.has(at) ? [] : (tokens[at]?.word ?? [])));

/**
 * What is looked for where no fashion shop sells it, or where it is no word at all: the head of the
 * first part of the query. A garment anywhere else is looked for instead.
 */
export function findUnknownGoods(context: Context): Span | null {
  const { tokens, phrases } = context.read;
  const byToken = phraseByToken(phrases);
  const whole = firstPart(context.read);
  const part = withoutTrail(whole, byToken);
  const last = part.at(-1);
  const word = tokens[last ?? -1]?.word;
  if (last === undefined || word === undefined) return null;
  const inPart = new Set(part);
  const typesIn = phrases.filter(
    (phrase) => hasType(phrase) && (phrase.role === 'wanted' || phrase.role === 'shown'),
  );
  const hasTypeElsewhere = typesIn.some(({ from }) => !inPart.has(from));
  if (hasTypeElsewhere) return null;
  const head = byToken.get(last);
  const before = byToken.get(last - 1);
  const span = spanOf(tokens, part);
  if (isForPet(tokens)) return spanOf(tokens, [...tokens.keys()]);
  if (head !== undefined && isOther(head)) return span;
  if (head !== undefined) return null;
  if (before !== undefined && hasType(before) && COMPOUND_HEADS.has(word)) return span;
  if (typesIn.length > 0) return null;
  if (plainWords(context.read, part, byToken).some((one) => OTHER_GOODS_NOUNS.has(one)))
    return span;
  if (whole.length > part.length) return null;
  return isUnknownThing(word, context, part.length === 1) ? span : null;
}
