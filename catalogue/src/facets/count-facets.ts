import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { FacetRequest } from '../catalogue.ts';
import { gendersShoppedFor } from '../filters/constraints.ts';
import {
  type EachRow,
  type FacetCounts,
  tallyFacets,
} from '../memory-index/facets/tally-facets.ts';
import type { RowSet } from '../memory-index/rows/row-set.ts';
import { matchSets } from '../plan/match-sets.ts';
import { planSearch } from '../plan/plan-search.ts';
import { WORDS_MAX } from '../retrieve/sources.ts';
import { findNear, isExact, type SearchPlan } from '../search/find-page.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { resolveRequest, understandRequest } from '../understand/resolve-request.ts';

interface ResolvedRequest {
  shop: CatalogueSnapshot;
  /** The search without its filters. */
  wanted: SearchPlan;
  among: RowSet;
}

const worded = ({ shop, wanted, among }: ResolvedRequest): Uint32Array =>
  shop.words.matching(wanted.understood.words, among);

/** A picture finds whatever has one, near or far; words beside it find what matches them. */
function likePicture(asked: ResolvedRequest): EachRow {
  const { shop, among } = asked;
  const unseen = worded(asked).filter((row) => !shop.looks.has(row));
  return (visit) => {
    for (const row of unseen) visit(row);
    among.each((row) => {
      if (shop.looks.has(row)) visit(row);
    });
  };
}

/**
 * A search ranks the best of what its words find. Where they find no more than it ranks, it is
 * asked for all it finds; where they find more, any of it may come up with a value chosen.
 */
async function matching(asked: ResolvedRequest): Promise<readonly number[] | Uint32Array> {
  const rows = worded(asked);
  if (rows.length > WORDS_MAX) return rows;
  const matches = await findNear(asked.shop, asked.wanted, asked.among);
  return matches.map(({ row }) => row);
}

async function findRows(shop: CatalogueSnapshot, wanted: SearchPlan): Promise<EachRow> {
  const sets = matchSets(shop, wanted);
  const among = sets.matches.count > 0 ? sets.matches : sets.alternatives;
  if (isExact(wanted, sets)) return (visit) => among.each(visit);
  const asked = { shop, wanted, among };
  if (wanted.look !== null) return likePicture(asked);
  const rows = await matching(asked);
  return (visit) => {
    for (const row of rows) visit(row);
  };
}

/** Counts every filter's values over what the search finds, with all other filters kept. */
export async function countFacets(
  shop: CatalogueSnapshot,
  request: FacetRequest,
): Promise<FacetCounts> {
  const open = await resolveRequest(shop, { ...request, filters: DEFAULT_FILTERS });
  const wanted = planSearch(open, understandRequest(shop, open));
  const { filters, brandText = '' } = request;
  const genders = gendersShoppedFor(filters, wanted.constraints.hard);
  const rows = await findRows(shop, wanted);
  return tallyFacets(shop.facts, rows, { filters, genders, brandText });
}
