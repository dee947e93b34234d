import type { Item } from '@modiste/contract/entities/item';
import { falseConcepts } from './claim-concepts.ts';
import { falseCounts } from './claim-counts.ts';
import { falseNames } from './claim-names.ts';
import { falseAmounts, falsePercents, withDigits, withoutAmounts } from './claim-numbers.ts';
import { falseSuperlatives } from './claim-superlatives.ts';
import { fabricDoes } from './fabric-traits.ts';
import { readItemFacts } from './item-facts.ts';
import { occasionEffects } from './judge-occasion.ts';

const QUOTED = /[“"]([^”"]+)[”"]/g;

/** What a record says word by word is true of it, as far as anyone can tell. */
const withoutQuotes = (text: string, { description }: Item): string =>
  text.replaceAll(QUOTED, (quote, words: string) =>
    // A clause of a row of facts gets its full stop only where it is quoted.
    description.includes(words.replace(/\.$/, '')) ? ' ' : quote,
  );

/**
 * What a material does is true of all that is made of it, whatever the record says besides, and so is
 * what a kind or a detail does for an occasion.
 */
const withoutEffects = (text: string, item: Item): string =>
  [...readItemFacts(item).garment.materials.flatMap(fabricDoes), ...occasionEffects(item)]
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, effect) => left.replaceAll(effect, ' '), text);

/** "Less than the Ostra shirt at $60 you pointed at": the other item bears that name and that price. */
const POINTED_AT = /\bthan (?:the|that|your) [^.;!?]*? you pointed at\b/gi;

/**
 * Every claim of a sentence about an item that is not true of its record, as the sentence words it:
 * type, color, material, pattern, attribute, brand, price, discount, size, count, superlative.
 * Occasions, seasons and styles are judgments and only checked against the plainly impossible. What
 * is said of other things ("goes with the navy blazer you saved") is not looked at.
 * @param among The items that "the cheapest" and "of the eight" speak of, the item among them.
 * @returns empty where all that is said is true.
 */
export function findFalseClaims(text: string, item: Item, among: readonly Item[]): string[] {
  const scene = { item, among };
  const whole = withDigits(withoutQuotes(text, item));
  const unquoted = whole.replaceAll(POINTED_AT, ' ');
  const words = withoutEffects(withoutAmounts(unquoted), item);
  return [
    ...falseAmounts(unquoted, scene),
    ...falsePercents(unquoted, scene),
    ...falseCounts(words, scene),
    ...falseSuperlatives(withoutEffects(withoutAmounts(whole), item), scene),
    ...falseNames(words, scene),
    ...falseConcepts(words, scene),
  ];
}
