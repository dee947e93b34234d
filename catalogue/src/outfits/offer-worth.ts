import type { Filter } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import { dressFit, isOutOfPlace, isUnseemly } from './occasion/dress-fit.ts';
import { isGarment } from './occasion/garment-roles.ts';
import { suitedFor } from './occasion/occasion-worth.ts';
import type { Setting } from './occasion/setting.ts';
import { isRainwear, weatherFit } from './occasion/weather-fit.ts';
import { isDressedFor, isFarTooCasual, isNamed, isNamedExactly, type Slot } from './slots.ts';

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
const WORTH = { called: 5, formality: 14, warmth: 12 };
/** What each wish is worth: of garments and of what the words name, and of what is worn with them. */
const WISHED = { told: 4, beside: 1 };
/** What a color is worth that was asked for. */
const COLORED = { told: 10, beside: 2 };
/** What an occasion calls for this much suits it, however it is made. */
const CALLED_MIN = 0.5;
/** What nobody would wear to it, or in its weather, is left out where nothing needs it. */
const SPARED_MAX = -9;
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

/** How far what an occasion asks for and what a garment is are apart, as what that costs. */
function mismatch({ formality, warmth, role }: Piece, setting: Setting): number {
  const wanted = setting.formality;
  const apart = wanted === null ? 0 : (formality ?? UNKNOWN_FORMALITY) - wanted;
  const { weather } = setting;
  const isWarmed = weather !== null && IS_WARM.has(role);
  const off = isWarmed ? (warmth ?? UNKNOWN_WARMTH) - WANTED_WARMTH[weather] : 0;
  return WORTH.formality * apart ** 2 + WORTH.warmth * off ** 2;
}

/** "A hat", "a top" and "shoes" leave the kind to the occasion, while there is one that suits it. */
const LEFT_OPEN: ReadonlySet<string> = new Set(['shoes', 'bag', 'headwear', 'top', 'bottom']);

/** "Trousers" are any that suit: cargo pants only where they are called so. */
const BROAD: ReadonlySet<string> = new Set(['pants', 'skirt']);

const isChosenByName = (slot: Slot, { slack }: Setting): boolean => {
  const isExact = isNamedExactly(slot) && !slot.named.every((id) => BROAD.has(id));
  return isNamed(slot) && (!LEFT_OPEN.has(slot.role) || isExact || slack >= 1);
};

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
    const suited = suitedFor(item, setting);
    // Nobody comes in it, as long as there is anything else.
    const isForbidden = setting.slack < 1 && suited.grade === -2;
    const isOut = isForbidden || isOutOfPlace(item, piece, setting);
    if (!isChosenByName(slot, setting) && isOut) return null;
    if (isUnseemly(item, piece, setting)) return null;
    const fit = weatherFit(item, piece, setting) + dressFit(item, piece, setting);
    // Better without a bag than with one that shouts, and wet in any jacket rather than in none.
    const isWelcome = setting.isRainy && slot.role === 'outer';
    const spared = fit + (isWelcome ? 0 : suited.worth);
    if (!slot.isEssential && !isNamed(slot) && spared <= SPARED_MAX) return null;
    // In the rain a trench coat goes over jeans as well.
    const isNeeded = isNamed(slot) || (setting.isRainy && isRainwear(item.type));
    if (!isNeeded && called < CALLED_MIN && !isDressed(piece)) return null;
    const wished = checks.filter((passes) => passes(item)).length;
    const isColored = colorChecks.some((passes) => passes(item));
    return (
      perWish * wished +
      (isColored ? (isTold ? COLORED.told : COLORED.beside) : 0) +
      WORTH.called * called -
      mismatch(piece, setting) +
      fit +
      suited.worth
    );
  };
}
