import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';

const meet = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));

/** The names of the filters that an item breaks, judged from the item alone. */
function brokenFilters(item: Item, filters: Filters): string[] {
  const facts = item.other_info;
  const sizeLists = [
    [filters.clothing_size, facts.clothing_size],
    [filters.clothing_canonical_size, facts.clothing_canonical_size],
    [filters.shoes_size, facts.shoes_size],
    [filters.shoes_canonical_size, facts.shoes_canonical_size],
  ] as const;
  const asksSize = sizeLists.some(([asked]) => asked.length > 0);
  const { priceRangeMin: min, priceRangeMax: max, clothing_fit, color, gender, sale } = filters;
  const broken: Record<string, boolean> = {
    gender: gender.length > 0 && !gender.includes(facts.gender),
    color: color.length > 0 && !meet(color, item.colors),
    size: asksSize && !sizeLists.some(([asked, has]) => meet(asked, has)),
    clothing_fit: clothing_fit.length > 0 && !meet(clothing_fit, facts.clothing_fit),
    sale: sale && !(item.price < item.full_price),
    priceRangeMin: min !== null && item.price < min,
    priceRangeMax: max !== null && item.price > max,
    availability: facts.availability === 'unavailable',
  };
  return Object.keys(broken).filter((name) => broken[name]);
}

export const countViolations = (items: readonly Item[], filters: Filters): number =>
  items.filter((item) => brokenFilters(item, filters).length > 0).length;
