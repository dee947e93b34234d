import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';

/** The pieces of one outfit. */
export type Outfit = readonly Item[];

const CENTS = 100;

/** The part that a piece plays in an outfit, such as "shoes"; null for a type that is not known. */
export const roleOf = ({ other_info }: Item): Role | null => typeRole(other_info.type);

/** What all pieces of an outfit cost, in dollars and whole cents. */
export const totalOf = (outfit: Outfit): number =>
  Math.round(outfit.reduce((sum, { price }) => sum + price, 0) * CENTS) / CENTS;

/** The colors that an item is shown in. */
export const colorsOf = ({ shown_color, other_info, colors }: Item): readonly string[] =>
  other_info.color_variants?.find(({ name }) => name === shown_color)?.colors ?? colors;

/** Whether a piece is one of those of an outfit. */
export const has = (outfit: Outfit, { id }: Item): boolean => outfit.some((item) => item.id === id);

/** The other pieces of an outfit. */
export const without = (outfit: Outfit, piece: Item): Outfit =>
  outfit.filter(({ id }) => id !== piece.id);

/** The other ones of several outfits. */
export const othersThan = (outfits: readonly Outfit[], outfit: Outfit): readonly Outfit[] =>
  outfits.filter((one) => one !== outfit);

const idsOf = (outfit: Outfit): string =>
  outfit
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** Whether two outfits have the same pieces, in whatever order. */
export const areSame = (one: Outfit, other: Outfit): boolean => idsOf(one) === idsOf(other);

/** Whether an outfit is the only one that is shown. */
export const isAlone = (outfit: Outfit, outfits: readonly Outfit[]): boolean =>
  outfits.length === 1 && outfits.every((one) => areSame(one, outfit));

/** How many pieces of one outfit another one has, too. */
export const countShared = (one: Outfit, other: Outfit): number =>
  one.filter((item) => has(other, item)).length;

/** The outfit that has most pieces of another one; the first of several, null where there is none. */
export const nearestTo = (outfit: Outfit, outfits: readonly Outfit[]): Outfit | null =>
  outfits.toSorted((one, other) => countShared(other, outfit) - countShared(one, outfit)).at(0) ??
  null;
