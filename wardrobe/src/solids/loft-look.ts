import type { ClothPrintName } from '../looks/cloth-look.ts';
import type { Photography } from '../shading/photography.ts';
import type { Finish } from './finish.ts';
import * as hard from './hard-goods.ts';
import * as hides from './hides.ts';
import * as textiles from './textiles.ts';

/** What a fabric of the stock is like on a shoe, a bag, a hat or another accessory. */
export const FINISHES = {
  leather: hides.leather,
  calf: hides.calf,
  vegan: hides.vegan,
  suede: hides.suede,
  patent: hides.patent,
  canvas: textiles.canvas,
  twill: textiles.canvas,
  corduroy: textiles.corduroy,
  nylon: textiles.nylon,
  mesh: textiles.mesh,
  satin: textiles.satin,
  velvet: textiles.velvet,
  silk: textiles.silk,
  linen: textiles.canvas,
  cotton: textiles.cotton,
  cottonknit: textiles.cotton,
  ribknit: textiles.wool,
  wool: textiles.wool,
  merino: textiles.wool,
  lambswool: textiles.wool,
  cashmere: textiles.wool,
  mohair: textiles.wool,
  felt: textiles.felt,
  straw: textiles.straw,
  sequin: textiles.sequin,
  acetate: hard.acetate,
  gold: hard.polished,
  sterling: hard.polished,
  steel: hard.brushed,
  pearl: hard.pearl,
} satisfies Readonly<Record<string, Finish>>;
export type LoftFabric = keyof typeof FINISHES;
export const LOFT_FABRICS = Object.keys(FINISHES).filter(
  (name): name is LoftFabric => name in FINISHES,
);

/** What a colorway of a shape looks like: its main fabric and its colors, "#rrggbb". */
export interface LoftLook {
  fabric: LoftFabric;
  color: string;
  /** The second color: a heel tab, a dial, a stone, a sole, or the ink of the print. */
  ink?: string;
  second?: string;
  print?: ClothPrintName;
  /** Whose mark it carries, and the stored shape, which says where. */
  brand?: string;
  shape?: string;
  /** How its brand has things photographed; the usual way where it is left out. */
  photography?: Photography;
}
