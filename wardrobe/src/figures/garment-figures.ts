import { z } from 'zod';

/** The shapes of skirts, alone or on a dress. */
const skirtShape = z.enum([
  'straight',
  'a-line',
  'full',
  'pleated',
  'tiered',
  'wrap',
  'slit',
  'bias',
]);

/** Everything worn on the upper body, and dresses: what makes one differ from another. */
export const upperFigure = z.strictObject({
  kind: z.literal('upper'),
  cut: z.enum(['women', 'men']),
  fit: z.enum(['slim', 'regular', 'relaxed', 'boxy']),
  /** From the shoulder to the hem; ends at the waist when there is a skirt. Centimeters. */
  length: z.number(),
  neck: z.enum([
    'crew',
    'scoop',
    'v',
    'boat',
    'square',
    'cowl',
    'off',
    'strap',
    'halter',
    'strapless',
    'turtle',
    'mock',
    'funnel',
    'hood',
    'collar',
    'polo',
    'camp',
    'band',
    'bow',
    'notch',
    'peak',
    'shawl',
    'moto',
  ]),
  sleeve: z.enum([
    'none',
    'cap',
    'short',
    'puff',
    'elbow',
    'flutter',
    'three-quarter',
    'long',
    'bell',
    'balloon',
  ]),
  front: z
    .enum([
      'plain',
      'buttons',
      'henley',
      'zip',
      'half-zip',
      'open',
      'double',
      'wrap',
      'tailored',
      'biker',
      'toggle',
    ])
    .optional(),
  hem: z.enum(['straight', 'shirttail', 'rib', 'flared']).optional(),
  cuff: z.enum(['plain', 'rib', 'button', 'turned']).optional(),
  pockets: z.enum(['none', 'chest', 'two-chest', 'kangaroo', 'patch', 'flap', 'welt']).optional(),
  waist: z.enum(['none', 'seam', 'belt', 'tie']).optional(),
  skirt: z.strictObject({ shape: skirtShape, length: z.number() }).optional(),
  /** Rows of down, from the shoulder to the hem. */
  quilted: z.boolean().optional(),
  /** Yoke, contrast stitching and metal buttons of a jean jacket. */
  denim: z.boolean().optional(),
});

export const trouserFigure = z.strictObject({
  kind: z.literal('trousers'),
  cut: z.enum(['women', 'men']),
  leg: z.enum(['skinny', 'slim', 'straight', 'tapered', 'wide', 'flared', 'barrel']),
  /** From the crotch to the hem, in centimeters. */
  inseam: z.number(),
  rise: z.enum(['mid', 'high', 'low']),
  waistband: z.enum(['fly', 'elastic', 'drawstring', 'clean', 'belted']).optional(),
  style: z
    .enum(['jeans', 'chino', 'tailored', 'cargo', 'leggings', 'jogger', 'pyjama', 'trunks'])
    .optional(),
  /** A pressed line down each leg. */
  crease: z.boolean().optional(),
  /** Pleats at the waist. */
  pleats: z.boolean().optional(),
  /** Turned hems. */
  turnUp: z.boolean().optional(),
  ripped: z.boolean().optional(),
});

export const skirtFigure = z.strictObject({
  kind: z.literal('skirt'),
  shape: skirtShape,
  /** From the waist to the hem, in centimeters. */
  length: z.number(),
  waistband: z.enum(['plain', 'elastic', 'jeans', 'buttons']).optional(),
});

/** Two garments laid out as one: a jacket over its trousers, or a bodice sewn to its legs. */
export const outfitFigure = z.strictObject({
  kind: z.literal('outfit'),
  upper: upperFigure,
  lower: trouserFigure,
  joined: z.boolean(),
});

/** Underwear and swimwear that follow the body. */
export const underwearFigure = z.strictObject({
  kind: z.literal('intimate'),
  style: z.enum(['bra', 'bralette', 'sports-bra', 'briefs', 'boxer-briefs', 'bikini', 'swimsuit']),
});

export type SkirtShape = z.infer<typeof skirtShape>;
export type UpperFigure = z.infer<typeof upperFigure>;
export type TrouserFigure = z.infer<typeof trouserFigure>;
export type SkirtFigure = z.infer<typeof skirtFigure>;
export type OutfitFigure = z.infer<typeof outfitFigure>;
export type UnderwearFigure = z.infer<typeof underwearFigure>;
