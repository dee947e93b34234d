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
  't-shirt': ['hem', 'chest', 'name', null, 'name'],
  'tank-top': ['hem', 'name', null],
  'long-sleeve-tee': ['hem', 'chest', 'name', null],
  henley: ['hem', null],
  sweatshirt: ['chest', 'hem', 'name'],
  hoodie: ['chest', 'hem', 'chest'],
  'crewneck-sweater': ['hem', 'chest', null, null, null],
  cardigan: ['hem', null, null],
  'sweater-vest': ['chest', 'hem', null],
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
  const isOnFront = mark === 'chest' || mark === 'name';
  if (isOnFront && print !== null && PLACED_PRINTS.has(print)) return 'hem';
  // A name would not be read on stripes or figures.
  return mark === 'name' && print !== null ? 'chest' : mark;
}
