import type { Item } from '@modiste/contract/entities/item';
import { sizePart } from '@modiste/lexicon/size-part';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { readItemFacts } from '../../facts/item-facts.ts';
import { equalSizes } from '../../knowledge/fit/equal-sizes.ts';
import { askedSize, asksOfSize } from './stock-answers.ts';

const partOf = ({ other_info: { type }, try_on_category }: Item) => sizePart(type, try_on_category);

/** Men's shoes are sold up to here; the numbers of their clothes begin far above. */
const MENS_SHOES_MAX = 17;

/** Half and odd numbers are of women's shoes, small ones of men's; letters are of clothes. */
function isShoeSize(size: string, items: readonly Item[]): boolean {
  const number = Number(size);
  if (Number.isNaN(number)) return false;
  const isMens = items.every(({ other_info: { gender } }) => gender === 'Men');
  return isMens ? number <= MENS_SHOES_MAX : number % 2 !== 0;
}

const comeIn = (size: string, items: readonly Item[]): boolean =>
  items.some((item) => equalSizes(size, { item }).length > 0);

/**
 * Of the pieces of an outfit those that a size is asked of: a 14 of the dress and not of the shoes,
 * and nothing of the bag. All of them where no size is asked for.
 */
export function sizedPieces(
  items: readonly Item[],
  understood: UnderstoodQuery,
  text: string,
): readonly Item[] {
  const [item] = items;
  if (item === undefined) return items;
  const words = text.toLowerCase().replaceAll('’', "'");
  const question = { item, facts: readItemFacts(item), name: '', words, understood };
  const size = asksOfSize(question) ? askedSize(question) : null;
  if (size === null) return items;
  const shoes = items.filter((one) => partOf(one) === 'shoes');
  const clothes = items.filter((one) => !['shoes', 'none'].includes(partOf(one)));
  const [likely, other] = isShoeSize(size, items) ? [shoes, clothes] : [clothes, shoes];
  const isOther = likely.length === 0 || (!comeIn(size, likely) && comeIn(size, other));
  const meant = isOther ? other : likely;
  return meant.length > 0 ? meant : items;
}
