import { CATEGORIES } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { planSearch } from '../plan/plan-search.ts';
import { type ResolvedRequest, understandRequest } from '../plan/resolve-request.ts';
import type { Relaxation } from '../request/search-request.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { countMatches } from './count-matches.ts';
import { type Loosened, loosenFilters, withoutFilters } from './loosen-filters.ts';
import { loosenWords, withoutStrictWords } from './loosen-words.ts';
import { moveLimit } from './move-limit.ts';

const RELAXATIONS_MAX = 4;
/** Each is searched to be counted, and with a picture that compares everything anew. */
const WITH_PICTURE_MAX = 3;

async function count(
  snapshot: CatalogueSnapshot,
  request: ResolvedRequest,
  { query, filters }: Loosened,
): Promise<number> {
  const loose = { ...request, query, filters };
  const { index } = snapshot;
  const understood = await understandRequest(snapshot, loose);
  return countMatches(index, planSearch(index.vocabulary, loose, understood));
}

async function countAll(
  snapshot: CatalogueSnapshot,
  request: ResolvedRequest,
  loosened: readonly Loosened[],
): Promise<Relaxation[]> {
  const counted: Relaxation[] = [];
  const most = request.imageEmbedding === null ? RELAXATIONS_MAX : WITH_PICTURE_MAX;
  for (const one of loosened) {
    if (counted.length === most) break;
    const found = await count(snapshot, request, one);
    const { label, query, filters } = one;
    if (found > 0) counted.push({ label, query, filters, count: found });
  }
  return counted;
}

/** What to look at instead of goods that no fashion shop sells: its largest departments. */
async function offerDepartments(
  snapshot: CatalogueSnapshot,
  request: ResolvedRequest,
): Promise<Relaxation[]> {
  const counted = await Promise.all(
    CATEGORIES.map(async (category): Promise<Relaxation> => {
      const filters = { ...request.filters, category: [category] };
      const open = { label: `Shop ${category.toLowerCase()}`, query: '', filters, loss: 1 };
      return { ...open, count: await count(snapshot, { ...request, imageEmbedding: null }, open) };
    }),
  );
  return counted
    .filter(({ count: found }) => found > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, RELAXATIONS_MAX)
    .map(({ label, query, filters, count: found }) => ({ label, query, filters, count: found }));
}

/**
 * What to try where nothing is found: each gives up one constraint by name, the least loss first, and
 * finds something. Where no single one does, giving up all filters is offered, or all strict words.
 */
export async function findRelaxations(
  snapshot: CatalogueSnapshot,
  resolved: ResolvedRequest,
  understood: UnderstoodQuery,
): Promise<Relaxation[]> {
  // What a model says of the words is not what it would say of others.
  const request = { ...resolved, embedded: null };
  if (understood.unknownGoods !== null) return offerDepartments(snapshot, request);
  const limits = await moveLimit(snapshot, request);
  const single = [
    ...limits,
    ...loosenFilters(request),
    ...loosenWords(request, understood),
  ].toSorted((a, b) => a.loss - b.loss);
  const found = await countAll(snapshot, request, single);
  if (found.length > 0) return found;
  const several = [...withoutFilters(request), ...withoutStrictWords(request, understood)];
  return countAll(snapshot, request, several);
}
