import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import type { DialogueState } from '@modiste/stylist/dialogue-state';
import type { OutfitCatalogue } from './as-shown.ts';
import { trimOutfits } from './trim-outfits.ts';

/** The pieces that were added, each once. */
export function addedPieces(
  outfits: readonly (readonly Item[])[],
  kept: readonly string[],
): Item[] {
  const byId = new Map(outfits.flat().map((item) => [item.id, item]));
  return [...byId.values()]
    .filter(({ id }) => !kept.includes(id))
    .map((item, at) => ({ ...item, rank: at + 1 }));
}

/** What outfits are brought down to: a search without a budget of its own, and the budget. */
interface Trimming {
  search: OutfitSearch;
  budget: number | null;
}

/** The outfits on the screen within a lower budget, where that is all that is asked of them. */
export async function trimShown(
  catalogue: OutfitCatalogue,
  { request, shown }: Pick<DialogueState, 'request' | 'shown'>,
  { search, budget }: Trimming,
) {
  const { isTrimmed, isForAll, lessBy, set } = request?.outfit ?? {};
  // Of one sum for all outfits nobody knows which of them is to cost less.
  const isAsked = isTrimmed === true && search.roles === undefined && isForAll !== true;
  if (!isAsked || (budget === null && lessBy === undefined)) return null;
  const own = { ...search, seenIds: [] };
  const isSet = set !== undefined;
  const limit = { search: own, budget, isSet, ...(lessBy !== undefined && { lessBy }) };
  const outfits = await trimOutfits(catalogue, shown.outfits, limit);
  const before = new Set(shown.outfits.flat());
  const isNew = outfits.flat().some(({ id }) => !before.has(id));
  const isWhole = outfits.flat().length === shown.outfits.flat().length;
  if (!isNew && !isWhole) return null;
  const candidates = addedPieces(outfits, []);
  // Pieces of one outfit may be in another now.
  const isSame = outfits.every((pieces, at) => {
    const ids = new Set(shown.outfits[at]);
    return pieces.length === ids.size && pieces.every(({ id }) => ids.has(id));
  });
  const notice = isSame ? 'They cost no more than that already, so they stay as they are.' : null;
  return { candidates, total: candidates.length, dropped: null, notice, outfits };
}

/**
 * Outfits that were edited, brought within the budget that was named with the edits. One that cannot be
 * brought there is left out.
 *
 * @param before the ids of the pieces that were there before the edits: others were asked for, and stay
 * where the rest can be brought down without them.
 */
export async function trimChanged(
  catalogue: OutfitCatalogue,
  changed: readonly (readonly Item[])[],
  { search, budget, before }: Trimming & { before: ReadonlySet<string> },
): Promise<(readonly Item[])[]> {
  const { roles: _, ...whole } = search;
  const outfits: (readonly Item[])[] = [];
  for (const pieces of changed) {
    const ids = pieces.map(({ id }) => id);
    const added = ids.filter((id) => !before.has(id));
    for (const keep of added.length > 0 ? [added, []] : [[]]) {
      const limit = { search: { ...whole, seenIds: [], keep }, budget };
      const [trimmed] = await trimOutfits(catalogue, [ids], limit);
      if (trimmed === undefined) continue;
      outfits.push(trimmed);
      break;
    }
  }
  return outfits;
}
