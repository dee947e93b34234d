import { LIST_FILTER_VALUES } from '@modiste/contract/filters/filters';
import { colorwayTest, refusesColors } from '../../filters/colorway-test.ts';
import { FACET_VALUES, keysOfValue } from '../../filters/facet-keys.ts';
import type { RefusedColors } from '../../filters/filter.ts';
import { emptyFacetCounts, type FacetCounts } from '../../search-index/facet-counts.ts';
import {
  bitOfKey,
  createBitCounter,
  type FacetBits,
  groupMask,
  maskOf,
} from '../columns/facet-bits.ts';
import type { FactColumns } from '../columns/fact-columns.ts';
import type { RowSet } from '../rows/row-set.ts';
import { type CountedColumns, type FilteredFor, facetReader } from './facet-tests.ts';
import { nameBrands } from './name-brands.ts';

/** The counts of all values that have bits. */
function nameCounts(counts: Uint32Array, genders: readonly string[]): FacetCounts {
  const facets = emptyFacetCounts();
  for (const facet of FACET_VALUES) {
    const { group, name, value } = facet;
    // No item has two of these keys, so that their counts add up.
    const count = keysOfValue(facet, genders).reduce(
      (sum, key) => sum + (counts[bitOfKey(group, key) ?? -1] ?? 0),
      0,
    );
    if (name === 'sale') facets.sale = count;
    else facets[name][value] = count;
  }
  return facets;
}

/**
 * The bits of all rows, of colors only those of the colorways that have nothing refused in them: a
 * shirt in white, and in black and white, is no black one for whoever refuses black.
 */
function openColorBits(
  { bits, colorways: { codes, values } }: Pick<FactColumns, 'bits' | 'colorways'>,
  refused: RefusedColors,
): FacetBits {
  if (!refusesColors(refused)) return bits;
  const isOpen = colorwayTest({ colors: [], refused });
  const open = values.map((own) =>
    maskOf({ color: own.filter(isOpen).flatMap(({ colors }) => colors) }),
  );
  const ofColors = groupMask('color');
  return bits.map((column, word) => {
    const colors = ofColors[word] ?? 0;
    if (colors === 0) return column;
    return column.map((own, row) => own & (~colors | (open[codes[row] ?? 0]?.[word] ?? 0)));
  });
}

/** For which filters values are counted. */
interface Tallied extends FilteredFor {
  refused: RefusedColors;
  /** Only brands that have this in their names are told. */
  brandText: string;
}

/**
 * What each gender would find where a shoe size is chosen: a woman's size is another number than a
 * man's for shoes that are for everyone, so that one pass cannot count for both.
 */
function countGenders(facts: CountedColumns, among: RowSet, { filters }: FilteredFor) {
  const shoes = [...filters.shoes_size, ...filters.shoes_canonical_size];
  if (shoes.length === 0) return null;
  const counts: Record<string, number> = {};
  for (const gender of LIST_FILTER_VALUES.gender) {
    const chosen = { filters: { ...filters, gender: [gender] }, genders: [gender] };
    const read = facetReader(chosen, facts);
    let count = 0;
    among.each((row) => {
      count += Number(read(row).isFound);
    });
    counts[gender] = count;
  }
  return counts;
}

/** Counts in one pass over rows that match. */
export function tallyFacets(facts: FactColumns, among: RowSet, tallied: Tallied): FacetCounts {
  const { filters, brandText } = tallied;
  const { brands, prices } = facts;
  const columns = { brands, prices, bits: openColorBits(facts, tallied.refused) };
  const counter = createBitCounter(columns.bits);
  const read = facetReader(tallied, columns);
  const byBrand = new Uint32Array(brands.values.length);
  const { codes } = brands;
  let total = 0;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  among.each((row) => {
    const { mask, isPriced, isBranded, isFound } = read(row);
    if (mask !== null) counter.add(row, mask);
    if (isBranded) byBrand[codes[row] ?? 0] = (byBrand[codes[row] ?? 0] ?? 0) + 1;
    total += Number(isFound);
    if (!isPriced) return;
    const price = prices[row] ?? 0;
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  });
  const counted = nameCounts(counter.counts, tallied.genders);
  return {
    ...counted,
    gender: countGenders(columns, among, tallied) ?? counted.gender,
    ...nameBrands(brands, { counts: byBrand, chosen: filters.brand, text: brandText }),
    total,
    price: lowest <= highest ? { lowest, highest } : null,
  };
}
