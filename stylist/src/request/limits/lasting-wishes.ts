import { attributeGroup } from '@modiste/lexicon/attributes';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { Turn } from '../../stylist.ts';

const LASTING: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
]);

export const isOfOccasion = ({ concepts }: QueryReading): boolean =>
  concepts.some(({ id }) => LASTING.has(attributeGroup(id)));

type Roles = ReadonlySet<string | null>;

const SHOES: Roles = new Set(['shoes']);
/** What covers shoulders and arms. */
const UPPER: Roles = new Set([
  'top',
  'mid-layer',
  'outer',
  'one-piece',
  'suit',
  'sleep',
  'swim',
  'underwear',
]);
const WAISTED: Roles = new Set([
  'bottom',
  'one-piece',
  'suit',
  'swim',
  'sleep',
  'underwear',
  'hosiery',
]);
const CLOTHES: Roles = new Set([...UPPER, ...WAISTED]);

/** What a garment has to be for a wish of a group to be true of it: no shoe has sleeves. */
const ROLES_OF_GROUP: Readonly<Record<string, Roles | undefined>> = {
  neckline: UPPER,
  sleeve: UPPER,
  rise: WAISTED,
  heel: SHOES,
};
/** Shapes of clothes alone, though bags may be mini and sunglasses oversized; nobody makes shoes for the months before a birth. */
const OF_CLOTHES: ReadonlySet<string> = new Set([
  'maternity',
  'midi',
  'maxi',
  'knee-length',
  'cropped',
  'longline',
  'skinny',
  'straight-leg',
  'wide-leg',
  'bootcut',
  'flared',
  'tapered',
  'barrel-leg',
  'bodycon',
  'a-line',
  'fit-and-flare',
  'empire-waist',
  'peplum',
  'mermaid',
]);

const rolesOf = ({ kind, concepts }: QueryReading): Roles | undefined =>
  kind === 'heel'
    ? SHOES
    : concepts
        .map(({ id }) => (OF_CLOTHES.has(id) ? CLOTHES : ROLES_OF_GROUP[attributeGroup(id) ?? '']))
        .find((roles) => roles !== undefined);

/** Whether none of the kinds that are looked for is one of shoes; not, where no kind is known. */
const areNoShoes = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => typeRole(type) !== 'shoes');

/** The wishes that can be true of the kinds that are looked for; what is refused stays refused. */
export const ofKinds = <Wish extends QueryReading>(
  wishes: readonly Wish[],
  types: readonly string[],
): readonly Wish[] =>
  wishes.filter((wish) => {
    const roles = wish.role === 'negated' ? undefined : rolesOf(wish);
    return roles === undefined || types.length === 0 || types.some((id) => roles.has(typeRole(id)));
  });

/** What is worn to other clothes. */
const COMPLETING: Roles = new Set([
  'shoes',
  'bag',
  'jewelry',
  'headwear',
  'belt',
  'scarf',
  'eyewear',
  'watch',
  'hosiery',
  'outer',
]);

/** Whether a kind completes what was looked for before it: a bag after a dress. */
export const completes = (now: readonly string[], before: readonly string[]): boolean =>
  now.length > 0 &&
  before.length > 0 &&
  now.every((type) => COMPLETING.has(typeRole(type))) &&
  before.some((type) => CLOTHES.has(typeRole(type)) || COMPLETING.has(typeRole(type)));

/** Refusals, and where it goes on the occasion: these outlive another garment. */
export const lastingWishes = (
  wishes: readonly QueryReading[],
  keepsOccasion: boolean,
): QueryReading[] =>
  wishes.filter(
    (wish) =>
      wish.role === 'negated' ||
      wish.kind === 'age' ||
      wish.kind === 'size' ||
      wish.concept?.kind === 'shopper-gender' ||
      (keepsOccasion && isOfOccasion(wish)),
  );

const hasShoeSize = ({ filters }: StyleRequest): boolean =>
  filters.shoes_size.length + filters.shoes_canonical_size.length > 0;

/**
 * The sizes of shoes while single kinds are looked for: no coat has one, and boots have the size that
 * was said of sneakers before the coat.
 */
export function shoeSizes(
  request: StyleRequest,
  types: readonly string[],
  { defaultFilters, state }: Turn,
) {
  const { shoes_size, shoes_canonical_size } = defaultFilters;
  if (areNoShoes(types)) return { shoes_size, shoes_canonical_size };
  const isKnown = types.length === 0 || hasShoeSize(request);
  const before = state.earlier.findLast((one) => one.wearer === request.wearer && hasShoeSize(one));
  const { filters } = isKnown || before === undefined ? request : before;
  return { shoes_size: filters.shoes_size, shoes_canonical_size: filters.shoes_canonical_size };
}

/**
 * A request that goes on with single pieces after outfits: what it is worn for stays known, and what is
 * refused; the budget was that of all pieces.
 */
export const forSinglePieces = (request: StyleRequest): StyleRequest => ({
  ...request,
  wishes: lastingWishes(request.wishes, true),
  filters: { ...request.filters, priceRangeMin: null, priceRangeMax: null },
  outfit: null,
  anchor: null,
});
