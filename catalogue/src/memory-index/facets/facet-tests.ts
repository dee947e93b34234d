import type { Filters } from '@modiste/contract/filters/filters';
import { chosenKeys, FACET_GROUPS } from '../../filters/facet-keys.ts';
import { BIT_WORDS, groupMask, hasAnyBit, maskOf } from '../columns/facet-bits.ts';
import type { FactColumns } from '../columns/fact-columns.ts';
import { brandFlags, brandMatcher } from './name-brands.ts';

/** What is read of rows that are counted. */
export type CountedColumns = Pick<FactColumns, 'bits' | 'brands' | 'prices'>;

/** What an item is counted for: everything, or the one group of filters that it fails. */
export interface Counted {
  /** The values to count an item for: all, those of the one group it fails, or none. */
  mask: Uint32Array | null;
  isPriced: boolean;
  isBranded: boolean;
  /** Whether a search with all filters finds it. */
  isFound: boolean;
}

const NOTHING: Counted = { mask: null, isPriced: false, isBranded: false, isFound: false };
const EVERYTHING: Counted = {
  mask: new Uint32Array(BIT_WORDS).fill(0xffff_ffff),
  isPriced: true,
  isBranded: true,
  isFound: true,
};

/** Filters, and whom they are chosen for: see `chosenKeys`. */
export interface FilteredFor {
  filters: Filters;
  genders: readonly string[];
}

interface FacetTest {
  fails: (row: number) => boolean;
  /** What an item counts for that fails nothing else. */
  alone: Counted;
}

function bitTests({ filters, genders }: FilteredFor, { bits }: CountedColumns): FacetTest[] {
  const chosen = chosenKeys(filters, genders);
  return FACET_GROUPS.filter((group) => chosen[group].length > 0).map((group) => {
    const wanted = maskOf({ [group]: chosen[group] });
    return {
      fails: (row) => !hasAnyBit(bits, row, wanted),
      alone: { ...NOTHING, mask: groupMask(group) },
    };
  });
}

function brandTest({ brand }: Filters, { brands }: CountedColumns): FacetTest[] {
  if (brand.length === 0) return [];
  const { codes } = brands;
  const flags = brandFlags(brands, brandMatcher(brand));
  return [{ fails: (row) => flags[codes[row] ?? 0] !== 1, alone: { ...NOTHING, isBranded: true } }];
}

function priceTest(filters: Filters, { prices }: CountedColumns): FacetTest[] {
  const { priceRangeMin: min, priceRangeMax: max } = filters;
  if (min === null && max === null) return [];
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  const fails = (row: number) => (prices[row] ?? 0) < least || (prices[row] ?? 0) > most;
  return [{ fails, alone: { ...NOTHING, isPriced: true } }];
}

/** Tells what an item counts for: whatever it would be found by if one group were not chosen. */
export function facetReader(asked: FilteredFor, facts: CountedColumns): (row: number) => Counted {
  const tests = [
    ...bitTests(asked, facts),
    ...brandTest(asked.filters, facts),
    ...priceTest(asked.filters, facts),
  ];
  return (row) => {
    let failed: Counted | null = null;
    for (const { fails, alone } of tests) {
      if (!fails(row)) continue;
      if (failed !== null) return NOTHING;
      failed = alone;
    }
    return failed ?? EVERYTHING;
  };
}
