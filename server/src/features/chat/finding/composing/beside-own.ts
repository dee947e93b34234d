import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import type { OutfitCatalogue } from './as-shown.ts';

const roleOf = (item: Item) => typeRole(item.other_info.type);

/** What the shop sells that comes nearest to a piece of the shopper's own; null where nothing does. */
async function standInFor(
  { composeOutfits }: OutfitCatalogue,
  words: string,
  { filters }: StyleRequest,
): Promise<Item | null> {
  const role = understandQuery(words).types.map(typeRole)[0];
  if (role === undefined || role === null) return null;
  const [found] = await composeOutfits({
    query: words,
    filters: { ...DEFAULT_FILTERS, gender: filters.gender },
    budget: null,
    keep: [],
    roles: [role],
    isPlain: true,
    limit: 1,
  });
  return found?.pieces.find((piece) => roleOf(piece) === role) ?? null;
}

/**
 * The catalogue, which composes outfits to be worn with what the shopper has. The nearest piece that
 * the shop sells stands in for each of these, and is then left out: of what is shown, of its price and
 * of the budget.
 */
export async function composingBesideOwn(
  catalogue: OutfitCatalogue,
  request: StyleRequest,
): Promise<OutfitCatalogue> {
  const own = request.outfit?.own ?? [];
  const found = await Promise.all(own.map((words) => standInFor(catalogue, words, request)));
  const standIns = found.flatMap((item) => item ?? []);
  if (standIns.length === 0) return catalogue;
  const composeOutfits = async (search: OutfitSearch) => {
    const kept = await catalogue.itemsByIds([...search.keep]);
    const taken = new Set([...kept.map(roleOf), ...(search.roles ?? [])]);
    const worn = standIns.filter((item) => !taken.has(roleOf(item)));
    const ids = worn.map(({ id }) => id);
    const price = worn.reduce((sum, item) => sum + item.price, 0);
    const composed = await catalogue.composeOutfits({
      ...search,
      keep: [...search.keep, ...ids],
      budget: search.budget === null ? null : search.budget + price,
    });
    return composed.map(({ pieces, total }) => ({
      pieces: pieces.filter(({ id }) => !ids.includes(id)),
      total: Math.round((total - price) * 100) / 100,
    }));
  };
  return { ...catalogue, composeOutfits };
}
