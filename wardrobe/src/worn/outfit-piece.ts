import type { ClothLook } from '../looks/cloth-look.ts';
import type { Slot } from '../stock/worn-slot.ts';

/** A garment of an outfit, from what is stored. */
export interface OutfitPiece {
  slot: Slot;
  /** The silhouette: "crew-neck-tee". */
  shape: string;
  file: string;
  look: ClothLook;
  /** A top whose hem is worn inside the waistband. */
  isTucked: boolean;
  /** A top under a jacket or a coat: only what shows in its opening counts. */
  isUnder: boolean;
}

const RANKS: Readonly<Record<Slot, number>> = {
  briefs: 1,
  bra: 1,
  swim: 1,
  bottom: 2,
  top: 3,
  whole: 2,
  outer: 4,
};
const TUCKED_RANK = 1.5;

const OPEN_SUITS: ReadonlySet<string> = new Set(['mens-suit', 'mens-dinner-suit', 'womens-suit']);

/** Whether a garment is open in front, so that something is worn under it. */
export const isOpenOver = ({ slot, shape }: OutfitPiece): boolean =>
  slot === 'outer' || OPEN_SUITS.has(shape);

/** What is worn over what: the higher is outside. */
export function rankOf(piece: OutfitPiece): number {
  if (piece.isTucked || piece.isUnder) return TUCKED_RANK;
  return isOpenOver(piece) ? RANKS.outer : RANKS[piece.slot];
}

/** Tops that lie close to the body and are cut long enough to be tucked in. */
const SLIM_TOPS: ReadonlySet<string> = new Set(['camisole', 'scoop-tank']);
const LIGHT_TOPS: ReadonlySet<string> = new Set([
  ...SLIM_TOPS,
  'crew-neck-tee',
  'v-neck-tee',
  'long-sleeve-tee',
]);

/** Whether one tucks a top into a bottom: slim ones always, light ones into skirts. */
export const isTuckedInto = (top: string, bottom: string): boolean =>
  SLIM_TOPS.has(top) || (LIGHT_TOPS.has(top) && bottom.endsWith('skirt'));
