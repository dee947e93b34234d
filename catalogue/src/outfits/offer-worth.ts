import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Filter } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import type { Setting } from './setting.ts';
import { DRESSED_UP, isRainwear } from './shapes.ts';
import {
  isDressedFor,
  isFarTooCasual,
  isGarment,
  isNamed,
  isNamedExactly,
  type Slot,
} from './slots.ts';

/** A garment that may fill a slot. */
interface Offered {
  item: IndexedItem;
  piece: Piece;
}

/** Something that the words ask of a slot. */
export interface Wished {
  filter: Filter;
  isColor: boolean;
}

/** What it is worth to answer the words best of its slot. */
export const RELEVANCE_WORTH = 3;
/** What the occasion is worth beside how pieces go together; see `FIT_WEIGHTS`. */
const WORTH = {
  called: 5,
  formality: 14,
  warmth: 12,
  heavy: 6,
  rainwear: 6,
  loud: 3,
  loudest: 6,
  showy: 10,
  spoiled: 14,
  spotted: 5,
};
/** What each wish is worth: of garments and of what the words name, and of what is worn with them. */
const WISHED = { told: 4, beside: 1 };
/** What a color is worth that was asked for, or that an occasion asks for as a funeral does. */
const COLORED = { told: 10, beside: 2, called: 6 };
/** What an occasion calls for this much suits it, however it is made. */
const CALLED_MIN = 0.5;
const UNKNOWN_FORMALITY = 0.5;
const UNKNOWN_WARMTH = 0.3;
const WANTED_WARMTH = { cold: 0.75, cool: 0.5, warm: 0.25, hot: 0.1 };
const IS_WARM: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
]);

/** Wool is worn as a suit the year round. */
const HEAVY = ['velvet', 'corduroy', 'tweed', 'flannel', 'fleece', 'cashmere', 'wool'];

/** Whether a garment is of a fabric that nobody wears on a warm day, whatever its type. */
function isTooHeavy(item: IndexedItem, { role }: Piece, { weather }: Setting): boolean {
  if (role === null || !isGarment(role) || (weather !== 'warm' && weather !== 'hot')) return false;
  const heavy = role === 'suit' ? HEAVY.filter((id) => id !== 'wool') : HEAVY;
  return isMadeOf(item, heavy);
}

const SUMMERY_FABRICS = ['linen', 'seersucker', 'straw', 'raffia', 'gauze', 'muslin'];
const SUMMERY_KINDS = [
  'sandals',
  'espadrilles',
  'mules',
  'shorts',
  'sundress',
  'tank-top',
  'straw-hat',
  'beach-bag',
];
/** Out in the frost; dressed up or not. */
const BARE_LEGGED = ['mini-skirt', 'shorts'];
/** Coats up to this warmth are unlined. */
const THIN = 0.62;
const SUEDE = ['suede', 'nubuck'];
const DELICATE = ['satin', 'silk', 'velvet', 'straw', 'raffia', 'jute'];
const WINTRY_KINDS = ['boots', 'coat', 'parka', 'puffer-jacket', 'turtleneck', 'gloves'];
/** Strappy heels go with a gown in any season. */
const EVENING = 0.6;

const isMadeOf = ({ facets }: IndexedItem, fabrics: readonly string[]): boolean =>
  fabrics.some((id) => facets.some((facet) => facet.endsWith(`:${id}`)));

const SEASONS = { cold: 'cold', cool: 'cold', warm: null, hot: 'hot' } as const;

/** Whether nobody wears it in the weather that it is for, or as it is outside now: no linen in December. */
function isOutOfSeason(item: IndexedItem, piece: Piece, { today, weather }: Setting): boolean {
  const season = today ?? (weather === null ? null : SEASONS[weather]);
  if (season === null) return false;
  const isDressy = (piece.formality ?? 0) >= EVENING;
  const isOf = (kinds: readonly string[]) => kinds.some((kind) => isKindOf(item.type, kind));
  if (season === 'hot') {
    return (!isDressy && isOf(WINTRY_KINDS)) || (isMadeOf(item, HEAVY) && piece.role !== 'suit');
  }
  if (weather !== 'cool' && isOf(BARE_LEGGED)) return true;
  return (!isDressy && isOf(SUMMERY_KINDS)) || isMadeOf(item, SUMMERY_FABRICS);
}

const SOAKING = ['canvas', 'mesh'];

