import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import {
  DEFAULT_FILTERS,
  type Filters,
  SIZE_FILTER_NAMES,
} from '@modiste/contract/filters/filters';
import { formatPrice } from '@modiste/contract/price';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Deps } from '../../../deps/deps.ts';
import { tasteOf } from '../../../preferences/read-preferences.ts';
import type { Wanted } from './find-candidates.ts';
import { listed, nameDroppedFilters } from './name-dropped.ts';
import type { Matches } from './read-matches.ts';

const OUTFITS_MAX = 3;
/** Single items that go with another: each is an outfit of the two. */
const COMPANIONS_MAX = 12;
/** The parts of an outfit that the words name: "shoes for it". */
function namedRoles({ wishes }: StyleRequest): Role[] {
  const types = wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'type'));
  return [...new Set(types.flatMap(({ id }) => typeRole(id) ?? []))];
}

const countComparisons = (request: Pick<StyleRequest, 'wishes'> | undefined): number =>
  (request?.wishes ?? []).filter(({ concepts }) =>
    concepts.some(({ kind }) => kind === 'comparison'),
  ).length;

/** "Make it more casual" asks for other outfits than those on the screen; "no bag" does not. */
function seenIds({ request, earlier, shown }: Wanted['state']): readonly string[] {
  const before = earlier.at(-1);
  const isCompared = countComparisons(request) > countComparisons(before);
  const isAgain = before?.outfit !== null && before?.refinedQuery === request.refinedQuery;
  const isSame = isAgain && !filtersDiffer(before.filters, request.filters);
  return isCompared || isSame ? shown.outfits.flat() : [];
}

/** What the catalogue is asked for a request, but for what it is limited to. */
export function outfitSearch({ shopper, state }: Wanted): OutfitSearch {
  const { request } = state;
  const { outfit, anchor, refinedQuery, filters, exceptIds, wearer } = request;
  const roles = outfit === null ? namedRoles(request) : [];
  const beside = anchor?.relation === 'beside' ? [anchor.itemId] : [];
  return {
    query: refinedQuery,
    filters,
    budget: outfit?.budget ?? null,
    keep: [...new Set([...(outfit?.keep ?? []), ...beside])],
    exceptIds,
    seenIds: seenIds(state),
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

/** How far a budget that is too small is raised before it is given up. */
const BUDGET_RAISE = 1.5;

/** What a total may cost, where it is also the most that a filter lets a piece cost. */
const withoutBudget = ({ budget, filters }: OutfitSearch): Filters =>
  budget !== null && filters.priceRangeMax === budget
    ? { ...filters, priceRangeMax: null }
    : filters;

/** With one limit less each; the last one has none but whom it is for. */
function looserSearches(search: OutfitSearch): Looser[] {
  const { budget, filters } = search;
  const unpaid = withoutBudget(search);
  const paid = budget === null ? [] : [`the budget of ${formatPrice(budget)}`];
  const raised = paid.flatMap((dropped) =>
    [(budget ?? 0) * BUDGET_RAISE, null].map((raise) => ({
      search: { ...search, budget: raise, filters: unpaid },
      dropped,
    })),
  );
  const single = LOOSER_FILTERS.flatMap((open): Looser[] => {
    const loose = { ...filters, ...open };
    const dropped = nameDroppedFilters(unpaid, { ...unpaid, ...open });
    return dropped === null ? [] : [{ search: { ...search, filters: loose }, dropped }];
  });
  const bare = { ...DEFAULT_FILTERS, gender: filters.gender };
  const all = [...paid, nameDroppedFilters(unpaid, bare) ?? []].flat();
  const loosest = { search: { ...search, filters: bare, budget: null }, dropped: listed(all) };
  return [...raised, ...single, ...(all.length > 0 ? [loosest] : [])];
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
  const looser = looserSearches(asked);
  // Where not even the loosest finds anything, the others need not be tried.
  const last = looser.at(-1);
  const loosest = last && (await read(last));
  if (!loosest) return null;
  for (const one of looser.slice(0, -1)) {
    const nearest = await read(one);
    if (nearest) return nearest;
  }
  return loosest;
}
