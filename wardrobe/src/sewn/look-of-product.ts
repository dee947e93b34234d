import type { ClothLook, ClothPrintName, WeaveName } from '../looks/cloth-look.ts';
import { linearColor, luminanceOf, srgbByte } from '../materials/linear-color.ts';
import type { Photography } from '../shading/photography.ts';
import { LOFT_FABRICS, type LoftLook } from '../solids/loft-look.ts';
import type { Colorway } from '../stock/colorway.ts';
import type { Product } from '../stock/make-product.ts';
import type { Print } from '../stock/prints.ts';
import { seedOf } from '../stock/seeded-pick.ts';
import { contrastsOf, TRUCKERS } from './contrasts-of-product.ts';
import { markOfProduct } from './mark-of-product.ts';
import { tippingOf } from './tipping-of-product.ts';

/** How the prints of the stock look on cloth. */
const PRINTS_ON_CLOTH: Readonly<Record<Exclude<Print, 'none'>, ClothPrintName>> = {
  breton: 'breton',
  stripe: 'stripe',
  pinstripe: 'pinstripe',
  gingham: 'gingham',
  tartan: 'tartan',
  windowpane: 'windowpane',
  houndstooth: 'houndstooth',
  herringbone: 'herringbone',
  dots: 'dots',
  floral: 'floral',
  meadow: 'ditsy',
  leopard: 'leopard',
  argyle: 'argyle',
  fairisle: 'fair-isle',
  abstract: 'abstract',
  foulard: 'foulard',
  paisley: 'paisley',
  colorblock: 'color-block',
  sunset: 'sunset',
  lettering: 'lettering',
  emblem: 'emblem',
  posy: 'posy',
  wordmark: 'wordmark',
  crest: 'crest',
  cutouts: 'cutouts',
};

/** Rails of what is seen from farther than a shirt: its stripes are broader. */
const BROAD_STRIPED: ReadonlySet<string> = new Set([
  'dresses',
  'jackets',
  'jeans',
  'jumpsuits',
  'outerwear',
  'pants',
  'skirts',
]);

const printOnCloth = (
  print: Exclude<Print, 'none'>,
  { rail, type }: Product['design'],
): ClothPrintName =>
  print === 'stripe' && (BROAD_STRIPED.has(rail) || type === 'swim-trunks')
    ? 'awning'
    : PRINTS_ON_CLOTH[print];

/** Dyes of jersey that are spun from light and dark fibers. */
const HEATHERED: ReadonlySet<string> = new Set(['grey', 'oat', 'fog']);

/** Fabrics that are lined where their inside would show. */
const LINED: ReadonlySet<WeaveName> = new Set(['coating', 'tweed', 'leather', 'suede', 'quilted']);
/** Rails, and types of jackets, that are lined whatever they are made of. */
const LINED_RAILS: ReadonlySet<string> = new Set(['suits', 'outerwear']);
const LINED_TYPES: ReadonlySet<string> = new Set(['blazer', 'suit-jacket', 'dinner-jacket']);

/** Hides are lined in black, but for pale ones. */
const HIDES: ReadonlySet<WeaveName> = new Set(['leather', 'suede']);
const BLACK_LINING = '#2b2724';
/** A lining is of the cloth's own hue, and darker where that is pale: of its light it has such a share. */
const LINING_SHARE = { pale: 0.7, dark: 1 } as const;
const PALE_CLOTH = 0.3;

function liningOf({ design }: Product, weave: WeaveName, hex: string): string | undefined {
  const isTailored = LINED_RAILS.has(design.rail) || LINED_TYPES.has(design.type);
  if (!LINED.has(weave) && !isTailored) return undefined;
  const isPale = luminanceOf(linearColor(hex)) > PALE_CLOTH;
  if (HIDES.has(weave) && !isPale) return BLACK_LINING;
  const share = isPale ? LINING_SHARE.pale : LINING_SHARE.dark;
  return shadeOf(hex, share);
}

