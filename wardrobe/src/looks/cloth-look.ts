import * as branded from '../brand-marks/brand-prints.ts';
import type { GarmentMark } from '../brand-marks/garment-mark.ts';
import { abstract, blooms, ditsy, floral, meadow } from '../prints/florals.ts';
import { argyle, dots, leopard, paisley } from '../prints/motifs.ts';
import { emblem, lettering, posy, sunset } from '../prints/placed-prints.ts';
import type { Print } from '../prints/print.ts';
import { fairIsle, foulard } from '../prints/small-figures.ts';
import * as checks from '../prints/stripes-and-checks.ts';
import type { Photography } from '../shading/photography.ts';
import * as heavy from '../weaves/heavy-cloths.ts';
import * as knits from '../weaves/knits.ts';
import { sequin } from '../weaves/sequin.ts';
import type { Weave } from '../weaves/weave.ts';
import * as wovens from '../weaves/wovens.ts';

export const WEAVES = {
  jersey: knits.jersey,
  heather: knits.heather,
  stretch: knits.stretch,
  sheer: knits.sheer,
  knit: knits.knit,
  'fine-knit': knits.fineKnit,
  rib: knits.rib,
  'wide-rib': knits.wideRib,
  'cable-knit': knits.cableKnit,
  fleece: knits.fleece,
  poplin: wovens.poplin,
  oxford: wovens.oxford,
  linen: wovens.linen,
  twill: wovens.twill,
  denim: wovens.denim,
  satin: wovens.satin,
  silk: wovens.silk,
  crepe: wovens.crepe,
  chiffon: wovens.chiffon,
  lace: wovens.lace,
  flannel: heavy.flannel,
  coating: heavy.coating,
  tweed: heavy.tweed,
  corduroy: heavy.corduroy,
  velvet: heavy.velvet,
  quilted: heavy.quilted,
  leather: heavy.leather,
  suede: heavy.suede,
  sequin,
} satisfies Readonly<Record<string, Weave>>;
export type WeaveName = keyof typeof WEAVES;
export const WEAVE_NAMES = Object.keys(WEAVES).filter((name): name is WeaveName => name in WEAVES);

export const CLOTH_PRINTS = {
  breton: checks.breton,
  stripe: checks.stripe,
  awning: checks.awning,
  rugby: checks.rugby,
  pinstripe: checks.pinstripe,
  gingham: checks.gingham,
  tartan: checks.tartan,
  windowpane: checks.windowpane,
  houndstooth: checks.houndstooth,
  herringbone: checks.herringbone,
  'color-block': checks.colorBlock,
  dots,
  leopard,
  paisley,
  argyle,
  'fair-isle': fairIsle,
  foulard,
  floral,
  ditsy,
  meadow,
  blooms,
  abstract,
  sunset,
  lettering,
  emblem,
  posy,
} satisfies Readonly<Record<string, Print>>;

/** Prints that each brand has its own of: with its name, or its figure. */
export const BRAND_PRINTS = {
  wordmark: branded.wordmark,
  crest: branded.crest,
  cutouts: branded.cutouts,
} satisfies Readonly<Record<string, (brand: string) => Print>>;

export type ClothPrintName = keyof typeof CLOTH_PRINTS | keyof typeof BRAND_PRINTS;

const isBranded = (name: ClothPrintName): name is keyof typeof BRAND_PRINTS =>
  Object.hasOwn(BRAND_PRINTS, name);

/** A print as a brand has it. */
export const clothPrint = (name: ClothPrintName, brand: string): Print =>
  isBranded(name) ? BRAND_PRINTS[name](brand) : CLOTH_PRINTS[name];

/** Those that a front shows once, measured from its neck, and nothing else of a garment does. */
export const PLACED_PRINTS: ReadonlySet<ClothPrintName> = new Set<ClothPrintName>([
  'sunset',
  'lettering',
  'emblem',
  'posy',
  'wordmark',
  'crest',
  'cutouts',
]);

/** How a brand cuts its pieces: shares by which they are broader and longer than a cut is. */
export interface Proportions {
  breadth: number;
  length: number;
}

/** What a colorway of a garment looks like: its cloth, its colors and how it is sewn. */
export interface ClothLook {
  weave: WeaveName;
  /** "#rrggbb": the ground of its print or all of it. */
  color: string;
  /** Inks of the print; they default to darker and lighter than the ground. */
  ink?: string;
  second?: string;
  print?: ClothPrintName;
  /** What the inside shows; the cloth itself, a little paler, where it is not lined. */
  lining?: string;
  /** What lies under a cloth that one sees through. */
  underlay?: string;
  /** The stripes along the edges of its collar, cuffs and ribs. */
  tipping?: string;
  /** The ribs at neck and cuffs where they are of another color. */
  ribs?: string;
  thread?: string;
  button?: string;
  /** Whether its buttons are of metal, as those of denim are. */
  hasShanks?: boolean;
  /** Denim: how much its thighs and knees are faded, 0 to 1. */
  wash?: number;
  /** Whose name its label has, and where else the brand put its mark. */
  brand?: string;
  mark?: GarmentMark;
  /** Which creases this piece has: others of its cut and cloth lie another way. */
  creaseSeed?: number;
  /** How this piece hangs before the camera, in all of its colors: others of its cut hang another way. */
  hangSeed?: number;
  /** How its brand cuts; left out, as the cut is. */
  proportions?: Proportions;
  /** How its brand has things photographed; the usual way where it is left out. */
  photography?: Photography;
}
