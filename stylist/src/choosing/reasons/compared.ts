import type { Item } from '@modiste/contract/entities/item';
import type { Aspect, Comparison } from '@modiste/lexicon/comparisons';
import { exceeds } from '../../facts/item-measures.ts';
import type { Wish } from './wish.ts';

/** How more and less of what a record tells are said before "than the linen one". */
const SAID: Readonly<Partial<Record<Aspect, readonly [more: string, less: string]>>> = {
  length: ['longer', 'shorter'],
  formality: ['dressier', 'more casual'],
  warmth: ['warmer', 'less warm'],
  fit: ['looser', 'slimmer'],
  shade: ['lighter in color', 'darker'],
};

/** Of these the shopper hears only that something lies further than what was shown. */
const SAID_OF_LISTS: typeof SAID = {
  ...SAID,
  sleeve: ['longer in the sleeve', 'shorter in the sleeve'],
  brightness: ['brighter', 'more muted'],
  coverage: ['more covered', 'more revealing'],
  pattern: ['more patterned', 'plainer'],
  heel: ['higher in the heel', 'lower in the heel'],
  rise: ['higher at the waist', 'lower at the waist'],
  shine: ['shinier', 'less shiny'],
  straps: ['wider in the straps', 'narrower in the straps'],
  comfort: ['softer', 'less soft'],
};

/** A comparison as it is told of a list: "dressier". */
export const comparisonWords = ({ aspect, direction }: Comparison): string =>
  SAID_OF_LISTS[aspect]?.[direction > 0 ? 0 : 1] ?? 'further that way';

interface Told {
  comparison: Comparison;
  words: string;
}

/** The comparisons with the item pointed at that a record can bear out. */
function toldComparisons({ anchor, comparisons }: Wish): Told[] {
  if (anchor?.relation !== 'compared') return [];
  return comparisons.flatMap((comparison) => {
    const words = SAID[comparison.aspect]?.[comparison.direction > 0 ? 0 : 1];
    return words === undefined ? [] : [{ comparison, words }];
  });
}

const isMet = ({ comparison }: Told, item: Item, anchor: Item): boolean =>
  exceeds(item, anchor, { measure: comparison.aspect, direction: comparison.direction });

/** The comparisons with the item pointed at, as they are told: "longer". */
export const askedComparisons = (wish: Wish): string[] =>
  toldComparisons(wish).map(({ words }) => words);

/** As what an item may be told against the one pointed at, since it was asked for: "longer". */
export const metComparisons = (item: Item, wish: Wish): string[] =>
  toldComparisons(wish).flatMap((told) =>
    wish.anchor !== null && isMet(told, item, wish.anchor.item) ? [told.words] : [],
  );

/** Whether a comparison that was asked for does not hold of an item by the records. */
export const missesComparison = (item: Item, wish: Wish): boolean =>
  toldComparisons(wish).some(
    (told) => wish.anchor !== null && !isMet(told, item, wish.anchor.item),
  );
