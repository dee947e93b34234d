import { z } from 'zod';

/** A shoe from its side, toe to the right. Lengths in centimeters. */
export const shoeFigure = z.strictObject({
  kind: z.literal('shoe'),
  style: z.enum([
    'sneaker',
    'runner',
    'high-top',
    'slip-on',
    'loafer',
    'oxford',
    'monk',
    'boat',
    'pump',
    'slingback',
    'mary-jane',
    'ballet',
    'mule',
    'chelsea',
    'ankle-boot',
    'lace-boot',
    'tall-boot',
    'strappy',
    'slide',
    'flip-flop',
    'sandal',
    'clog',
  ]),
  heel: z.number().optional(),
  heelShape: z.enum(['flat', 'block', 'stiletto', 'wedge']).optional(),
  toe: z.enum(['round', 'pointed', 'square']).optional(),
  /** The sole's thickness under the ball. */
  sole: z.number().optional(),
  /** The height of a boot's leg. */
  shaft: z.number().optional(),
});

export const bagFigure = z.strictObject({
  kind: z.literal('bag'),
  style: z.enum([
    'tote',
    'crossbody',
    'clutch',
    'backpack',
    'shoulder',
    'bucket',
    'belt-bag',
    'satchel',
    'duffel',
    'basket',
    'wallet',
  ]),
});

export const accessoryFigure = z.strictObject({
  kind: z.literal('accessory'),
  style: z.enum([
    'belt',
    'tie',
    'bow-tie',
    'pocket-square',
    'scarf',
    'square-scarf',
    'gloves',
    'socks',
    'ankle-socks',
    'beanie',
    'cap',
    'bucket-hat',
    'sun-hat',
    'fedora',
    'beret',
    'sunglasses',
    'round-sunglasses',
    'aviators',
    'watch',
    'chain',
    'pendant',
    'pearls',
    'hoops',
    'studs',
    'drops',
    'signet',
    'stone-ring',
    'bangle',
    'chain-bracelet',
    'beads',
  ]),
});

export type ShoeFigure = z.infer<typeof shoeFigure>;
export type BagFigure = z.infer<typeof bagFigure>;
export type AccessoryFigure = z.infer<typeof accessoryFigure>;
