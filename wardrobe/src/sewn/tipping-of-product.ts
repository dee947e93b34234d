import { linearColor, luminanceOf } from '../materials/linear-color.ts';
import type { Product } from '../stock/make-product.ts';
import { seedOf } from '../stock/seeded-pick.ts';

/** Types whose knitted edges may be striped, and for one in how many items they are. */
const TIPPED: Readonly<Record<string, number>> = {
  'polo-shirt': 3,
  cardigan: 4,
  'sweater-vest': 2,
  'crewneck-sweater': 6,
  sweatshirt: 6,
  'bomber-jacket': 4,
};

const ON_DARK = ['#ece7da', '#e9e4d8', '#c9a56a'] as const;
const ON_PALE = ['#1f2a44', '#22382d', '#7a2a2e', '#26231f'] as const;
const PALE = 0.22;

/** The color of the stripes along a product's knitted edges; null where it has none. */
export function tippingOf({ design, item, slug, print }: Product, hex: string): string | null {
  const oneIn = TIPPED[design.type];
  if (oneIn === undefined || print !== 'none') return null;
  if (seedOf(`${slug} tipping`) % oneIn !== 0) return null;
  const colors = luminanceOf(linearColor(hex)) < PALE ? ON_DARK : ON_PALE;
  return colors[seedOf(item.brand) % colors.length] ?? null;
}
