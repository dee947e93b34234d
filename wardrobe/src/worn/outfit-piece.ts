import type { ClothLook } from '../looks/cloth-look.ts';
import type { Design } from '../stock/stock-schema.ts';

/** Where a garment is worn: a figure wears one of each, and a whole one instead of top and bottom. */
export type Slot = 'bra' | 'briefs' | 'top' | 'bottom' | 'whole' | 'swim' | 'outer';

/** A garment of an outfit, from what is stored. */
export interface OutfitPiece {
  slot: Slot;
  /** The silhouette: "crew-neck-tee". */
  shape: string;
  file: string;
  look: ClothLook;
  /** A top whose hem is worn inside the waistband. */
  isTucked: boolean;
}

const OUTER_RAILS: ReadonlySet<string> = new Set(['jackets', 'outerwear']);
const INTIMATES: Readonly<Record<string, Slot>> = {
  bralette: 'bra',
  'sports-bra': 'bra',
  'plunge-bra': 'bra',
  'high-leg-briefs': 'briefs',
  'boxer-briefs': 'briefs',
  bikini: 'swim',
  swimsuit: 'swim',
  robe: 'outer',
  'pajama-set': 'whole',
};

/** Where a design is worn; null where it is none that a figure of ours wears. */
export function slotOf({ category, rail, shape = '' }: Design): Slot | null {
  if (category === 'upper_body') return OUTER_RAILS.has(rail) ? 'outer' : 'top';
  if (category === 'lower_body') return 'bottom';
  if (category === 'dresses' || category === 'suits') return 'whole';
  return INTIMATES[shape] ?? null;
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

/** What is worn over what: the higher is outside. */
export const rankOf = ({ slot, isTucked }: OutfitPiece): number =>
  isTucked ? TUCKED_RANK : RANKS[slot];

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
