import type { Item } from '@modiste/contract/entities/item';
import {
  DEFAULT_FILTERS,
  type Filters,
  SIZE_FILTER_NAMES,
} from '@modiste/contract/filters/filters';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Filter } from '../filters/filter.ts';
import { colorwaysOf } from '../item-facts/colorways.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { isScarce, isSoldOutIn } from '../item-facts/is-sold-out.ts';
import { planSearch, type SearchPlan } from '../plan/plan-search.ts';
import { typedWishes } from '../plan/typed-wishes.ts';
import { presentItems } from '../rank/present-items.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { type Piece, readPiece } from '../similar/outfit/piece.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { namedTypes } from '../understand/widen-types.ts';
import { inColor } from './best-with.ts';
import { cheapestFirst, type DraftOutfit, draftOutfits, withoutRepeats } from './draft-outfits.ts';
import { findNamed } from './find-named.ts';
import { readForRoles } from './garment-wishes.ts';
import { varyShapes } from './lean.ts';
import { readSetting, type Setting } from './occasion/setting.ts';
import { offerShapes } from './offer-shapes.ts';
import type { ComposedOutfit, OutfitSearch } from './outfit-search.ts';
import { type OutfitReading, readOutfitSearch, sumOf, wearersOf } from './read-outfit-search.ts';
import { type Shape, shapesFor, withoutRefused } from './shapes-for.ts';
import { slotFilter } from './slot-filter.ts';
import type { Slot } from './slots.ts';

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

/** What each new piece has to be. */
const neededFilters = ({ vocabulary }: SearchIndex, { needs = '' }: OutfitSearch): Filter[] =>
  needs === '' ? [] : typedWishes(vocabulary, understandQuery(needs)).map(({ filter }) => filter);

/** What outfits may be made of: the shapes for each wearer, and what may fill some of them. */
async function readyShapes(index: SearchIndex, reading: OutfitReading, setting: Setting) {
  const { search, understood, kept, budget } = reading;
  const { roles = null, needsRoles = false, isPlain = false, isModest = false, filters } = search;
  const planOf = plansByRole(index, reading);
  const keptTypes = kept.map(({ type }) => type);
  const needs = neededFilters(index, search);
  const ready = wearersOf(reading).map(async (wearer) => {
    const limitsOf = (slot: Slot) =>
      slotFilter(slot, { search, plan: planOf(slot), wearer, needs });
    const { named, meant } = await findNamed(index, understood, limitsOf);
    const asked = {
      setting,
      wearer,
      named,
      meant,
      needsRoles,
      isPlain,
      isModest,
      categories: filters.category,
    };
    const wanted = withoutRefused(shapesFor(asked, keptTypes, roles), understood.not.types);
    const shapes = varyShapes(wanted, search);
    const request = { search, planOf, setting, wearer, budget, needs };
    return { shapes, offer: (some: readonly Shape[]) => offerShapes(index, some, request) };
  });
  return Promise.all(ready);
}

/** A piece that is part of every outfit, in the color that it is shown in. */
function keptPiece(item: IndexedItem, { keptColors = {} }: OutfitSearch): Piece {
  const [first, ...others] = colorwaysOf(item);
  const shown = others.find(({ name }) => name === keptColors[item.id]) ?? first;
  return inColor(readPiece(item), shown?.colors ?? item.colors);
}

async function draftAll(
  index: SearchIndex,
  reading: OutfitReading,
  setting: Setting,
): Promise<DraftOutfit[]> {
  const { search, kept, budget } = reading;
  const { limit, isCheapest = false } = search;
  const wearers = await readyShapes(index, reading, setting);
  const all = wearers.flatMap(({ shapes }) => shapes).toSorted((a, b) => b.share - a.share);
  const pieces = kept.map((item) => keptPiece(item, search));
  const most = budget ?? Number.POSITIVE_INFINITY;
  const seen = new Set(search.seenIds ?? []);
  const wanted = isCheapest ? Math.max(limit, all.length) : limit;
  const draftOf = async (chosen: ReadonlySet<Shape>) => {
    const offered = wearers.map(({ shapes, offer }) =>
      offer(shapes.filter((shape) => chosen.has(shape))),
    );
    const shapes = (await Promise.all(offered)).flat();
    return draftOutfits(shapes, { kept: pieces, budget: most, seen, isCheapest }, wanted);
  };
  // Each shape in turn makes an outfit, so where few are asked for the others are seldom needed.
  const drafts = wanted < all.length ? await draftOf(new Set(all.slice(0, wanted))) : [];
  return drafts.length === wanted ? drafts : draftOf(new Set(all));
}

/** The same search without any limit but whom it is for. */
const unlimited = (reading: OutfitReading): OutfitReading => {
  const { search, resolved } = reading;
  const filters = { ...DEFAULT_FILTERS, gender: search.filters.gender };
  return {
    ...reading,
    search: { ...search, filters, limit: 1 },
    resolved: { ...resolved, filters },
    budget: null,
  };
};

/** So far from the occasion is what a shop has where nothing is as dressed up, before anything will do. */
const FAR = [0.35, 1];
/** As much of a different occasion as what is within the limits may be of, where else nothing is. */
const SLACK = 0.15;

/**
 * Outfits of the kind that an occasion calls for, or else of another kind that is about as dressed
 * up. A shop that has nothing as dressed up, whatever the limits, shows the nearest that it has.
 */
