import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { PieceLimit } from '@modiste/stylist/piece-limit';
import { isWithinLimits } from '@modiste/stylist/within-limits';
import type { OutfitCatalogue } from './as-shown.ts';

/** So often others are looked for in the place of what costs more than was said of its kind. */
const ROUNDS_MAX = 8;

/** The catalogue, which composes outfits of pieces that cost no more than was said of each kind. */
export function composingWithinLimits(
  catalogue: OutfitCatalogue,
  limits: readonly PieceLimit[] = [],
): OutfitCatalogue {
  if (limits.length === 0) return catalogue;
  const composeOutfits = async (search: OutfitSearch) => {
    const dear = new Set<string>(search.exceptIds ?? []);
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const composed = await catalogue.composeOutfits({ ...search, exceptIds: [...dear] });
      const known = dear.size;
      const pieces = composed.flatMap((one) => one.pieces);
      const fresh = pieces.filter(({ id }) => !search.keep.includes(id));
      for (const item of fresh) if (!isWithinLimits(item, limits)) dear.add(item.id);
      if (dear.size === known) return composed;
    }
    return [];
  };
  return { ...catalogue, composeOutfits };
}
