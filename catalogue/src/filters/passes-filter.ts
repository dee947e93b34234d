import { colorwaysOf } from '../item-facts/colorways.ts';
import { departmentsOfItem, materialsOfItem } from '../item-facts/garment-facts.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { wornFitKeys } from '../item-facts/item-sizes.ts';
import { colorwayTest } from './colorway-test.ts';
import { wornBy } from './facet-keys.ts';
import { type Filter, foldBrand, type TermField } from './filter.ts';
import { namesOneOf, stemsOf } from './title-names.ts';
import { variantColorTest } from './variant-colors.ts';

/** Null where the item alone does not tell: its text and its picture are known to an index only. */
type Verdict = boolean | null;
type Check = (item: IndexedItem) => Verdict;

const VALUES: Readonly<Record<TermField, (item: IndexedItem) => readonly string[]>> = {
  id: ({ id }) => [id],
  type: ({ type }) => [type],
  brand: ({ brand }) => [brand],
  'folded-brand': ({ brand }) => [foldBrand(brand)],
  color: ({ colors }) => colors,
  department: departmentsOfItem,
  material: materialsOfItem,
  gender: ({ gender }) => wornBy(gender),
  size: ({ size_keys }) => size_keys,
  fit: wornFitKeys,
  fact: ({ facets }) => facets,
};

function termsCheck(field: TermField, values: readonly string[]): Check {
  const wanted = new Set(values);
  const valuesOf = VALUES[field];
  return (item) => valuesOf(item).some((value) => wanted.has(value));
}

/** False where one is, unknown where one is unknown, otherwise true. */
function allCheck(checks: readonly Check[]): Check {
  return (item) => {
    let verdict: Verdict = true;
    for (const check of checks) {
      const one = check(item);
      if (one === false) return false;
      if (one === null) verdict = null;
    }
    return verdict;
  };
}

const negated = (verdict: Verdict): Verdict => (verdict === null ? null : !verdict);

/** By De Morgan: any of them passes unless all of them fail. */
function anyCheck(checks: readonly Check[]): Check {
  const allFail = allCheck(checks.map((check) => (item) => negated(check(item))));
  return (item) => negated(allFail(item));
}

function checkOf(filter: Filter): Check {
  switch (filter.kind) {
    case 'all':
      return allCheck(filter.of.map(checkOf));
    case 'any':
      return anyCheck(filter.of.map(checkOf));
    case 'not': {
      const check = checkOf(filter.of);
      return (item) => negated(check(item));
    }
    case 'terms':
      return termsCheck(filter.field, filter.values);
    case 'price': {
      const { min, max } = filter;
      return ({ price }) => (min === null || price >= min) && (max === null || price <= max);
    }
    case 'on-sale':
      return ({ price, full_price }) => price < full_price;
    case 'variant-color':
      return variantColorTest(filter.color);
    case 'colorway': {
      const isWanted = colorwayTest(filter);
      return (item) => colorwaysOf(item).some(isWanted);
    }
    case 'title-type':
      return namesOneOf(filter.types);
    case 'title-word': {
      const [stem] = stemsOf(filter.word);
      return ({ title }) => stem !== undefined && stemsOf(title).includes(stem);
    }
    default:
      return () => null;
  }
}

/**
 * The guarantee that no filter is ever violated: checks items by what is known of them, whatever an
 * index answered. What only an index knows, the words of a text, is left to it.
 */
export function passesFilter(filter: Filter): (item: IndexedItem) => boolean {
  const check = checkOf(filter);
  return (item) => check(item) !== false;
}
