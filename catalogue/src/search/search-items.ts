import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import { isExact, type MatchedWishes, matchWishes } from '../plan/match-wishes.ts';
import { planSearch } from '../plan/plan-search.ts';
import { resolveRequest, understandRequest } from '../plan/resolve-request.ts';
import { findRelaxations } from '../relax/find-relaxations.ts';
import type { SearchRequest, SearchResult } from '../request/search-request.ts';
import { rankNear } from '../retrieve/rank-candidates.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { arrangePage } from './arrange-page.ts';
import { describeAbsence, describeAlternatives } from './describe-matches.ts';
import { findPage } from './find-page.ts';

/**
 * What was understood, as it was kept: what every match meets counts as kept strictly. Goods that no
 * fashion shop sells are the notice's to tell.
 */
function tellReadings(
  understood: UnderstoodQuery,
  { wishes }: MatchedWishes,
  total: number,
): UnderstoodQuery {
  const met = new Set(total > 0 ? wishes.flatMap(({ ids }) => ids) : []);
  const isBrandMet = total > 0 && wishes.some(({ kind }) => kind === 'brand');
  const isMet = ({ kind, role, concepts }: QueryReading) =>
    (kind === 'brand' && isBrandMet) ||
    (role === 'wanted' && concepts.length > 0 && concepts.every(({ id }) => met.has(id)));
  const readings = understood.readings
    .filter(({ kind }) => kind !== 'goods')
    .map((reading) => ({ ...reading, hard: reading.hard || isMet(reading) }));
  return { ...understood, readings };
}

const ALL_THERE = { notice: null, isLeftOut: false };

/** Searches what is for sale in one published version: see the pipeline in docs/search.md. */
export async function searchItems(
  snapshot: CatalogueSnapshot,
  request: SearchRequest,
  embedded: EmbeddedQuery | null = null,
): Promise<SearchResult> {
  const { index } = snapshot;
  const resolved = await resolveRequest(snapshot, request, embedded);
  const understood = await understandRequest(snapshot, resolved);
  const plan = planSearch(index.vocabulary, resolved, understood);
  const matched = await matchWishes(index, plan);
  const page = await findPage(index, plan, matched);
  const isFound = page.total + page.alternatives > 0;
  return {
    items: await arrangePage(index, plan, page),
    total: page.total,
    alternatives: describeAlternatives(understood, matched, page),
    ...(page.total > 0 ? ALL_THERE : await describeAbsence(index, plan, matched)),
    missed: page.total > 0 ? [] : matched.missed.map(({ kind, name }) => ({ kind, name })),
    understood: tellReadings(understood, matched, page.total),
    relaxations: isFound ? [] : await findRelaxations(snapshot, resolved, understood),
  };
}

/** Whether a search for words would find anything that meets all of them, at less cost than to search. */
export async function hasMatches(
  snapshot: CatalogueSnapshot,
  { query, filters }: Pick<SearchRequest, 'query' | 'filters'>,
): Promise<boolean> {
  const { index } = snapshot;
  const resolved = await resolveRequest(snapshot, { query, filters, imageEmbedding: null });
  const understood = await understandRequest(snapshot, resolved);
  const plan = planSearch(index.vocabulary, resolved, understood);
  const matched = await matchWishes(index, plan);
  const { filter, count } = matched.matches;
  if (count === 0 || isExact(plan, matched)) return count > 0;
  return (await rankNear(index, plan, filter)).length > 0;
}

/** The answer of a catalogue that has nothing yet. */
export const emptyResult = (understood: UnderstoodQuery): SearchResult => ({
  items: [],
  total: 0,
  alternatives: null,
  notice: null,
  missed: [],
  isLeftOut: false,
  understood,
  relaxations: [],
});
