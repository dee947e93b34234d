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

/** What only clothes are made for: nobody makes shoes for the months before a birth. */
const OF_CLOTHES: ReadonlySet<string> = new Set(['maternity']);
const NO_CLOTHES: ReadonlySet<string | null> = new Set([
  'shoes',
  'bag',
  'jewelry',
  'watch',
  'eyewear',
  'headwear',
  'scarf',
]);

/** What only shoes have: no robe has an open toe. */
const OF_SHOES: ReadonlySet<string | null> = new Set(['toe', 'heel']);

const isOfShoes = ({ kind, role, concepts }: QueryReading): boolean =>
  role !== 'negated' &&
  (kind === 'heel' || concepts.some(({ id }) => OF_SHOES.has(attributeGroup(id))));

/** Whether none of the kinds that are looked for is one of shoes; not, where no kind is known. */
const areNoShoes = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => typeRole(type) !== 'shoes');

/** The wishes that can be true of the kinds that are looked for. */
export const ofKinds = <Wish extends QueryReading>(
  wishes: readonly Wish[],
  types: readonly string[],
): readonly Wish[] =>
  types.length > 0 && types.every((type) => NO_CLOTHES.has(typeRole(type)))
    ? wishes.filter(({ concepts }) => !concepts.some(({ id }) => OF_CLOTHES.has(id)))
    : wishes.filter((wish) => !(areNoShoes(types) && isOfShoes(wish)));

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
