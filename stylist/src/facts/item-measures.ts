import type { Item } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import { aspectValue } from '@modiste/lexicon/aspect-value';
import type { Aspect } from '@modiste/lexicon/comparisons';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { readItemFacts } from './item-facts.ts';

/** By how much two garments must differ on an aspect before anyone says so. */
const ASPECT_MARGIN = 0.05;

const valuesByGarment = new WeakMap<GarmentFacts, Map<Aspect, number | null>>();

/** Nobody asks how warm earrings or sneakers are. */
const WARMING: ReadonlySet<string> = new Set(['upper_body', 'lower_body', 'dresses', 'suits']);

/** What items of one list can be ranked by. */
export type Measure = 'price' | 'discount' | Aspect;

/** Where an item stands on a measure; null where its record does not tell. */
export function measureItem(measure: Measure, item: Item): number | null {
  if (measure === 'price') return item.price;
  if (measure === 'discount') return discountPercent(item.price, item.full_price);
  if (measure === 'warmth' && !WARMING.has(item.try_on_category)) return null;
  const { garment } = readItemFacts(item);
  const known = valuesByGarment.get(garment) ?? new Map<Aspect, number | null>();
  const value = known.get(measure) ?? aspectValue(measure, garment);
  valuesByGarment.set(garment, known.set(measure, value));
  return value;
}

const marginOf = (measure: Measure): number =>
  measure === 'price' || measure === 'discount' ? Number.EPSILON : ASPECT_MARGIN;

/**
 * Whether an item has clearly the most (1) or the least (-1) of a measure among several. False where
 * two share the place, where one is not known, and where there is nothing to compare with.
 */
export function isExtreme(
  item: Item,
  among: readonly Item[],
  { measure, direction }: { measure: Measure; direction: -1 | 1 },
): boolean {
  const others = among.filter(({ id }) => id !== item.id);
  return others.length > 0 && others.every((other) => exceeds(item, other, { measure, direction }));
}

/** Whether an item has clearly more (1) or less (-1) of a measure than another one. */
export function exceeds(
  item: Item,
  other: Item,
  { measure, direction }: { measure: Measure; direction: -1 | 1 },
): boolean {
  if (item.other_info.currency !== other.other_info.currency && measure === 'price') return false;
  const [own, theirs] = [measureItem(measure, item), measureItem(measure, other)];
  if (own === null || theirs === null) return false;
  return (own - theirs) * direction >= marginOf(measure);
}
