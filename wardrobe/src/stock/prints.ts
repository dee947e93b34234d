/** Patterns printed on or woven into a fabric. */
export const PRINTS = [
  'none',
  'breton',
  'stripe',
  'pinstripe',
  'gingham',
  'tartan',
  'windowpane',
  'houndstooth',
  'herringbone',
  'dots',
  'floral',
  'meadow',
  'leopard',
  'argyle',
  'fairisle',
  'abstract',
  'foulard',
] as const;
export type Print = (typeof PRINTS)[number];
