import type { Color } from '@modiste/contract/values';
import type { Print } from '../draw/print.ts';
import { type Tint, tintOf } from './palette.ts';

export interface Colourway {
  slug: string;
  name: string;
  colors: readonly Color[];
  ground: Tint;
  ink: Tint | null;
  second: Tint | null;
}

/** Reads "ivory+rose+sage": the ground, the ink of its print or trim, and a second ink. */
export function colourwayOf(text: string): Colourway {
  const keys = text.split('+');
  const [ground, ink, second] = keys.map(tintOf);
  if (!ground) throw new Error(`A colourway needs a colour: "${text}"`);
  const tints = [ground, ink, second].filter((tint) => tint !== undefined);
  const colors = new Set(tints.map((tint) => tint.color));
  if (tints.length > 2) colors.add('Multicolor');
  return {
    slug: keys.join('-'),
    name: tints
      .slice(0, 2)
      .map((tint) => tint.name)
      .join(' / '),
    colors: [...colors],
    ground,
    ink: ink ?? null,
    second: second ?? null,
  };
}

/** How each print is named to the search, in a title, and in a sentence. */
export const PRINT_WORDS: Readonly<
  Record<Exclude<Print, 'none'>, { pattern: string; title: string; says: string }>
> = {
  breton: { pattern: 'stripes', title: 'Breton-Stripe', says: 'The stripes meet at every seam.' },
  stripe: {
    pattern: 'stripes',
    title: 'Striped',
    says: 'A clean vertical stripe draws the eye up.',
  },
  pinstripe: {
    pattern: 'stripes',
    title: 'Pinstripe',
    says: 'The pinstripe is chalk-soft rather than hard.',
  },
  gingham: {
    pattern: 'gingham',
    title: 'Gingham',
    says: 'The gingham is woven, so it is the same inside.',
  },
  tartan: {
    pattern: 'plaid',
    title: 'Plaid',
    says: 'The plaid is matched across the front and at the side.',
  },
  windowpane: {
    pattern: 'checks',
    title: 'Windowpane-Check',
    says: 'A fine windowpane check shows only up close.',
  },
  houndstooth: {
    pattern: 'houndstooth',
    title: 'Houndstooth',
    says: 'Small-scale houndstooth reads as texture from across a room.',
  },
  herringbone: {
    pattern: 'herringbone',
    title: 'Herringbone',
    says: 'The herringbone gives a plain shape something to say.',
  },
  dots: {
    pattern: 'polka-dot',
    title: 'Polka-Dot',
    says: 'The dots are a little uneven, as if put there by a brush.',
  },
  floral: {
    pattern: 'floral',
    title: 'Floral',
    says: 'Large loose blooms, drawn from a garden in June.',
  },
  meadow: {
    pattern: 'floral',
    title: 'Ditsy-Floral',
    says: 'Tiny meadow flowers scattered as thickly as they grow.',
  },
  leopard: {
    pattern: 'leopard',
    title: 'Leopard',
    says: 'The leopard spots are softened to the edge of abstraction.',
  },
  argyle: {
    pattern: 'argyle',
    title: 'Argyle',
    says: 'Argyle diamonds are knitted in, not printed on.',
  },
  fairisle: {
    pattern: 'fair-isle',
    title: 'Fair Isle',
    says: 'Bands of Fair Isle run all the way around.',
  },
  abstract: {
    pattern: 'abstract',
    title: 'Abstract-Print',
    says: 'Cut-paper shapes make the print, no two repeats alike to the eye.',
  },
  foulard: {
    pattern: 'geometric',
    title: 'Foulard',
    says: 'A neat foulard motif, set on the diagonal.',
  },
};