async function draftNearest(
  index: SearchIndex,
  reading: OutfitReading,
  setting: Setting,
): Promise<DraftOutfit[]> {
  const uncalled = { ...setting, calls: () => 0 };
  const { isCheapest = false, limit } = reading.search;
  if (isCheapest) {
    const kinds = [setting, uncalled].map((kind) => draftAll(index, reading, kind));
    const cheapest = cheapestFirst((await Promise.all(kinds)).flat(), limit);
    if (cheapest.length > 0) return cheapest;
  }
  // What a budget does not suffice for is told rather than replaced by what does not suit.
  const slacker = reading.budget === null || isCheapest ? [{ ...uncalled, slack: SLACK }] : [];
  const drafts = await draftAll(index, reading, setting);
  if (drafts.length === limit) return drafts;
  const others = drafts.length > 0 || slacker.length === 0 ? [uncalled] : [uncalled, ...slacker];
  for (const kind of others) {
    const more = await draftAll(index, reading, kind);
    const all = withoutRepeats([...drafts, ...more], limit);
    if (all.length > 0) return all;
  }
  if (setting.formality === null) return [];
  const possible = await draftAll(index, unlimited(reading), uncalled);
  if (possible.length > 0) return [];
  for (const slack of FAR) {
    const far = await draftAll(index, reading, { ...uncalled, slack });
    if (far.length > 0) return far;
  }
  return [];
}

const isShaded = ({ lightness, isColorful }: OutfitSearch): boolean =>
  lightness !== undefined || isColorful === true;

/** The whole items of an outfit, each with the color to show that was asked of its role. */
async function readOutfit(
  index: SearchIndex,
  { search, understood }: OutfitReading,
  { offers, avoided }: DraftOutfit & Pick<Setting, 'avoided'>,
): Promise<ComposedOutfit> {
  const readFor = readForRoles(understood);
  const items = await index.readItems([...search.keep, ...offers.map(({ item }) => item.id)]);
  const chosen = new Map(offers.map((one) => [one.item.id, one.colors[0]?.colorway.colors[0]]));
  const names = Object.fromEntries(
    offers.flatMap(({ item, colors: [first] }) =>
      first === undefined || !isShaded(search) ? [] : [[item.id, first.colorway.name]],
    ),
  );
  const pieces = items.flatMap((item, at) => {
    const shown = chosen.get(item.id);
    const role = typeRole(item.other_info.type) ?? 'other';
    const { soft, not: refused } = readFor(role);
    const asked = [...search.filters.color, ...soft.colors];
    const isAsked = asked.length + soft.shades.length > 0;
    const colors = isAsked || shown === undefined ? asked : [shown];
    const asShown = presentItems([item], [at + 1], {
      colors,
      shades: soft.shades,
      refused,
      avoided: role === 'one-piece' ? avoided : [],
    });
    // What stays is seen as before; what is new, in the color that was asked of it.
    const isKept = search.keep.includes(item.id);
    const shownIn = isKept ? (search.keptColors ?? {}) : names;
    return asShown.map((one) => inShownColor(one, shownIn));
  });
  return { pieces, total: sumOf(pieces) };
}

const hasSizes = (filters: Filters): boolean =>
  SIZE_FILTER_NAMES.some((name) => filters[name].length > 0);

/** So often others are looked for in the place of what is sold out in the chosen sizes. */
const ROUNDS_MAX = 3;
/** So many outfits are enough, where more could be had with pieces that are nearly gone. */
const ENOUGH = 3;

/** The outfits of a search, of pieces that can be bought now in the chosen sizes where that can be. */
async function composeInStock(
  index: SearchIndex,
  reading: OutfitReading,
  setting: Setting,
): Promise<ComposedOutfit[]> {
  const { search } = reading;
  const isNew = ({ id }: Item): boolean => !search.keep.includes(id);
  const isGone = (item: Item): boolean => isNew(item) && isSoldOutIn(item, search.filters);
  // Who chose a size is shown what is left in it; the least expensive is so in any size.
  const isOpen = search.isCheapest !== true && !hasSizes(search.filters);
  const isRare = (item: Item): boolean => isOpen && isNew(item) && isScarce(item);
  const gone = new Set(search.exceptIds ?? []);
  let first: ComposedOutfit[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const open = { ...reading, search: { ...search, exceptIds: [...gone] } };
    const drafts = await draftNearest(index, open, setting);
    const outfits = await Promise.all(
      drafts.map((draft) => readOutfit(index, open, { ...draft, avoided: setting.avoided })),
    );
    const isLast = round === ROUNDS_MAX - 1;
    const sold = outfits.flatMap(({ pieces }) =>
      pieces.filter((item) => isGone(item) || (!isLast && isRare(item))),
    );
    const known = first.filter(({ pieces }) => !pieces.some(isGone));
    if (sold.length === 0 && outfits.length > 0) {
      return outfits.length < Math.min(known.length, ENOUGH) ? known : outfits;
    }
    if (outfits.length === 0) break;
    first = first.length > 0 ? first : outfits;
    for (const { id } of sold) gone.add(id);
  }
  const whole = first.filter(({ pieces }) => !pieces.some(isGone));
  return whole.length > 0 ? whole : first;
}

/** What costs so much more than the least is not what was meant by "nothing too expensive". */
const MODEST_TIMES = 1.6;

/** Outfits of modest pieces, the one that costs least first; others stay as they were found. */
function inOrder(
  outfits: readonly ComposedOutfit[],
  { isModest = false }: OutfitSearch,
): ComposedOutfit[] {
  if (!isModest) return [...outfits];
  const sorted = outfits.toSorted((one, other) => one.total - other.total);
  const most = (sorted[0]?.total ?? 0) * MODEST_TIMES;
  return sorted.filter(({ total }) => total <= most);
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
  const setting = readSetting(understood, namedTypes(understood), {
    kept: reading.kept,
    steps: search.steps,
    today: search.today,
  });
  return inOrder(await composeInStock(index, reading, setting), search);
}
