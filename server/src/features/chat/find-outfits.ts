import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { type Filters, SIZE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Deps } from '../../deps/deps.ts';
import { tasteOf } from '../../preferences/read-preferences.ts';
import type { Matches, Wanted } from './find-candidates.ts';
import { nameDroppedFilters } from './name-dropped.ts';

const OUTFITS_MAX = 3;
/** Single items that go with another: each is an outfit of the two. */
const COMPANIONS_MAX = 12;
/** How far a budget that is too small is raised, in steps, before it is given up. */
const BUDGET_STEPS = [1.25, 1.5, 2] as const;

/** The parts of an outfit that the words name: "shoes for it". */
function namedRoles({ wishes }: StyleRequest): Role[] {
  const types = wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'type'));
  return [...new Set(types.flatMap(({ id }) => typeRole(id) ?? []))];
}

/** What the catalogue is asked for a request, but for what it is limited to. */
export function outfitSearch({ shopper, state: { request } }: Wanted): OutfitSearch {
  const { outfit, anchor, refinedQuery, filters, exceptIds, wearer } = request;
  const roles = outfit === null ? namedRoles(request) : [];
  const beside = anchor?.relation === 'beside' ? [anchor.itemId] : [];
  return {
    query: refinedQuery,
    filters,
    budget: outfit?.budget ?? null,
    keep: [...new Set([...(outfit?.keep ?? []), ...beside])],
    exceptIds,
    ...(roles.length > 0 && { roles }),
    ...(wearer === 'self' && { preferences: tasteOf(shopper.preferences) }),
    limit: roles.length > 0 ? COMPANIONS_MAX : OUTFITS_MAX,
  };
}

interface Looser {
  search: OutfitSearch;
  dropped: string;
}

const NO_SIZES = Object.fromEntries(SIZE_FILTER_NAMES.map((name) => [name, []]));

/** Each limit given up alone, in the order in which that is least against what was asked for. */
const LOOSER_FILTERS: readonly Partial<Filters>[] = [
  { sale: false },
  { priceRangeMax: null },
  { priceRangeMin: null },
  { color: [] },
  { material: [] },
  { brand: [] },
  { category: [] },
  NO_SIZES,
];

function* looserSearches(search: OutfitSearch): Generator<Looser> {
  const { budget, filters } = search;
  if (budget !== null) {
    const dropped = `the budget of ${formatPrice(budget)}`;
    for (const step of BUDGET_STEPS)
      yield { search: { ...search, budget: budget * step }, dropped };
    yield { search: { ...search, budget: null }, dropped };
  }
  for (const open of LOOSER_FILTERS) {
    const loose = { ...filters, ...open };
    const dropped = nameDroppedFilters(filters, loose);
    if (dropped !== null) yield { search: { ...search, filters: loose }, dropped };
  }
}

/** The pieces that were added, each once. */
function addedPieces(outfits: readonly (readonly Item[])[], kept: readonly string[]): Item[] {
  const byId = new Map(outfits.flat().map((item) => [item.id, item]));
  return [...byId.values()]
    .filter(({ id }) => !kept.includes(id))
    .map((item, at) => ({ ...item, rank: at + 1 }));
}

/**
 * Composes whole outfits, or finds items of the named parts that go with one. Where that cannot be
 * within every limit, the first limit is given up that stands in the way.
 * @returns Null where nothing can be composed at all.
 */
export async function findOutfits(
  { catalogue }: Pick<Deps, 'catalogue'>,
  wanted: Wanted,
): Promise<Matches | null> {
  const asked = outfitSearch(wanted);
  const { keep, roles } = asked;
  const read = async ({ search, dropped }: { search: OutfitSearch; dropped: string | null }) => {
    const composed = await catalogue.composeOutfits(search);
    if (composed.length === 0) return null;
    const outfits = composed.map(({ pieces }) => pieces);
    const candidates = addedPieces(outfits, keep);
    const total = candidates.length;
    return { candidates, total, dropped, notice: null, outfits: roles ? [] : outfits };
  };
  const found = await read({ search: asked, dropped: null });
  if (found) return found;
  for (const looser of looserSearches(asked)) {
    const nearest = await read(looser);
    if (nearest) return nearest;
  }
  return null;
}
