import type { Design } from './stock-schema.ts';

/** Where a garment is worn: a figure wears one of each, and a whole one instead of top and bottom. */
export type Slot = 'bra' | 'briefs' | 'top' | 'bottom' | 'whole' | 'swim' | 'outer';

const OUTER_RAILS: ReadonlySet<string> = new Set(['jackets', 'outerwear']);
const INTIMATES: Readonly<Record<string, Slot>> = {
  bralette: 'bra',
  'sports-bra': 'bra',
  'plunge-bra': 'bra',
  'high-leg-briefs': 'briefs',
  'boxer-briefs': 'briefs',
  tights: 'bottom',
  bikini: 'swim',
  swimsuit: 'swim',
  robe: 'whole',
  'pajama-set': 'whole',
};

/** Where a design is worn; null where it is none that a figure of ours wears. */
export function slotOf({ category, rail, shape }: Design): Slot | null {
  if (category === 'upper_body') return OUTER_RAILS.has(rail) ? 'outer' : 'top';
  if (category === 'lower_body') return 'bottom';
  if (category === 'dresses' || category === 'suits') return 'whole';
  return INTIMATES[shape] ?? null;
}
