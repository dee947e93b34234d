import type { ClothLook } from '../looks/cloth-look.ts';
import { linearColor, luminanceOf } from '../materials/linear-color.ts';
import type { Product } from '../stock/make-product.ts';
import { seedOf } from '../stock/seeded-pick.ts';

type Contrasts = Pick<ClothLook, 'ribs' | 'thread' | 'button'>;

/** What may have a detail of another color, and for one in how many items it is. */
const RINGED: Readonly<Record<string, number>> = { 't-shirt': 5, 'long-sleeve-tee': 6 };
const STITCHED: Readonly<Record<string, number>> = {
  overshirt: 2,
  boilersuit: 2,
  'cargo-pants': 3,
  'chino-shorts': 4,
  chinos: 5,
  'bomber-jacket': 3,
};
const BUTTONED: Readonly<Record<string, number>> = {
  'oxford-shirt': 3,
  'linen-shirt': 3,
  shirt: 4,
  'shirt-dress': 3,
  blouse: 5,
};

/** What is topstitched all over and buttoned with metal, whatever it is sewn of. */
export const TRUCKERS: ReadonlySet<string> = new Set(['mens-denim-jacket', 'womens-denim-jacket']);

const RIBS = { onDark: '#e8e2d4', onPale: ['#1f2a44', '#22382d', '#7a2a2e', '#26231f'] } as const;
const THREADS = { onDark: '#cdbf9f', onPale: '#8a5a2e' } as const;
const BUTTONS = { onDark: '#e6dcc6', onPale: '#3a2a20' } as const;
const PALE = 0.22;

/** The details of a product that its maker chose another color for: ribs, stitches, buttons. */
export function contrastsOf(
  { design, fabric, item, slug, print }: Product,
  hex: string,
): Contrasts {
  const isDark = luminanceOf(linearColor(hex)) < PALE;
  const has = (types: Readonly<Record<string, number>>, detail: string): boolean => {
    const oneIn = types[design.type];
    return oneIn !== undefined && seedOf(`${slug} ${detail}`) % oneIn === 0;
  };
  const onPale = RIBS.onPale[seedOf(item.brand) % RIBS.onPale.length] ?? RIBS.onPale[0];
  const isPlain = print === 'none';
  // Denim has a thread of its own.
  const isTrucker = TRUCKERS.has(design.shape) && fabric.weave !== 'denim';
  const isStitched = isTrucker || has(STITCHED, 'thread');
  return {
    ...(isPlain && has(RINGED, 'ribs') && { ribs: isDark ? RIBS.onDark : onPale }),
    ...(isPlain && isStitched && { thread: isDark ? THREADS.onDark : THREADS.onPale }),
    ...(has(BUTTONED, 'button') && { button: isDark ? BUTTONS.onDark : BUTTONS.onPale }),
  };
}
