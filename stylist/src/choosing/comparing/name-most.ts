import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { ReadTurn } from '../../answers/answer.ts';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { findSuperlative } from '../../facts/claim-superlatives.ts';
import { exactFabrics, fabricDoes, fabricGives, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { type Measure, measureItem } from '../../facts/item-measures.ts';
import { exactKind, withKindArticle } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { fullPriceOf, priceOf } from '../reasons/reason.ts';

type Direction = -1 | 1;
interface Ranked {
  measure: Measure;
  direction: Direction;
}

/** How the two ends of a scale are said: "the cheapest", "the warmest". */
const MOST: Readonly<Partial<Record<Measure, readonly [most: string, least: string]>>> = {
  price: ['the most expensive', 'the least expensive'],
  discount: ['the most reduced', 'the least reduced'],
  warmth: ['the warmest', 'the lightest'],
  formality: ['the dressiest', 'the most casual'],
  length: ['the longest', 'the shortest'],
  fit: ['the loosest', 'the slimmest'],
  shade: ['the lightest in color', 'the darkest'],
};
/** Some of the items are pointed at: then the question is of these. */
const OF_SOME = /\b(?:first|second|third|fourth|fifth|last|two|three|both|\d)\b/;
const NEAR = 0.05;
/** More of them at the top are no answer. */
const ALIKE_MAX = 3;

const groupPhrase = (item: Item, group: string): string =>
  [...readItemFacts(item).stated]
    .filter((id) => attributeGroup(id) === group)
    .flatMap((id) => attributePhrase(id) ?? [])[0] ?? '';

/** The fact of the record that puts an item where it is on a scale. */
function factOf(item: Item, { measure, direction }: Ranked): string {
  const reduced = item.price < item.full_price ? `, down from ${fullPriceOf(item)}` : '';
  if (measure === 'price' || measure === 'discount') return `at ${priceOf(item)}${reduced}`;
  if (measure === 'warmth') {
    const gives = direction > 0 ? 'insulated' : 'breathable';
    const all = exactFabrics(readItemFacts(item).garment.materials);
    const fabric = all.find((id) => fabricGives(id, gives));
    const does = fabric === undefined ? undefined : fabricDoes(fabric)[0];
    if (fabric !== undefined && does !== undefined) return `since ${fabricName(fabric)} ${does}`;
  }
  const phrase = groupPhrase(item, measure);
  if (phrase !== '') return `with ${phrase}`;
  return measure === 'formality' ? `being ${withKindArticle('', exactKind(item))}` : '';
}

const wordFor = ({ measure, direction }: Ranked): string | null =>
  MOST[measure]?.[direction > 0 ? 0 : 1] ?? null;

/** "The third outfit is the least expensive at $270 in all". */
function nameOutfit({ turn, speech }: ReadTurn, ranked: Ranked, word: string): string {
  const byId = new Map(turn.items.map((item) => [item.id, item]));
  const totals = turn.state.shown.outfits.map((ids) =>
    ids.reduce((sum, id) => sum + (byId.get(id)?.price ?? Number.NaN), 0),
  );
  if (ranked.measure !== 'price' || totals.length < 2 || totals.some(Number.isNaN)) return '';
  const best = totals.reduce(
    (at, total, other) => ((total - (totals[at] ?? 0)) * ranked.direction > 0 ? other : at),
    0,
  );
  const place = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][best];
  const total = formatPrice(Math.round((totals[best] ?? 0) * 100) / 100);
  if (place === undefined) return '';
  return speech.say(
    `The ${place} outfit is ${word}, ${total} in all.`,
    `At ${total} in all, the ${place} outfit is ${word}.`,
  );
}

interface Named {
  text: string;
  items: readonly Item[];
}

const tellAlike = ({ speech }: ReadTurn, count: number, word: string): Named => ({
  text: speech.say(
    `No single one of the ${spellCount(count)} is ${word}: by their listings several are alike.`,
    `Several of the ${spellCount(count)} are alike in that, so none of them is ${word} by itself.`,
    `Their listings name none of them as ${word}; several come out the same.`,
  ),
  items: [],
});

/**
 * Of all that is shown, the one at the end of a scale that a question names, with its fact first:
 * "which is the warmest?". Null where the question is no such one, or the records do not tell.
 */
export function nameMost(read: ReadTurn): Named | null {
  const { turn, speech } = read;
  const words = turn.words.toLowerCase();
  const ranked = findSuperlative(words);
  const word = ranked === null ? null : wordFor(ranked);
  if (ranked === null || word === null || OF_SOME.test(words)) return null;
  const { itemIds, outfits } = turn.state.shown;
  if (outfits.length > 1) {
    const text = nameOutfit(read, ranked, word);
    return text === '' ? null : { text, items: [] };
  }
  const shown = turn.items.filter(({ id }) => itemIds.includes(id));
  const placed = shown
    .flatMap((item) => {
      const value = measureItem(ranked.measure, item);
      return value === null ? [] : [{ item, value: value * ranked.direction }];
    })
    .toSorted((one, other) => other.value - one.value);
  const [best] = placed;
  if (best === undefined || placed.length < 2) return null;
  const margin = ranked.measure === 'price' || ranked.measure === 'discount' ? 0 : NEAR;
  const winners = placed.filter(({ value }) => best.value - value <= margin);
  if (winners.length > ALIKE_MAX) return tellAlike(read, shown.length, word);
  const next = placed[winners.length];
  const nameOf = (item: Item) => mentionItem(item, shown);
  const among = `of the ${spellCount(shown.length)}`;
  const fact = factOf(best.item, ranked);
  const names = joinWithAnd(winners.map(({ item }) => nameOf(item)));
  const told =
    winners.length === 1
      ? speech.say(
          `${capitalize(names)} is ${word} ${among}${fact === '' ? '' : `, ${fact}`}.`,
          `That is ${names}, ${word} ${among}${fact === '' ? '' : `, ${fact}`}.`,
        )
      : speech.say(
          `${capitalize(names)} are about level, and ${word} ${among}.`,
          `${capitalize(word)} ${among} are ${names}, about alike.`,
        );
  if (told === '') return null;
  const follows =
    next === undefined || winners.length > 1
      ? ''
      : speech.say(`Next comes ${nameOf(next.item)} at ${priceOf(next.item)}.`);
  return {
    text: joinSentences(told, ranked.measure === 'price' ? follows : ''),
    items: winners.map(({ item }) => item),
  };
}
