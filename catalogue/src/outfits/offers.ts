import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { all, type Filter, NOTHING, not, priceAtMost, terms } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import { limitFilter } from '../filters/request-filters.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { Wish } from '../plan/typed-wishes.ts';
import { fuse, unranked } from '../rank/fuse.ts';
import { rank } from '../rank/rank.ts';
import type { RankingInputs } from '../rank/rank-features.ts';
import { keepPassing } from '../retrieve/retrieve-candidates.ts';
import type { Hit, Retrieval, Retrieved, SearchIndex } from '../search-index/search-index.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import { readPieceCached } from '../similar/read-piece-cached.ts';
import type { OutfitSearch } from './outfit-search.ts';
import type { Slot, Wearer } from './shapes.ts';

/** What may fill a slot. */
export interface Offer {
  item: IndexedItem;
  piece: Piece;
  /** How well it answers the words, from 0 to 1, the best of its slot 1. */
  relevance: number;
  /** The share of the wishes that it meets; 0 where there are none. */
  wished: number;
}

/** What offers are looked for by. */
export interface OfferRequest {
  search: OutfitSearch;
  understood: UnderstoodQuery;
  wishes: readonly Wish[];
  ranking: RankingInputs;
  wearer: Wearer;
  /** What the pieces that are not kept may cost together. */
  budget: number | null;
}

const FOUND_MAX = 60;
const SAMPLE = 90;
const CHEAPEST = 24;
const CONCEPT_COSINE_MIN = 0.25;
const CHILDREN = terms('fact', ['a:kids']);

/** Everything that a piece of the slot must be. */
function slotFilter({ types }: Slot, { search, understood, wearer }: OfferRequest): Filter {
  if (types.length === 0) return NOTHING;
  const { filters, keep, exceptIds = [] } = search;
  const { hard, not: refused, audience } = understood;
  return all(
    limitFilter({ filters, hard, not: refused, types, exceptId: null }),
    terms('gender', [wearer]),
    audience === 'kids' ? CHILDREN : not(CHILDREN),
    not(terms('id', [...keep, ...exceptIds])),
  );
}

/** For sale is not enough: an outfit is to be bought now. */
const inStock = (filter: Filter) => {
  const keep = keepPassing(filter);
  return (hits: readonly Hit[]) => keep(hits).filter(({ item }) => item.in_stock !== false);
};

/** The cheapest of each slot, so that what is within reach is known before anything is chosen. */
async function cheapestOf(index: SearchIndex, filters: readonly Filter[]): Promise<Hit[][]> {
  return Promise.all(
    filters.map(async (among) =>
      inStock(among)(await index.listByPrice({ among, isAscending: true, limit: CHEAPEST })),
    ),
  );
}

/** What each slot may cost when the others are filled with their cheapest. */
function capsOf(slots: readonly Slot[], cheapest: readonly (readonly Hit[])[], budget: number) {
  const least = slots.map(({ isEssential }, at) =>
    isEssential ? (cheapest[at]?.[0]?.item.price ?? 0) : 0,
  );
  const total = least.reduce((sum, price) => sum + price, 0);
  return least.map((own) => budget - (total - own));
}

function retrievalOf(among: Filter, { understood, ranking, wishes }: OfferRequest): Retrieval[] {
  const { conceptVector } = ranking;
  const wished = wishes.filter(({ kind }) => kind !== 'type').map(({ filter }) => filter);
  const words: Retrieval = {
    among,
    words: { typed: understood.words, related: [], limit: FOUND_MAX },
    ...(conceptVector !== null && {
      concept: { vector: conceptVector, min: CONCEPT_COSINE_MIN, limit: FOUND_MAX },
    }),
    sample: SAMPLE,
  };
  return [words, { among: all(among, ...wished), sample: wished.length > 0 ? FOUND_MAX : 0 }];
}

function rankOffers(
  index: SearchIndex,
  {
    lists,
    cheapest,
    among,
  }: { lists: readonly (Retrieved | undefined)[]; cheapest: readonly Hit[]; among: Filter },
  { ranking, wishes }: OfferRequest,
): Offer[] {
  const keep = inStock(among);
  const [found, wished] = lists;
  const fused = fuse({ words: keep(found?.words ?? []), concept: keep(found?.concept ?? []) });
  const known = new Set(fused.map(({ item }) => item.id));
  const others = [...keep(found?.sample ?? []), ...keep(wished?.sample ?? []), ...cheapest];
  const rest = new Map(
    others.flatMap((hit) => (known.has(hit.item.id) ? [] : [[hit.item.id, hit]])),
  );
  const ranked = rank([...fused, ...unranked([...rest.values()])], ranking);
  const most = Math.max(Number.MIN_VALUE, ...ranked.map(({ relevance }) => relevance));
  const checks = wishes.map(({ filter }) => passesFilter(filter));
  return ranked.map(({ item, relevance }) => ({
    item,
    piece: readPieceCached(index, item),
    relevance: relevance / most,
    wished: checks.filter((passes) => passes(item)).length / Math.max(1, checks.length),
  }));
}

/**
 * What may fill each slot, in the order of the slots: what meets every limit, is in stock, and leaves
 * enough of the budget for the cheapest of all others that the outfit needs.
 */
export async function findOffers(
  index: SearchIndex,
  slots: readonly Slot[],
  request: OfferRequest,
): Promise<readonly (readonly Offer[])[]> {
  const { budget } = request;
  const limits = slots.map((slot) => slotFilter(slot, request));
  const cheapest = budget === null ? [] : await cheapestOf(index, limits);
  const caps = budget === null ? [] : capsOf(slots, cheapest, budget);
  const filters = limits.map((filter, at) => {
    const cap = caps[at];
    return cap === undefined ? filter : all(filter, priceAtMost(cap));
  });
  const found = await index.retrieve(filters.flatMap((among) => retrievalOf(among, request)));
  return filters.map((among, at) =>
    rankOffers(
      index,
      {
        lists: found.slice(2 * at, 2 * at + 2),
        cheapest: inStock(among)(cheapest[at] ?? []),
        among,
      },
      request,
    ),
  );
}
