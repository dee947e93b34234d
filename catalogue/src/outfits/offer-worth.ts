import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Filter } from '../filters/filter.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import type { Setting } from './setting.ts';
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
const WORTH = { called: 5, formality: 14, warmth: 12, heavy: 6 };
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
function isTooHeavy({ facets }: IndexedItem, { role }: Piece, { weather }: Setting): boolean {
  if (role === null || !isGarment(role) || (weather !== 'warm' && weather !== 'hot')) return false;
  const heavy = role === 'suit' ? HEAVY.filter((id) => id !== 'wool') : HEAVY;
  return heavy.some((id) => facets.some((facet) => facet.endsWith(`:${id}`)));
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
const WINTRY_KINDS = ['boots', 'coat', 'parka', 'puffer-jacket', 'turtleneck', 'gloves'];
/** Strappy heels go with a gown in any season. */
const EVENING = 0.6;

/** Whether nobody wears it as it is outside now: no linen or sandals in December. */
function isOutOfSeason({ type, facets }: IndexedItem, piece: Piece, { today }: Setting): boolean {
  if (today === null) return false;
  const isDressy = (piece.formality ?? 0) >= EVENING;
  const isOf = (kinds: readonly string[]) =>
    !isDressy && kinds.some((kind) => isKindOf(type, kind));
  const isMade = (fabrics: readonly string[]) =>
    fabrics.some((id) => facets.some((facet) => facet.endsWith(`:${id}`)));
  if (today === 'cold') return isOf(SUMMERY_KINDS) || isMade(SUMMERY_FABRICS);
  return isOf(WINTRY_KINDS) || (isMade(HEAVY) && piece.role !== 'suit');
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
    if (!isNamed(slot) && called < CALLED_MIN && !isDressed(piece)) return null;
    const wished = checks.filter((passes) => passes(item)).length;
    const isColored = colorChecks.some((passes) => passes(item));
    const isInCalledColor =
      IS_WARM.has(piece.role) && item.colors.some((color) => setting.colors.has(color));
    return (
      perWish * wished +
      (isColored ? (isTold ? COLORED.told : COLORED.beside) : 0) +
      (isInCalledColor ? COLORED.called : 0) +
      WORTH.called * called -
      mismatch(piece, setting) -
      (isTooHeavy(item, piece, setting) || isOutOfSeason(item, piece, setting) ? WORTH.heavy : 0)
    );
  };
}