/** A color that gives so much of the light of another. */
function shadeOf(hex: string, share: number): string {
  const bytes = linearColor(hex).map((light) => srgbByte(light * share));
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

const WHITE_DENIM = 0.55;

/** Pale lace lies upon a shade of skin, dark lace upon a soft black; tulle upon its own color. */
const UNDER_LACE = { pale: '#dcc4b2', dark: '#4a413d' } as const;

/** Tops that one could see through are lined in their own hue, a little darker. */
const TONAL_LINING = 0.72;
/** Sheer hosiery is shown on a leg. */
const UNDER_SHEER = '#aaa3a1';

/** What lies under a cloth that one sees through: a lining, or the leg; null where nothing does. */
function underlayOf({ design }: Product, weave: WeaveName, hex: string): string | null {
  if (weave === 'sheer') return UNDER_SHEER;
  if (!SHEER.has(weave)) return null;
  if (design.category === 'upper_body') return shadeOf(hex, TONAL_LINING);
  if (design.category !== 'dresses') return null;
  if (weave !== 'lace') return hex;
  return luminanceOf(linearColor(hex)) < 0.2 ? UNDER_LACE.dark : UNDER_LACE.pale;
}

/** What has more red than blue in it, as this share of both, is dyed after it is sewn, and is hardly faded. */
const DYED = { redder: 0.3, wash: 0.1 } as const;

/** What is darker than this, a luminance, is dyed black, and fades to gray hardly at all. */
const BLACK_DYE = 0.025;

/** The paler a dye of denim, the more its thighs are faded; white has nothing to lose. */
function washOf(hex: string): number {
  const [red, , blue] = linearColor(hex);
  if ((red - blue) / (red + blue) > DYED.redder) return DYED.wash;
  const luminance = luminanceOf(linearColor(hex));
  if (luminance < BLACK_DYE) return luminance;
  return luminance > WHITE_DENIM ? 0 : Math.min(0.75, 0.12 + 2.4 * luminance);
}

const keyFromLeft = (photography: Photography): Photography =>
  photography.lights.side === 'left'
    ? photography
    : { ...photography, lights: { ...photography.lights, side: 'left' } };

/** What a shoe, a bag or an accessory is made of; null where its fabric has no finish. */
export function loftLookOf(product: Product, colorway: Colorway): LoftLook | null {
  const { fabricKey, print, brand } = product;
  const fabric = LOFT_FABRICS.find((name) => name === fabricKey);
  if (!fabric) return null;
  const { ground, ink, second } = colorway;
  return {
    fabric,
    color: ground.hex,
    brand: brand.name,
    // Shapes are stored under a key from the left.
    photography: keyFromLeft(brand.photography),
    ...(print !== 'none' && { print: PRINTS_ON_CLOTH[print] }),
    ...(ink && { ink: ink.hex }),
    ...(second && { second: second.hex }),
  };
}

/** Cloths that a dress is lined under, so that nobody looks through it. */
const SHEER: ReadonlySet<WeaveName> = new Set(['lace', 'chiffon']);

/** Cashmere is knitted for sweaters, and woven for coats. */
const weaveOf = ({ design, fabric }: Product): WeaveName | undefined =>
  design.rail === 'outerwear' && fabric.weave === 'fine-knit' ? 'coating' : fabric.weave;

/** Denim that is paler than this, a luminance, is sewn in its own color. */
const PALE_DENIM = 0.5;

/** Blue and black denim are sewn in tan. */
const denimThread = (hex: string): Pick<ClothLook, 'thread'> =>
  luminanceOf(linearColor(hex)) < PALE_DENIM ? { thread: '#b98a4a' } : {};

/** What a product is sewn of in one of its colorways; null where its fabric is no cloth. */
export function lookOfProduct(product: Product, colorway: Colorway): ClothLook | null {
  const { print, design, brand } = product;
  const weave = weaveOf(product);
  if (!weave) return null;
  const { ground, ink, second } = colorway;
  const lining = liningOf(product, weave, ground.hex);
  const clothPrint = print === 'none' ? null : printOnCloth(print, design);
  const underlay = underlayOf(product, weave, ground.hex);
  const mark = markOfProduct(product, clothPrint);
  const tipping = tippingOf(product, ground.hex);
  const isHeathered = weave === 'jersey' && HEATHERED.has(colorway.slug.split('-')[0] ?? '');
  return {
    weave: isHeathered ? 'heather' : weave,
    color: ground.hex,
    brand: brand.name,
    photography: brand.photography,
    proportions: brand.proportions,
    hangSeed: seedOf(product.slug),
    creaseSeed: seedOf(`${product.slug} ${colorway.slug}`),
    ...contrastsOf(product, ground.hex),
    ...(TRUCKERS.has(design.shape) && { hasShanks: true }),
    ...(mark && { mark }),
    ...(tipping && { tipping }),
    ...(clothPrint && { print: clothPrint }),
    ...(ink && { ink: ink.hex }),
    ...(second && { second: second.hex }),
    ...(weave === 'denim' && { wash: washOf(ground.hex), ...denimThread(ground.hex) }),
    ...(underlay && { underlay }),
    ...(lining && { lining }),
  };
}
