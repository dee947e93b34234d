import { lightnessIn } from '@modiste/lexicon/shades';
import { colorwayTest } from '../filters/colorway-test.ts';
import { all, type Filter, priceAtMost } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import type { Colorway } from '../item-facts/colorways.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { SearchPlan } from '../plan/plan-search.ts';
import { type Fused, fuse, unranked } from '../rank/fuse.ts';
import { rank } from '../rank/rank.ts';
import type { Hit, Retrieval, Retrieved, SearchIndex } from '../search-index/search-index.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import { readPieceCached } from '../similar/read-piece-cached.ts';
import { leanOf, sampleSeedOf } from './lean.ts';
import { colorsToShow, type ShownColor } from './occasion/color-fit.ts';
import type { Setting } from './occasion/setting.ts';
import { offerWorth, RELEVANCE_WORTH, type Wished } from './offer-worth.ts';
import type { OutfitSearch } from './outfit-search.ts';
import { inStock, limitsOfSlot, namedFilters } from './slot-filter.ts';
import { isNamed, type Slot, type Wearer } from './slots.ts';

/** What may fill a slot. */
export interface Offer {
  item: IndexedItem;
  piece: Piece;
  isNamed: boolean;
  /** Whether it comes in a color that was asked for. */
  isColored: boolean;
  /** The colors that it may be shown in, the one that suits the occasion best first. */
  colors: readonly ShownColor[];
  /** How well it suits the words and the occasion, whatever it is worn with. */
  suits: number;
}

/** What offers are looked for by. */
export interface OfferRequest {
  search: OutfitSearch;
  /** What is looked for in a slot: limits, wishes and what ranking needs. */
  planOf: (slot: Slot) => SearchPlan;
  setting: Setting;
  wearer: Wearer;
  /** What all pieces may cost together; null for any price. */
  budget: number | null;
  /** What every piece has to be, beside the limits of the plan. */
  needs: readonly Filter[];
}

/** A slot, what its pieces must be, and the cheapest of them where the money is limited. */
export interface SlotSearch {
  slot: Slot;
  plan: SearchPlan;
  among: Filter;
  cheapest: readonly Hit[];
}

/** How light and how colorful new pieces are to be. */
type Shaded = Pick<OutfitSearch, 'lightness' | 'isColorful'>;

/** What was found for a slot. */
interface SlotFinds extends SlotSearch {
  lists: readonly Retrieved[];
  setting: Setting;
  isInFirstColor: boolean;
  isModest: boolean;
  shaded: Shaded;
  /** What speaks for an item beside words and occasion. */
  lean: (item: IndexedItem) => number;
}

const FOUND_MAX = 32;
const SAMPLE = 36;
const SAMPLE_ALONE = 160;
const CHEAPEST = 24;
/** Where nothing but the price counts, so many are looked at for one that suits. */
const CHEAPEST_ALONE = 80;
/** The cheaper half of each kind. */
const MODEST_MAX = 0.5;
/** The best by occasion and wishes: only these are ranked and tried on. */
const OFFERS_MAX = 32;
/** What it is worth here to come first in the lists by words and concept. */
const AGREED = 2;
/** One of several pieces that cost more of the money leave too little for the others. */
const BUDGET_SHARE = 0.7;
const CONCEPT_COSINE_MIN = 0.25;

/** Finds out what a piece of the slot must be, and what the cheapest of them cost. */
export async function prepareSlot(
  index: SearchIndex,
  slot: Slot,
  { search, planOf, wearer, budget, needs }: OfferRequest,
): Promise<SlotSearch> {
  const plan = planOf(slot);
  const among = await limitsOfSlot(index, slot, { search, plan, wearer, needs });
  const { isModest = false, isCheapest = false } = search;
  if (budget === null && !isModest) return { slot, plan, among, cheapest: [] };
  const within = budget === null ? among : all(among, priceAtMost(budget));
  const limit = isCheapest ? CHEAPEST_ALONE : CHEAPEST;
  const page = { among: within, isAscending: true, limit };
  return { slot, plan, among: within, cheapest: inStock(within)(await index.listByPrice(page)) };
}

function retrievalsOf(
  among: Filter,
  { understood, ranking, wishes }: SearchPlan,
  { sample, sampleSeed }: { sample: number; sampleSeed: number },
): Retrieval[] {
  const { conceptVector } = ranking;
  const wished = wishes.map(({ filter }) => filter);
  const found: Retrieval = {
    among,
    ...(understood.words.length > 0 && {
      words: { typed: understood.words, related: [], limit: FOUND_MAX },
    }),
    ...(conceptVector !== null && {
      concept: { vector: conceptVector, min: CONCEPT_COSINE_MIN, limit: FOUND_MAX },
    }),
    sample,
    sampleSeed,
  };
  if (wished.length === 0) return [found];
  return [found, { among: all(among, ...wished), sample: FOUND_MAX, sampleSeed }];
}

/** What was found for a slot and is in stock, what stands in one of the ranked lists first. */
function joinFinds({ cheapest, lists }: SlotFinds): Fused[] {
  const keep = (hits: readonly Hit[]) => hits.filter(({ item }) => item.in_stock !== false);
  const fused = fuse({
    words: lists.flatMap(({ words }) => keep(words)),
    concept: lists.flatMap(({ concept }) => keep(concept)),
  });
  const others = [...lists.flatMap(({ sample }) => keep(sample)), ...cheapest];
  const rest = new Map(others.map((hit) => [hit.item.id, hit]));
  for (const { item } of fused) rest.delete(item.id);
  return [...fused, ...unranked([...rest.values()])];
}

/** An item that may fill a slot, before it is ranked among the others. */
interface Candidate {
  found: Fused;
  piece: Piece;
  colors: readonly ShownColor[];
  /** What speaks for it beside the words, in the best of its colors. */
  worth: number;
}

