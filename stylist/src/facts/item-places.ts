import type { Item } from '@modiste/contract/entities/item';
import type { Aspect, Comparison } from '@modiste/lexicon/comparisons';
import { gradeFabrics } from './fabric-grades.ts';
import { readItemFacts } from './item-facts.ts';
import { measureItem } from './item-measures.ts';

const GRADE_MOST = 10;
/** What the dressiest fabric adds to a kind of garment, and the plainest takes away. */
const FABRIC_SHARE = 0.2;
/** By how much two garments must differ before one is dressier or warmer. */
const MARGIN = 0.05;
/** Nobody asks how soft shoes are. */
const WORN_ON_SKIN: ReadonlySet<string> = new Set(['upper_body', 'lower_body', 'dresses', 'suits']);

const gradeOf = (item: Item, quality: 'softness' | 'formality'): number | null => {
  const graded = gradeFabrics(quality, readItemFacts(item).garment.materials);
  return graded === null ? null : graded.grade / GRADE_MOST;
};

/**
 * Where an item stands on an aspect among others of its list, its fabric considered: a satin dress is
 * dressier than one of jersey. Null where its record does not tell.
 */
export function placeItem(item: Item, aspect: Aspect): number | null {
  if (aspect === 'price') return item.price;
  if (aspect === 'comfort') {
    return WORN_ON_SKIN.has(item.try_on_category) ? gradeOf(item, 'softness') : null;
  }
  const own = measureItem(aspect, item);
  if (own === null || aspect !== 'formality') return own;
  return own + ((gradeOf(item, 'formality') ?? 0.5) - 0.5) * FABRIC_SHARE;
}

/** Whether an item lies clearly further than a place, in the direction that is asked for. */
export function passesPlace(item: Item, { aspect, direction }: Comparison, place: number): boolean {
  const own = placeItem(item, aspect);
  const margin = aspect === 'price' ? Number.EPSILON : MARGIN;
  return own !== null && (own - place) * direction >= margin;
}
