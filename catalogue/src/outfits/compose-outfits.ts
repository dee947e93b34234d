import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { planSearch, type SearchPlan } from '../plan/plan-search.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { readPiece } from '../similar/outfit/piece.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { namedTypes } from '../understand/widen-types.ts';
import { type DraftOutfit, draftOutfits, type OfferedShape } from './draft-outfits.ts';
import { findNamed } from './find-named.ts';
import { readForRoles } from './garment-wishes.ts';
import { findOffers, type OfferRequest } from './offers.ts';
import type { ComposedOutfit, OutfitSearch } from './outfit-search.ts';
import { type OutfitReading, readOutfitSearch, sumOf, wearersOf } from './read-outfit-search.ts';
import { readSetting, type Setting } from './setting.ts';
import { type Shape, shapesFor } from './shapes-for.ts';
import { slotFilter } from './slot-filter.ts';
import { type Slot, slotKey } from './slots.ts';

/** The plan of a search for each role, made of what the words ask of it. */
function plansByRole(index: SearchIndex, { resolved, understood }: OutfitReading) {
  const readFor = readForRoles(understood);
  const plans = new Map<UnderstoodQuery, SearchPlan>();
  return ({ role }: Slot): SearchPlan => {
    const own = readFor(role);
    const known = plans.get(own) ?? planSearch(index.vocabulary, resolved, { ...own, types: [] });
    plans.set(own, known);
    return known;
  };
}

/** What may fill the slots of shapes; slots that the same pieces may fill are looked for once. */
async function offerShapes(
  index: SearchIndex,
  shapes: readonly Shape[],
  request: OfferRequest,
): Promise<OfferedShape[]> {
  const distinct = new Map(
    shapes.flatMap(({ slots }) => slots.map((slot) => [slotKey(slot), slot])),
  );
  const found = await findOffers(index, [...distinct.values()], request);
  const offers = new Map([...distinct.keys()].map((key, at) => [key, found[at] ?? []]));
  return shapes.map(({ slots, share }) => ({
    share,
    slots: slots.map((slot) => ({ slot, offers: offers.get(slotKey(slot)) ?? [] })),
  }));
}

async function draftAll(
  index: SearchIndex,
  reading: OutfitReading,
  setting: Setting,
): Promise<DraftOutfit[]> {
  const { search, understood, kept, budget } = reading;
  const { roles = null, filters, limit } = search;
  const planOf = plansByRole(index, reading);
  const offered = wearersOf(reading).map(async (wearer) => {
    const limitsOf = (slot: Slot) => slotFilter(slot, { search, plan: planOf(slot), wearer });
    const { named, meant } = await findNamed(index, understood, limitsOf);
    const asked = { setting, wearer, named, meant, categories: filters.category };
    const keptTypes = kept.map(({ type }) => type);
    const shapes = shapesFor(asked, keptTypes, roles);
    return offerShapes(index, shapes, { search, planOf, setting, wearer, budget });
  });
  const pieces = kept.map((item) => readPiece(item));
  const most = budget ?? Number.POSITIVE_INFINITY;
  const shapes = (await Promise.all(offered)).flat();
  return draftOutfits(shapes, { kept: pieces, budget: most }, limit);
}

/** A shop that has nothing of the kind that an occasion calls for shows the nearest that it has. */
function settingsFrom(setting: Setting): Setting[] {
  const uncalled = { ...setting, calls: () => 0 };
  return [setting, uncalled, { ...uncalled, formality: null }];
}

/**
 * Whole outfits for words and limits: what the occasion asks for is read from the words, pieces to
 * lead are found as a search finds them, and each is completed role by role by the rules of outfits.
 */
export async function composeOutfits(
  snapshot: CatalogueSnapshot,
  search: OutfitSearch,
): Promise<ComposedOutfit[]> {
  const { index } = snapshot;
  const reading = await readOutfitSearch(snapshot, search);
  const { understood } = reading;
  if (understood.unknownGoods !== null || understood.unlistedSizes.length > 0) return [];
  const setting = readSetting(understood, namedTypes(understood), reading.kept);
  let drafts: readonly DraftOutfit[] = [];
  for (const looser of settingsFrom(setting)) {
    drafts = await draftAll(index, reading, looser);
    if (drafts.length > 0) break;
  }
  return Promise.all(
    drafts.map(async ({ offers }) => {
      const ids = [...search.keep, ...offers.map(({ item }) => item.id)];
      const pieces = await index.readItems(ids);
      return { pieces, total: sumOf(pieces) };
    }),
  );
}
