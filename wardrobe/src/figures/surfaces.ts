/** How a fabric catches the light close up. */
export const TEXTURES = [
  'smooth',
  'jersey',
  'knit',
  'rib',
  'cable',
  'denim',
  'twill',
  'linen',
  'tweed',
  'corduroy',
  'leather',
  'satin',
  'lace',
  'sequin',
  'teddy',
  'straw',
  'canvas',
  'pleat',
] as const;
export type Texture = (typeof TEXTURES)[number];

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
