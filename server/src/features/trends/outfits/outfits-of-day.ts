import { createHash } from 'node:crypto';
import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import { type Theme, themesFor } from '@modiste/stylist/editorial/themes';
import type { StoredOutfit } from '../../../db/home-tables.ts';
import type { Deps } from '../../../deps/deps.ts';
import { leanForward } from '../person/day-order.ts';
import { dislikedIds } from '../person/disliked.ts';
import { findOwn } from '../person/find-own.ts';
import type { HomePerson } from '../person/read-person.ts';
import { composeForTheme, type OutfitRequest, type ThemedOutfit } from './compose-for-theme.ts';
import { readDays, type StoredDay, type StoredDays, storeDay } from './daily-outfit-store.ts';

const STYLE_PICKS = 5;
/** Themes beyond these are not tried: where so many find nothing, the shop has too little. */
const THEMES_TRIED_MAX = 14;

const ACCESSORIES: ReadonlySet<Role | null> = new Set<Role | null>([
  'bag',
  'belt',
  'eyewear',
  'headwear',
  'jewelry',
  'other',
  'watch',
]);

type Stores = Pick<Deps, 'database' | 'catalogue'>;

/** The outfits of a person's page; no piece is in two of them. */
export interface DayOutfits {
  /** Null where none can be composed. */
  daily: ThemedOutfit | null;
  stylePicks: readonly ThemedOutfit[];
}

/** What the outfits are chosen by beside limits: other outfits are meant when it changes. */
function tasteKey({ preferences }: HomePerson): string {
  const { gender_preference, style_preference, personality, location } = preferences;
  const chosenBy = [gender_preference, style_preference, personality, location];
  return createHash('sha256').update(JSON.stringify(chosenBy)).digest('base64url');
}

const toStored = ({ theme, pieces }: ThemedOutfit): StoredOutfit => ({
  theme,
  itemIds: pieces.map(({ id }) => id),
});

const leadsOf = (days: readonly StoredDay[]): string[] =>
  days.flatMap(({ daily }) => daily?.itemIds.slice(0, 1) ?? []);

/** Stored outfits that still fit: every piece is in stock, within the limits and not disliked. */
async function readFitting(
  stores: Stores,
  { person }: OutfitRequest,
  stored: StoredDay | null,
): Promise<DayOutfits> {
  if (stored?.taste !== tasteKey(person)) return { daily: null, stylePicks: [] };
  const { daily, stylePicks } = stored;
  const ids = [...(daily?.itemIds ?? []), ...stylePicks.flatMap(({ itemIds }) => itemIds)];
  const own = await findOwn(stores, person, { ids });
  const itemsById = new Map(own.map((item): [string, Item] => [item.id, item]));
  const read = ({ theme, itemIds }: StoredOutfit): ThemedOutfit[] => {
    const pieces = itemIds.flatMap((id) => itemsById.get(id) ?? []);
    return pieces.length < itemIds.length ? [] : [{ theme, pieces }];
  };
  return {
    daily: daily === null ? null : (read(daily)[0] ?? null),
    stylePicks: stylePicks.flatMap(read),
  };
}

/** The themes of the day in the order in which they are tried, those of the last days last. */
function themesOfDay({ person, setting }: OutfitRequest, earlier: readonly StoredDay[]): Theme[] {
  const seed = `${person.userId} ${setting.day}`;
  const themes = leanForward(
    themesFor(setting, person.preferences.style_preference),
    seed,
    ({ id }) => id,
  );
  const lately = earlier.slice(0, 3).map(({ daily }) => daily?.theme.id);
  const isLate = ({ id }: Theme) => lately.includes(id);
  return [...themes.filter((theme) => !isLate(theme)), ...themes.filter(isLate)].slice(
    0,
    THEMES_TRIED_MAX,
  );
}