/** How much rain takes from it: it ruins shoes, bags and coats first, and spots silk on anybody. */
function spoiledByRain(item: IndexedItem, { role }: Piece): number {
  const isFacing = role === 'shoes' || role === 'bag' || role === 'outer';
  if (!isFacing) return isMadeOf(item, DELICATE) ? WORTH.spotted : 0;
  if (isMadeOf(item, SUEDE) || isMadeOf(item, DELICATE)) return WORTH.spoiled;
  return role !== 'outer' && isMadeOf(item, SOAKING) ? WORTH.spotted : 0;
}

/** Shirts of these belong to the weekend, whatever their collar. */
const WEEKEND_CLOTH = ['flannel', 'corduroy', 'denim', 'chambray'];
/** Worn to nothing festive, whatever it is cut like, and to no sport. */
const EVERYDAY_CLOTH = ['denim', 'chambray', 'flannel', 'canvas'];
const STIFF_OR_FINE = [
  'denim',
  'leather',
  'faux-leather',
  'suede',
  'silk',
  'satin',
  'velvet',
  'lace',
];
const FESTIVE = 0.55;
const WINTER_BOOTS = [
  'knee-high-boots',
  'over-the-knee-boots',
  'cold-weather-boots',
  'combat-boots',
];

/** Bags for the weekend and the road. */
const WEEKEND_KINDS = ['belt-bag', 'beach-bag', 'backpack', 'duffel-bag'];

/** Whether it is the wrong thing for the day, however it looks: denim at a wedding, boots in June. */
function isOutOfPlace(item: IndexedItem, { role }: Piece, setting: Setting): boolean {
  const { formality, isFestive, isSporty, weather } = setting;
  if (isSporty && role !== null && isGarment(role)) return isMadeOf(item, STIFF_OR_FINE);
  const isWarm = weather === 'warm' || weather === 'hot';
  if (isWarm && WINTER_BOOTS.some((kind) => isKindOf(item.type, kind))) return true;
  if (!isFestive) return false;
  const isWeekend = WEEKEND_KINDS.some((kind) => isKindOf(item.type, kind));
  return isWeekend || ((formality ?? 0) >= FESTIVE && isMadeOf(item, EVERYDAY_CLOTH));
}

/** Worn every day with everything, so that a color of its own is one too many. */
const EVERYDAY: ReadonlySet<string | null> = new Set(['belt', 'watch']);
const QUIET_COLORS: ReadonlySet<string> = new Set([
  'Black',
  'White',
  'Gray',
  'Brown',
  'Beige',
  'Blue',
  'Gold',
  'Silver',
]);
const METALLIC = ['Gold', 'Silver'];
const isReservedColor = (color: string) => QUIET_COLORS.has(color) && !METALLIC.includes(color);

const SHINY = ['sequin', 'glitter', 'metallic', 'satin', 'velvet', 'patent-leather', 'faux-fur'];
const SHOWY = (
  'sequin glitter metallic feather fringed sheer beaded embellished backless cutout ' +
  'strapless off-the-shoulder plunging cropped distressed bodycon micro thigh-high'
).split(' ');
const SHOWY_KINDS = ['heeled-sandals', 'sandals', 'espadrilles', 'clutch'];
/** Blouses, scarves and ties shine anywhere. */
const MAY_SHINE: ReadonlySet<string | null> = new Set(['top', 'scarf', 'tie', 'jewelry', 'watch']);

/** What a piece loses by shine, bareness or a color that draws every eye where nobody wants that. */
function standsOut(item: IndexedItem, { role }: Piece, setting: Setting): number {
  if (!setting.isReserved || role === null || role === 'jewelry') return 0;
  const isShowy =
    isMadeOf(item, SHOWY) ||
    [...SHOWY_KINDS, ...WEEKEND_KINDS].some((kind) => isKindOf(item.type, kind)) ||
    (!MAY_SHINE.has(role) && isMadeOf(item, SHINY));
  const [color = ''] = item.colors;
  const isLoud = !isReservedColor(color) && !setting.colors.has(color);
  const loud = MAY_SHINE.has(role) ? WORTH.loud : WORTH.loudest;
  return (isShowy ? WORTH.showy : 0) + (isLoud ? loud : 0);
}

const isTooEasygoing = (item: IndexedItem, { role }: Piece, { formality }: Setting): boolean =>
  role === 'top' && (formality ?? 0) >= DRESSED_UP && isMadeOf(item, WEEKEND_CLOTH);

