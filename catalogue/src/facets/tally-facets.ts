import type { ClosedListFilterName, Filters } from '@modiste/contract/filters/filters';
import type { FactColumns } from '../shop/fact-columns.ts';
import { createBitCounter } from './facet-bits.ts';
import { facetReader } from './facet-tests.ts';
import { FACET_VALUES } from './facet-values.ts';
import { nameBrands } from './named-brands.ts';

/** How many items each value would find, were it the only one chosen of its group. */
export interface FacetCounts extends Record<ClosedListFilterName, Record<string, number>> {
  sale: number;
  /** Without the price filters; null where nothing is found. */
  price: { lowest: number; highest: number } | null;
  /** The brands with most items, and those that are chosen. */
  brand: Record<string, number>;
  /** How many brands there are in all. */
  brands: number;
  /** How many items a search with all these filters finds. */
  total: number;
}

type ListedCounts = Pick<FacetCounts, ClosedListFilterName | 'sale'>;

function nameCounts(counts: Uint32Array): ListedCounts {
  const facets: ListedCounts = {
    gender: {},
    clothing_size: {},
    clothing_canonical_size: {},
    shoes_size: {},
    shoes_canonical_size: {},
    clothing_fit: {},
    color: {},
    category: {},
    material: {},
    sale: 0,
  };
  FACET_VALUES.forEach(({ name, value }, bit) => {
    const count = counts[bit] ?? 0;
    if (name === 'sale') facets.sale = count;
    else facets[name][value] = count;
  });
  return facets;
}

export const NO_FACETS: FacetCounts = {
  ...nameCounts(new Uint32Array(FACET_VALUES.length)),
  price: null,
  brand: {},
  brands: 0,
  total: 0,
};

export type EachRow = (visit: (row: number) => void) => void;

/** For which filters values are counted. */
interface Tallied {
  filters: Filters;
  /** Only brands that have this in their names are told. */
  brandText: string;
}

/** Counts in one pass over rows that match. */
export function tallyFacets(
  facts: FactColumns,
  eachRow: EachRow,
  { filters, brandText }: Tallied,
): FacetCounts {
  const counter = createBitCounter(facts.bits);
  const read = facetReader(filters, facts);
  const byBrand = new Uint32Array(facts.brands.values.length);
  const { codes } = facts.brands;
  let total = 0;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  eachRow((row) => {
    const { mask, isPriced, isBranded, isFound } = read(row);
    if (mask !== null) counter.add(row, mask);
    if (isBranded) byBrand[codes[row] ?? 0] = (byBrand[codes[row] ?? 0] ?? 0) + 1;
    total += Number(isFound);
    if (!isPriced) return;
    const price = facts.prices[row] ?? 0;
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  });
  return {
    ...nameCounts(counter.counts),
    ...nameBrands(facts.brands, { counts: byBrand, chosen: filters.brand, text: brandText }),
    total,
    price: lowest <= highest ? { lowest, highest } : null,
  };
}