/** What finished the outfit of yesterday: nobody wears the same belt and watch every day. */
async function lastAccessories(
  { catalogue }: Stores,
  [yesterday]: readonly StoredDay[],
): Promise<string[]> {
  const items = await catalogue.itemsByIds(yesterday?.daily?.itemIds ?? []);
  return items
    .filter(({ other_info }) => ACCESSORIES.has(typeRole(other_info.type)))
    .map(({ id }) => id);
}

/** Composes what is missing of a day, theme by theme. */
async function complete(
  stores: Stores,
  request: OutfitRequest,
  { kept, earlier }: { kept: DayOutfits; earlier: readonly StoredDay[] },
): Promise<DayOutfits> {
  const stylePicks = [...kept.stylePicks];
  let { daily } = kept;
  const exceptIds = new Set(dislikedIds(request.person));
  const keep = ({ pieces }: ThemedOutfit) => {
    for (const { id } of pieces) exceptIds.add(id);
  };
  const known = [daily ?? [], stylePicks].flat();
  known.forEach(keep);
  const isOpen = ({ id }: Theme) => known.every(({ theme }) => theme.id !== id);
  const yesterday = earlier.slice(0, 1).flatMap((day) => day.stylePicks);
  const seenIds = [...leadsOf(earlier), ...yesterday.flatMap(({ itemIds }) => itemIds.slice(0, 1))];
  const accessories = daily === null ? await lastAccessories(stores, earlier) : [];
  for (const theme of themesOfDay(request, earlier).filter(isOpen)) {
    if (daily !== null && stylePicks.length >= STYLE_PICKS) break;
    const turn = stylePicks.length + (daily === null ? 0 : 1);
    const taken = daily === null ? new Set([...exceptIds, ...accessories]) : exceptIds;
    const order = { theme, turn, exceptIds: taken, seenIds };
    const outfit = await composeForTheme(stores, request, order);
    if (outfit === null) continue;
    keep(outfit);
    if (daily === null) daily = outfit;
    else stylePicks.push(outfit);
  }
  // A small shop may have no other left for the day than one of the style picks.
  return { daily: daily ?? stylePicks.shift() ?? null, stylePicks };
}

const isWhole = ({ daily, stylePicks }: DayOutfits) =>
  daily !== null && stylePicks.length >= STYLE_PICKS;

/** Whether all that the other has is there, or as much. */
const hasAsMuch = ({ daily, stylePicks }: DayOutfits, other: DayOutfits): boolean =>
  (daily !== null || other.daily === null) && stylePicks.length >= other.stylePicks.length;

/** Stores composed outfits; of two calls at once, both get what the first one stored. */
async function keepOutfits(
  stores: Stores,
  request: OutfitRequest,
  { composed, today }: { composed: DayOutfits } & Pick<StoredDays, 'today'>,
): Promise<DayOutfits> {
  const { person, setting } = request;
  const own: StoredDay = {
    taste: tasteKey(person),
    daily: composed.daily && toStored(composed.daily),
    stylePicks: composed.stylePicks.map(toStored),
    revision: (today?.revision ?? 0) + 1,
  };
  const key = { userId: person.userId, day: setting.day };
  const stored = await storeDay(stores.database, key, own);
  if (stored === own) return composed;
  const read = await readFitting(stores, request, stored);
  return hasAsMuch(read, composed) ? read : composed;
}

/**
 * The outfit of the day and the style picks of a person: the same for the whole day, as long as they
 * fit. What is sold out, disliked or no longer within the limits is composed anew.
 */
export async function outfitsOfDay(stores: Stores, request: OutfitRequest): Promise<DayOutfits> {
  const { person, setting } = request;
  const key = { userId: person.userId, day: setting.day };
  const { today, earlier } = await readDays(stores.database, key);
  const kept = await readFitting(stores, request, today);
  if (isWhole(kept)) return kept;
  const composed = await complete(stores, request, { kept, earlier });
  if (!person.isAsStored || hasAsMuch(kept, composed)) return composed;
  return keepOutfits(stores, request, { composed, today });
}
