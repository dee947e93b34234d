import type { Filters, ListFilterName } from '@modiste/contract/filters/filters';
import type { FactColumns } from '../shop/fact-columns.ts';
import { BIT_WORDS, createBitCounter, groupMask, hasAnyBit, maskOf } from './facet-bits.ts';
import { chosenKeys, FACET_GROUPS, FACET_VALUES } from './facet-values.ts';

/** How many items each value would find, were it the only one chosen of its group. */
export type FacetCounts = Record<ListFilterName, Record<string, number>> & {
  sale: number;
  /** Without the price filters; null where nothing is found. */
  price: { lowest: number; highest: number } | null;
};

const ALL_BITS = new Uint32Array(BIT_WORDS).fill(0xffff_ffff);

interface Counted {
  /** The values to count an item for: all, those of the one group it fails, or none. */
  mask: Uint32Array | null;
  isPriced: boolean;
}

const NOTHING: Counted = { mask: null, isPriced: false };
const PRICE_ALONE: Counted = { mask: null, isPriced: true };
const EVERYTHING: Counted = { mask: ALL_BITS, isPriced: true };

/** What each item counts for: whatever it would be found by if one group were not chosen. */
function readerOf(filters: Filters, { bits, prices }: FactColumns) {
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  const chosen = chosenKeys(filters);
  const groups = FACET_GROUPS.filter((group) => chosen[group].length > 0).map((group) => ({
    wanted: maskOf({ [group]: chosen[group] }),
    alone: { mask: groupMask(group), isPriced: false },
  }));
  return (row: number): Counted => {
    const price = prices[row] ?? 0;
    const isOutside = (min !== null && price < min) || (max !== null && price > max);
    let failed: Counted | null = null;
    for (const { wanted, alone } of groups) {
      if (hasAnyBit(bits, row, wanted)) continue;
      if (failed !== null) return NOTHING;
      failed = alone;
    }
    if (failed === null) return isOutside ? PRICE_ALONE : EVERYTHING;
    return isOutside ? NOTHING : failed;
  };
}

function present(counts: Uint32Array, prices: FacetCounts['price']): FacetCounts {
  const facets: FacetCounts = {
    gender: {},
    clothing_size: {},
    clothing_canonical_size: {},
    shoes_size: {},
    shoes_canonical_size: {},
    clothing_fit: {},
    color: {},
    sale: 0,
    price: prices,
  };
  FACET_VALUES.forEach(({ name, value }, bit) => {
    const count = counts[bit] ?? 0;
    if (name === 'sale') facets.sale = count;
    else facets[name][value] = count;
  });
  return facets;
}

export const NO_FACETS = present(new Uint32Array(FACET_VALUES.length), null);

export type EachRow = (visit: (row: number) => void) => void;

/** Counts in one pass over rows that match. */
export function tallyFacets(facts: FactColumns, eachRow: EachRow, filters: Filters): FacetCounts {
  const counter = createBitCounter(facts.bits);
  const read = readerOf(filters, facts);
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  eachRow((row) => {
    const { mask, isPriced } = read(row);
    if (mask !== null) counter.add(row, mask);
    if (!isPriced) return;
    const price = facts.prices[row] ?? 0;
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  });
  return present(counter.counts, lowest <= highest ? { lowest, highest } : null);
}
