import { type Filters, SIZE_FILTER_NAMES } from '@modiste/contract/filters/filters';

/** A limit that can be given up, and how much of what was asked for goes with it. */
interface Limit {
  open: Partial<Filters>;
  isSet: (filters: Filters) => boolean;
  loss: number;
}

const NO_SIZES = Object.fromEntries(SIZE_FILTER_NAMES.map((name) => [name, []]));

/** Whom it is for is never given up beside something else. */
const LIMITS: readonly Limit[] = [
  { open: { clothing_fit: [] }, isSet: (all) => all.clothing_fit.length > 0, loss: 0.3 },
  { open: { sale: false }, isSet: (all) => all.sale, loss: 0.35 },
  { open: { color: [] }, isSet: (all) => all.color.length > 0, loss: 0.4 },
  { open: { material: [] }, isSet: (all) => all.material.length > 0, loss: 0.45 },
  { open: { priceRangeMax: null }, isSet: (all) => all.priceRangeMax !== null, loss: 0.48 },
  { open: { priceRangeMin: null }, isSet: (all) => all.priceRangeMin !== null, loss: 0.3 },
  { open: { brand: [] }, isSet: (all) => all.brand.length > 0, loss: 0.5 },
  { open: { category: [] }, isSet: (all) => all.category.length > 0, loss: 0.55 },
  {
    open: NO_SIZES,
    isSet: (all) => SIZE_FILTER_NAMES.some((name) => all[name].length > 0),
    loss: 0.6,
  },
];

const TRIED_MAX = 8;

/** Every choice of so many of these. */
function choose<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((one, at) =>
    choose(all.slice(at + 1), count - 1).map((others) => [one, ...others]),
  );
}

const lossOf = (limits: readonly Limit[]): number =>
  limits.reduce((sum, { loss }) => sum + loss, 0);

/**
 * The same filters with so many limits less, the least loss first.
 * @param count How many limits at once.
 */
export function loosenLimits(filters: Filters, count: number): Filters[] {
  const set = LIMITS.filter(({ isSet }) => isSet(filters));
  return choose(set, count)
    .toSorted((one, other) => lossOf(one) - lossOf(other))
    .slice(0, TRIED_MAX)
    .map((limits) => Object.assign({ ...filters }, ...limits.map(({ open }) => open)));
}
