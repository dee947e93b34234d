import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { meetsFits, meetsGender, meetsSizes } from './meets-sizes.ts';

const meet = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));

/** The names of the filters that an item breaks, judged from the item alone. */
export function brokenFilters(item: Item, filters: Filters): string[] {
  const facts = item.other_info;
  const { priceRangeMin: min, priceRangeMax: max, color, sale } = filters;
  const broken: Record<string, boolean> = {
    gender: !meetsGender(item, filters),
    color: color.length > 0 && !meet(color, item.colors),
    size: !meetsSizes(item, filters),
    clothing_fit: !meetsFits(item, filters),
    brand: filters.brand.length > 0 && !meet(filters.brand, [item.brand]),
    sale: sale && !(item.price < item.full_price),
    priceRangeMin: min !== null && item.price < min,
    priceRangeMax: max !== null && item.price > max,
    availability: facts.availability === 'unavailable',
  };
  return Object.keys(broken).filter((name) => broken[name]);
}

export const countViolations = (items: readonly Item[], filters: Filters): number =>
  items.filter((item) => brokenFilters(item, filters).length > 0).length;
