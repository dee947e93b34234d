import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { COLORS } from '@modiste/contract/values';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import type { OutfitChange } from '@modiste/stylist/outfit-request';

/** What is looked for, in the shopper's words. */
interface Wishing {
  state: { request: Pick<StyleRequest, 'wishes'> };
}

/** Those with the very kind that was asked for, where there are such: who wants earrings wants no bracelet. */
export function ofKindAsked(
  { state: { request } }: Wishing,
  { bases, fill }: OutfitChange,
  outfits: readonly (readonly Item[])[],
): readonly (readonly Item[])[] {
  const kept = new Set(bases.flat());
  const asked = request.wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])))
    .filter((type) => fill.some((role) => role === typeRole(type)));
  const exact = outfits.filter((pieces) =>
    asked.every((type) =>
      pieces.some(({ id, other_info }) => !kept.has(id) && isKindOf(other_info.type, type)),
    ),
  );
  return exact.length > 0 ? exact : outfits;
}

/** The search for new pieces in the very colors that were asked for; null where none was. */
export function inColorAsked(
  { state: { request } }: Wishing,
  search: OutfitSearch,
): OutfitSearch | null {
  const asked = request.wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : [])));
  const colors = COLORS.filter((color) => asked.includes(color));
  if (colors.length === 0 || search.filters.color.length > 0) return null;
  return { ...search, filters: { ...search.filters, color: colors } };
}
