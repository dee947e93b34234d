import type { LoftFabric, LoftLook } from '../solids/loft-look.ts';
import type { Colorway } from '../stock/colorway.ts';
import type { Product } from '../stock/make-product.ts';
import { lookOfProduct } from './look-of-product.ts';

/** What the first material of a fabric looks like on a shoe, a bag or an accessory. */
const BY_MATERIAL: Readonly<Record<string, LoftFabric>> = {
  leather: 'leather',
  'faux-leather': 'vegan',
  suede: 'suede',
  'patent-leather': 'patent',
  canvas: 'canvas',
  corduroy: 'corduroy',
  linen: 'linen',
  nylon: 'nylon',
  mesh: 'mesh',
  satin: 'satin',
  silk: 'silk',
  velvet: 'velvet',
  sequin: 'sequin',
  cotton: 'cotton',
  wool: 'wool',
  merino: 'merino',
  cashmere: 'cashmere',
  mohair: 'mohair',
  straw: 'straw',
  acetate: 'acetate',
  pearl: 'pearl',
  'gold-plated': 'gold',
  'sterling-silver': 'sterling',
  'stainless-steel': 'steel',
};

function fabricOf({ fabric }: Product): LoftFabric | null {
  if (fabric.materials.includes('twill')) return 'twill';
  if (fabric.weave === 'coating') return 'felt';
  if (fabric.weave === 'rib') return 'ribknit';
  return BY_MATERIAL[fabric.materials[0] ?? ''] ?? null;
}

/** What a shoe, bag or accessory looks like in a colorway; null where its fabric is no such thing. */
export function loftLookOfProduct(product: Product, colorway: Colorway): LoftLook | null {
  const fabric = fabricOf(product);
  if (fabric === null) return null;
  const { ground, ink, second } = colorway;
  const print = lookOfProduct(product, colorway)?.print;
  return {
    fabric,
    color: ground.hex,
    ...(ink && { ink: ink.hex }),
    ...(second && { second: second.hex }),
    ...(print && { print }),
  };
}