/** Tells of a color that an item is sold in whether it is what words and filters ask of the slot. */
function wantedColorway({ plan, isInFirstColor }: SlotFinds) {
  const { limits, understood, wishes } = plan;
  const wished = wishes.flatMap(({ kind, ids }) => (kind === 'color' ? ids : []));
  const colors = [...limits.filters.color, ...wished];
  const isOpen = colorwayTest({ colors: [], refused: understood.not });
  const isMain = ({ colors: own }: Colorway) => colors.includes(own[0] ?? '');
  return (colorway: Colorway, at: number): boolean =>
    isOpen(colorway) && (colors.length === 0 ? !isInFirstColor || at === 0 : isMain(colorway));
}

const NEUTRAL: ReadonlySet<string> = new Set(['Black', 'White', 'Gray', 'Beige', 'Brown']);

/** Tells of a color whether it is as light and as colorful as was asked; any is where nothing was. */
function shadeTest({ lightness: asked, isColorful = false }: Shaded) {
  const { least = 0, most = 1 } = asked ?? {};
  return ({ name, colors }: Colorway): boolean => {
    if (isColorful && NEUTRAL.has(colors[0] ?? 'Black')) return false;
    const lightness = asked === undefined ? least : lightnessIn(name);
    return lightness !== null && lightness >= least && lightness <= most;
  };
}

/** Of candidates those of the cheaper half of their kind, where there are such. */
function modestOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const modest = candidates.filter(
    ({ found: { item } }) => (item.priceStanding ?? MODEST_MAX) <= MODEST_MAX,
  );
  return modest.length > 0 ? modest : candidates;
}

/**
 * The best by all but the words, with what speaks for them: ranking by words costs the most. What an
 * index answered is checked against the filter here, where few are left.
 */
function chooseCandidates(finds: SlotFinds, wishes: readonly Wished[]): Candidate[] {
  const { slot, setting, lean, cheapest, among } = finds;
  const worthOf = offerWorth(slot, setting, wishes);
  const isWanted = wantedColorway(finds);
  const isShadedAsAsked = shadeTest(finds.shaded);
  const candidates = joinFinds(finds).flatMap((found): Candidate[] => {
    const piece = readPieceCached(found.item);
    const worth = worthOf({ item: found.item, piece });
    if (worth === null) return [];
    const sold = colorsToShow(found.item, piece, { setting, isWanted });
    const colors = sold.filter(({ colorway }) => isShadedAsAsked(colorway));
    if (colors.length === 0) return [];
    const best = colors[0]?.worth ?? 0;
    return [{ found, piece, colors, worth: worth + best + lean(found.item) }];
  });
  const cheap = new Set(cheapest.map(({ item }) => item.id));
  const placed = (finds.isModest ? modestOf(candidates) : candidates).toSorted(
    (a, b) => b.worth + AGREED * b.found.agreement - a.worth - AGREED * a.found.agreement,
  );
  const passes = passesFilter(among);
  return placed
    .filter(({ found }, at) => at < OFFERS_MAX || cheap.has(found.item.id))
    .filter(({ found }) => passes(found.item));
}

/** The best offers of a slot, and the cheapest. */
function rankOffers(finds: SlotFinds): Offer[] {
  const { slot, plan } = finds;
  const wishes = [
    ...plan.wishes.map(({ filter, kind }) => ({ filter, isColor: kind === 'color' })),
    ...namedFilters(slot).map((filter) => ({ filter, isColor: false })),
  ];
  const candidates = new Map(
    chooseCandidates(finds, wishes).map((one) => [one.found.item.id, one]),
  );
  const ranked = rank(
    [...candidates.values()].map(({ found }) => found),
    plan.ranking,
  );
  const most = Math.max(1, ...ranked.map(({ relevance }) => relevance));
  const colorChecks = wishes.flatMap(({ filter, isColor }) =>
    isColor ? [passesFilter(filter)] : [],
  );
  const offers = ranked.flatMap(({ item, relevance }): Offer[] => {
    const candidate = candidates.get(item.id);
    if (candidate === undefined) return [];
    const { piece, worth, colors } = candidate;
    const isColored = colorChecks.some((passes) => passes(item));
    const suits = worth + RELEVANCE_WORTH * (relevance / most);
    return [{ item, piece, isNamed: isNamed(slot), isColored, colors, suits }];
  });
  return offers.toSorted((a, b) => b.suits - a.suits || (a.item.id < b.item.id ? -1 : 1));
}

/**
 * What may fill each slot, best first, in the order of the slots: what meets every limit and is in
 * stock; where the money is limited, the cheapest of all such are among it.
 */
export async function findOffers(
  index: SearchIndex,
  searches: readonly SlotSearch[],
  { search: searched, budget, setting }: OfferRequest,
): Promise<readonly (readonly Offer[])[]> {
  const cap = budget !== null && searches.length > 1 ? [priceAtMost(BUDGET_SHARE * budget)] : [];
  const sample = searches.length > 1 ? SAMPLE : SAMPLE_ALONE;
  const size = { sample, sampleSeed: sampleSeedOf(searched) };
  const asked = searches.map(({ among, plan }) => retrievalsOf(all(among, ...cap), plan, size));
  const found = await index.retrieve(asked.flat());
  const lean = leanOf(searched);
  let from = 0;
  return searches.map((search, at) => {
    const lists = found.slice(from, from + (asked[at]?.length ?? 0));
    from += lists.length;
    const { isInFirstColor = false, isModest = false } = searched;
    const how = { setting, lean, isInFirstColor, isModest, shaded: searched };
    return rankOffers({ ...search, ...how, lists });
  });
}
