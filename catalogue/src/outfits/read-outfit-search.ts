import { findType } from '@modiste/lexicon/garment-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import {
  type ResolvedRequest,
  resolveRequest,
  understandRequest,
} from '../plan/resolve-request.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { namedTypes } from '../understand/widen-types.ts';
import type { OutfitSearch } from './outfit-search.ts';
import type { Wearer } from './slots.ts';
import { wantBeside } from './want-beside.ts';

const CENTS = 100;
const WEARERS: readonly Wearer[] = ['Women', 'Men'];

/** An outfit search, read. */
export interface OutfitReading {
  search: OutfitSearch;
  resolved: ResolvedRequest;
  understood: UnderstoodQuery;
  kept: readonly IndexedItem[];
  /** What the pieces that are not kept may cost together; null for any price. */
  budget: number | null;
}

const toCents = (price: number) => Math.round(price * CENTS) / CENTS;
/** What items cost together, in whole cents. */
export const sumOf = (items: readonly { price: number }[]) =>
  toCents(items.reduce((sum, { price }) => sum + price, 0));

/** A price named for a whole outfit is one for all of it, unless only some pieces are asked for. */
function budgetOf({ budget, roles }: OutfitSearch, { hard }: UnderstoodQuery): number | null {
  if (roles !== undefined || hard.priceMax === null) return budget;
  return Math.min(budget ?? hard.priceMax, hard.priceMax);
}

/** Reads words and limits of an outfit search, and what is kept. */
export async function readOutfitSearch(
  snapshot: CatalogueSnapshot,
  search: OutfitSearch,
): Promise<OutfitReading> {
  const { query, filters, preferences, keep } = search;
  const request = {
    query,
    filters,
    imageEmbedding: null,
    ...(preferences !== undefined && { preferences }),
  };
  const resolved = await resolveRequest(snapshot, request);
  const read = await understandRequest(snapshot, resolved);
  const understood = search.roles === undefined ? wantBeside(read) : read;
  const anchors = await Promise.all(keep.map((id) => snapshot.index.readAnchor(id)));
  const kept = anchors.flatMap((anchor) => anchor?.item ?? []);
  const budget = budgetOf(search, understood);
  const left = budget === null ? null : toCents(budget - sumOf(kept));
  return { search, resolved, understood, kept, budget: left };
}

/**
 * Whom it is for: as the filters or the words say, as what is kept or named tells, or both in turn.
 */
export function wearersOf({ search, understood, kept }: OutfitReading): readonly Wearer[] {
  const told = [
    search.filters.gender,
    understood.hard.gender,
    kept.map(({ gender }) => gender),
    search.preferences?.gender ?? [],
  ];
  for (const genders of told) {
    const named = WEARERS.filter((wearer) => genders.includes(wearer));
    if (named.length > 0) return named;
  }
  const only = namedTypes(understood).flatMap((id) => findType(id)?.gender ?? []);
  const wearer = WEARERS.find((one) => only.length > 0 && only.every((gender) => gender === one));
  return wearer === undefined ? WEARERS : [wearer];
}
