import type { Item } from '@modiste/contract/entities/item';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { planSearch } from '../plan/plan-search.ts';
import { resolveRequest, understandRequest } from '../plan/resolve-request.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { readPiece } from '../similar/outfit/piece.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { namedTypes } from '../understand/widen-types.ts';
import {
  completeAround,
  type Occasion,
  type OfferedSlot,
  orderLeads,
  suits,
} from './choose-pieces.ts';
import { findOffers, type Offer, type OfferRequest } from './offers.ts';
import type { ComposedOutfit, OutfitSearch } from './outfit-search.ts';
import { readSetting } from './setting.ts';
import type { Wearer } from './shapes.ts';
import { type Shape, shapesFor } from './shapes-for.ts';

/** Leads beyond these suit the words hardly better than by chance. */
const LEADS_MAX = 40;
const CENTS = 100;
/** How much a shape that is hardly called for stands back. */
const SHARE_WORTH = 3;

const WEARERS: readonly Wearer[] = ['Women', 'Men'];

/** Whom the outfit is for; both where nobody says so. */
function wearersOf(genders: readonly string[]): readonly Wearer[] {
  const named = WEARERS.filter((wearer) => genders.includes(wearer));
  return named.length > 0 ? named : WEARERS;
}

const roundToCents = (price: number) => Math.round(price * CENTS) / CENTS;
const sumOf = (items: readonly { price: number }[]) =>
  roundToCents(items.reduce((sum, { price }) => sum + price, 0));

/** A price named for a whole outfit is one for all of it, unless it is asked for some pieces only. */
function budgetOf({ budget, roles }: OutfitSearch, { hard }: UnderstoodQuery): number | null {
  if (roles !== undefined || hard.priceMax === null) return budget;
  return Math.min(budget ?? hard.priceMax, hard.priceMax);
}

/** An outfit before its items are read whole. */
interface Draft {
  offers: readonly Offer[];
  worth: number;
}

interface ShapePlan {
  shape: Shape;
  request: OfferRequest;
  occasion: Occasion;
}

/** All outfits of one shape that are worth a look, best first, some sharing pieces. */
async function draftShape(
  index: SearchIndex,
  { shape, request, occasion }: ShapePlan,
  limit: number,
): Promise<(used: ReadonlySet<string>) => Draft | null> {
  const offers = await findOffers(index, shape.slots, request);
  const slots = shape.slots.map((slot, at): OfferedSlot => ({ slot, offers: offers[at] ?? [] }));
  const [first, ...others] = slots;
  const leads = orderLeads(first?.offers ?? [], occasion).slice(0, LEADS_MAX + limit);
  return (used) => {
    const isFree = ({ item }: Offer) => !used.has(item.id) && !used.has(`${item.design}`);
    const free = others.map((one) => ({ ...one, offers: one.offers.filter(isFree) }));
    while (leads.length > 0) {
      const lead = leads.shift();
      if (lead === undefined || !isFree(lead)) continue;
      const chosen = completeAround(lead, free, occasion);
      if (chosen === null) continue;
      const worth = suits(lead, occasion.setting) + SHARE_WORTH * shape.share;
      return { offers: chosen, worth };
    }
    return null;
  };
}

/** Takes the best of all shapes in turn; no piece comes twice. */
function takeInTurn(
  shapes: readonly ((used: ReadonlySet<string>) => Draft | null)[],
  limit: number,
): Draft[] {
  const used = new Set<string>();
  const chosen: Draft[] = [];
  let open = [...shapes];
  while (chosen.length < limit && open.length > 0) {
    const [next, ...rest] = open;
    const draft = next?.(used) ?? null;
    if (next !== undefined && draft !== null) {
      chosen.push(draft);
      for (const { item } of draft.offers) used.add(item.id).add(`${item.design}`);
      open = [...rest, next];
    } else open = rest;
  }
  return chosen;
}

export async function composeOutfits(
  snapshot: CatalogueSnapshot,
  search: OutfitSearch,
): Promise<ComposedOutfit[]> {
  const { index } = snapshot;
  const { query, filters, preferences, keep } = search;
  const resolved = await resolveRequest(snapshot, {
    query,
    filters,
    imageEmbedding: null,
    ...(preferences !== undefined && { preferences }),
  });
  const understood = await understandRequest(snapshot, resolved);
  if (understood.unknownGoods !== null) return [];
  const anchors = await Promise.all(keep.map((id) => index.readAnchor(id)));
  const kept = anchors.flatMap((anchor) => (anchor === null ? [] : [anchor.item]));
  const budget = budgetOf(search, understood);
  const left = budget === null ? null : roundToCents(budget - sumOf(kept));
  const plan = planSearch(index.vocabulary, resolved, { ...understood, types: [] });
  const setting = readSetting(understood);
  const named = new Set(namedTypes(understood).length > 0 ? understood.types : []);
  const genders = [
    ...filters.gender,
    ...understood.hard.gender,
    ...kept.map(({ gender }) => gender),
  ];
  const plans = wearersOf(genders).flatMap((wearer) =>
    shapesFor(
      { setting, wearer, named },
      kept.map(({ type }) => type),
      search.roles ?? null,
    ).map(
      (shape): ShapePlan => ({
        shape,
        request: {
          search,
          understood,
          wishes: plan.wishes,
          ranking: plan.ranking,
          wearer,
          budget: left,
        },
        occasion: { setting, kept: kept.map(readPiece), budget: left },
      }),
    ),
  );
  const shapes = await Promise.all(plans.map((one) => draftShape(index, one, search.limit)));
  const drafts = takeInTurn(shapes, search.limit);
  return Promise.all(drafts.map((draft) => readOutfit(index, keep, draft)));
}

async function readOutfit(index: SearchIndex, keep: readonly string[], { offers }: Draft) {
  const pieces: Item[] = await index.readItems([...keep, ...offers.map(({ item }) => item.id)]);
  return { pieces, total: sumOf(pieces) };
}
