import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SearchRequest, SearchResult } from '../catalogue.ts';
import type { EmbeddedQuery } from '../embedding/embedded-search.ts';
import { planSearch } from '../plan/plan-search.ts';
import type { Fused } from '../rank/fuse.ts';
import { present } from '../rank/present-items.ts';
import { rank } from '../rank/rank.ts';
import { spreadLookAlikes } from '../rank/spread-look-alikes.ts';
import { findRelaxations } from '../relax/find-relaxations.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { resolveRequest, understandRequest } from '../understand/resolve-request.ts';
import { describeAbsence, describeAlternatives } from './describe-matches.ts';
import { findPage, isPriceSort, type Page, type SearchPlan } from './find-page.ts';

/** Who attached a picture wants look-alikes, and who sorts by price wants prices in order. */
const isVaried = ({ look, sort }: SearchPlan) => look === null && !isPriceSort(sort);

/** One drawing or photo in another fabric or of another brand; other cuts stay below 0.97. */
const ALIKE_MIN = 0.98;

const areAlike =
  ({ looks }: CatalogueSnapshot) =>
  (one: Fused, other: Fused): boolean =>
    looks.cosineOf(one.row, other.row) >= ALIKE_MIN;

/** The matches and the alternatives of a page, each in the order shown. */
function partsOf(shop: CatalogueSnapshot, wanted: SearchPlan, { found, total }: Page): Fused[][] {
  const matching = Math.max(0, total - wanted.offset);
  const parts = [found.slice(0, matching), found.slice(matching)];
  return isVaried(wanted) ? parts.map((part) => spreadLookAlikes(part, areAlike(shop))) : parts;
}

/** Ranks tell relevance whatever the order shown, so that a page can be put back in it. */
function ranksOf(wanted: SearchPlan, parts: readonly (readonly Fused[])[]): Map<number, number> {
  const byRelevance = parts.flatMap((part) =>
    isPriceSort(wanted.sort) ? rank(part, wanted.ranking) : part,
  );
  return new Map(byRelevance.map(({ row }, at) => [row, wanted.offset + at + 1]));
}

/**
 * What was understood, as it was kept: what every match meets counts as kept strictly. Goods that no
 * fashion shop sells are the notice's to tell.
 */
function tellReadings(understood: UnderstoodQuery, { sets, total }: Page): UnderstoodQuery {
  const met = new Set(total > 0 ? sets.wishes.flatMap(({ ids }) => ids) : []);
  const isBrandMet = total > 0 && sets.wishes.some(({ kind }) => kind === 'brand');
  const isMet = ({ kind, role, concepts }: QueryReading) =>
    (kind === 'brand' && isBrandMet) ||
    (role === 'wanted' && concepts.length > 0 && concepts.every(({ id }) => met.has(id)));
  const readings = understood.readings
    .filter(({ kind }) => kind !== 'goods')
    .map((reading) => ({ ...reading, hard: reading.hard || isMet(reading) }));
  return { ...understood, readings };
}

/** Searches what is for sale in one published version: see the pipeline in the room's documentation. */
export async function searchItems(
  shop: CatalogueSnapshot,
  request: SearchRequest,
  embedded: EmbeddedQuery | null = null,
): Promise<SearchResult> {
  const asked = await resolveRequest(shop, request);
  const understood = understandRequest(shop, asked);
  const wanted = { ...planSearch(asked, understood), embedded };
  const page = await findPage(shop, wanted);
  const parts = partsOf(shop, wanted, page);
  const rows = parts.flat().map(({ row }) => row);
  const ranks = ranksOf(wanted, parts);
  const items = present(
    await shop.items.read(rows),
    rows.map((row) => ranks.get(row) ?? 0),
    {
      colors: [...understood.soft.colors, ...request.filters.color],
      shades: understood.soft.shades,
    },
  );
  return {
    items,
    total: page.total,
    alternatives: describeAlternatives(understood, page),
    notice: describeAbsence(shop, wanted, page),
    understood: tellReadings(understood, page),
    relaxations:
      page.total + page.alternatives > 0 ? [] : await findRelaxations(shop, asked, understood),
  };
}
