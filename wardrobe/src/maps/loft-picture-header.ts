import { z } from 'zod';

/** What a stored picture of a lofted shape says about itself, before its images. */
export const loftPictureHeader = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  /** Centimeters across a pixel of that width. */
  pixelCm: z.number().positive(),
  parts: z.array(z.strictObject({ material: z.string(), isInside: z.boolean() })),
  /** Where the eye is and where it looks, as its three axes; centimeters, y up from the floor. */
  camera: z.strictObject({
    eye: z.tuple([z.number(), z.number(), z.number()]),
    right: z.tuple([z.number(), z.number(), z.number()]),
    up: z.tuple([z.number(), z.number(), z.number()]),
    back: z.tuple([z.number(), z.number(), z.number()]),
    /** Pixels of `width` for a slope of 1. */
    focal: z.number(),
  }),
  /** For each shape in the picture, three rows of four from its own space to the studio. */
  poses: z.array(z.array(z.number()).length(12)),
  /** The part of the picture that its parts, normals and light cover, in its pixels. */
  box: z.strictObject({
    left: z.int(),
    top: z.int(),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
  /** Centimeters from the eye to depth 1 of the stored depths. */
  nearest: z.number(),
  /** The bytes of each image, in this order behind the header. */
  lengths: z.strictObject({
    parts: z.int(),
    normals: z.int(),
    light: z.int(),
    shadow: z.int(),
    depths: z.int(),
  }),
});

export type LoftPictureHeader = z.infer<typeof loftPictureHeader>;

/** Pixels of the full picture between two stored depths. */
export const DEPTH_STEP = 8;
/** Centimeters between two depths; depth 0 is the ground. */
export const DEPTH_UNIT = 0.01;
/** How much smaller light and shadow are stored. */
export const LIGHT_STEP = 2;
/** Boxes begin and end at multiples of this, so that they fit pixels of every size of the shop. */
export const BOX_STEP = 12;
export const SHADOW_STEP = 4;