/** Whether it is a coat, and none for the cold, as a trench coat is not. */
const isThinCoat = (
  { type }: IndexedItem,
  { role, warmth }: Piece,
  { weather }: Setting,
): boolean =>
  weather === 'cold' && role === 'outer' && isKindOf(type, 'coat') && (warmth ?? 1) <= THIN;

/** Whether it is sold in nothing but a color that is left to somebody else. */
const isAvoided = ({ colors }: IndexedItem, { role }: Piece, { avoided }: Setting): boolean =>
  role === 'one-piece' && colors.length > 0 && colors.every((color) => avoided.includes(color));

/** What weather, cloth and color take from a piece, or give it. */
function fitForDay(item: IndexedItem, piece: Piece, setting: Setting): number {
  const { isRainy, weather } = setting;
  const isAgainstRain = isRainy && weather !== 'cold' && isRainwear(item.type);
  const isOff =
    isTooHeavy(item, piece, setting) ||
    isOutOfSeason(item, piece, setting) ||
    isThinCoat(item, piece, setting) ||
    isTooEasygoing(item, piece, setting) ||
    isAvoided(item, piece, setting);
  const [color = ''] = item.colors;
  const isLoud = EVERYDAY.has(piece.role) && color !== '' && !QUIET_COLORS.has(color);
  return (
    (isAgainstRain ? WORTH.rainwear : 0) -
    (isRainy ? spoiledByRain(item, piece) : 0) -
    (isOff ? WORTH.heavy : 0) -
    (isLoud ? WORTH.loud : 0) -
    standsOut(item, piece, setting)
  );
}

/** How far what an occasion asks for and what a garment is are apart, as what that costs. */
function mismatch({ formality, warmth, role }: Piece, setting: Setting): number {
  const wanted = setting.formality;
  const apart = wanted === null ? 0 : (formality ?? UNKNOWN_FORMALITY) - wanted;
  const { weather } = setting;
  const isWarmed = weather !== null && IS_WARM.has(role);
  const off = isWarmed ? (warmth ?? UNKNOWN_WARMTH) - WANTED_WARMTH[weather] : 0;
  return WORTH.formality * apart ** 2 + WORTH.warmth * off ** 2;
}

/**
 * Tells what a garment is worth in a slot, whatever it is worn with and however it answers the words.
 * @param wishes What the words ask of the slot.
 * @returns null for what is too casual for the occasion, or too dressed up.
 */
export function offerWorth(
  slot: Slot,
  setting: Setting,
  wishes: readonly Wished[],
): (offered: Offered) => number | null {
  const checksOf = (isColor: boolean) =>
    wishes.filter((wish) => wish.isColor === isColor).map(({ filter }) => passesFilter(filter));
  const [checks, colorChecks] = [checksOf(false), checksOf(true)];
  const isTold = isNamed(slot) || isGarment(slot.role);
  const perWish = isTold ? WISHED.told : WISHED.beside;
  const isDressed = ({ role, formality }: Piece) =>
    role === null || formality === null || isDressedFor(setting, role, formality);
  const isCasual = ({ role, formality }: Piece) =>
    role !== null && formality !== null && isFarTooCasual(setting, role, formality);
  return ({ item, piece }) => {
    const called = setting.callsFor(item);
    if (!isNamedExactly(slot) && isCasual(piece)) return null;
    if (!isNamed(slot) && isOutOfPlace(item, piece, setting)) return null;
    // Better without a bag than with one that shouts.
    if (!slot.isEssential && !isNamed(slot) && standsOut(item, piece, setting) > 0) return null;
    // In the rain a trench coat goes over jeans as well.
    const isNeeded = isNamed(slot) || (setting.isRainy && isRainwear(item.type));
    if (!isNeeded && called < CALLED_MIN && !isDressed(piece)) return null;
    const wished = checks.filter((passes) => passes(item)).length;
    const isColored = colorChecks.some((passes) => passes(item));
    // It is shown in its first color: that it also comes in black does not help at a funeral.
    const isInCalledColor =
      IS_WARM.has(piece.role) && item.colors.slice(0, 1).some((color) => setting.colors.has(color));
    return (
      perWish * wished +
      (isColored ? (isTold ? COLORED.told : COLORED.beside) : 0) +
      (isInCalledColor ? COLORED.called : 0) +
      WORTH.called * called -
      mismatch(piece, setting) +
      fitForDay(item, piece, setting)
    );
  };
}
