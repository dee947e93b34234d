import type { GarmentMark } from '../brand-marks/garment-mark.ts';
import type { ClothPrintName } from '../looks/cloth-look.ts';
import { PLACED_PRINTS } from '../looks/cloth-look.ts';
import type { Product } from '../stock/make-product.ts';
import { seedOf } from '../stock/seeded-pick.ts';

/** What always has a mark. */
const ALWAYS: Readonly<Record<string, GarmentMark>> = {
  'polo-shirt': 'chest',
  'quarter-zip': 'chest',
  'puffer-jacket': 'chest',
  parka: 'chest',
  'athletic-shorts': 'leg',
  'swim-trunks': 'leg',
  joggers: 'leg',
  leggings: 'leg',
  'boxer-briefs': 'waistband',
  'sports-bra': 'waistband',
};

/** What has one of these, or none, as its maker likes. */
const SOMETIMES: Readonly<Record<string, readonly (GarmentMark | null)[]>> = {
  't-shirt': ['hem', 'chest', null],
  'tank-top': ['hem', null],
  'long-sleeve-tee': ['hem', 'chest', null],
  henley: ['hem', null],
  sweatshirt: ['chest', 'hem', 'chest'],
  hoodie: ['chest', 'hem', 'chest'],
  overshirt: ['hem', null],
  'oxford-shirt': ['chest', null],
  'bomber-jacket': ['hem', null],
};

/** Where the mark of its brand is on a product; null where it has none. */
export function markOfProduct(
  { design, item, slug }: Product,
  print: ClothPrintName | null,
): GarmentMark | null {
  const choices = SOMETIMES[design.type];
  const mark =
    ALWAYS[design.type] ?? choices?.[seedOf(`${item.brand} ${slug} mark`) % choices.length] ?? null;
  const isTaken = print !== null && PLACED_PRINTS.has(print);
  return mark === 'chest' && isTaken ? 'hem' : mark;
}
