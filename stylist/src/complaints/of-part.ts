import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import { spellPlace } from '../facts/number-words.ts';
import type { Turn } from '../stylist.ts';

const PART_NAMES: Readonly<Partial<Record<Role, string>>> = {
  shoes: 'shoes',
  bottom: 'pants',
  'one-piece': 'dress',
  top: 'top',
  'mid-layer': 'sweater',
  outer: 'jacket',
  bag: 'bag',
};

/** Of a piece among others its color is meant. */
const PLAINLY: Readonly<Record<string, string | undefined>> = {
  'less light': 'darker',
  'less dark': 'lighter in color',
  'less short': 'longer',
  'less long': 'shorter',
};

/** " in the first one", where only one of several outfits is meant. */
function placeOf(gone: readonly Item[], { outfits }: Turn['state']['shown']): string {
  const meant = outfits.flatMap((ids, at) => (gone.some(({ id }) => ids.includes(id)) ? [at] : []));
  const [at = 0] = meant;
  return meant.length === 1 && outfits.length > 1 ? ` in the ${spellPlace(at)} one` : '';
}

/** Whether a wish is about a part of outfits. */
export const isOfPart = (wish: string): boolean => /^(?:make )?the /.test(wish);

/**
 * A wish, said of the part of an outfit that it is about: where the shoes are too fancy, they alone
 * give way to others. As it was where single pieces are shown.
 * @param gone The pieces that the fault was found with.
 */
export function ofPart(wish: string, gone: readonly Item[], { state }: Turn): string {
  const roles = new Set(gone.map(({ other_info }) => typeRole(other_info.type)));
  const [role = null] = roles;
  const part = role === null || roles.size > 1 ? undefined : PART_NAMES[role];
  const isOfOutfits = state.shown.outfits.length > 0;
  if (!isOfOutfits || part === undefined || wish === '' || wish.startsWith('the ')) return wish;
  return `make the ${part}${placeOf(gone, state.shown)} ${PLAINLY[wish] ?? wish}`;
}
