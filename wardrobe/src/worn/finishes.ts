import type { Material } from '../materials/material.ts';

const FINISH_NAMES = [
  'porcelain',
  'ivory',
  'sand',
  'honey',
  'almond',
  'chestnut',
  'umber',
  'espresso',
  'matte white',
  'warm gray',
  'graphite',
  'linen',
] as const;
export type FinishName = (typeof FINISH_NAMES)[number];

/** What a mannequin is made of. */
export interface SkinFinish {
  name: FinishName;
  /** Skin scatters light below the surface; plaster, lacquer and cloth do not. */
  kind: 'skin' | 'mannequin';
  /** Linear red, green and blue, 0 to 1. */
  albedo: readonly [red: number, green: number, blue: number];
  /** 0 is a mirror, 1 is chalk. */
  roughness: number;
}

/**
 * Eight skin tones from light to deep, chosen by eye to cover the range of people evenly, and
 * finishes of shop mannequins.
 */
export const FINISHES: readonly SkinFinish[] = [
  { name: 'porcelain', kind: 'skin', albedo: [0.69, 0.5, 0.4], roughness: 0.55 },
  { name: 'ivory', kind: 'skin', albedo: [0.63, 0.43, 0.32], roughness: 0.55 },
  { name: 'sand', kind: 'skin', albedo: [0.55, 0.36, 0.25], roughness: 0.55 },
  { name: 'honey', kind: 'skin', albedo: [0.46, 0.28, 0.175], roughness: 0.54 },
  { name: 'almond', kind: 'skin', albedo: [0.36, 0.2, 0.12], roughness: 0.53 },
  { name: 'chestnut', kind: 'skin', albedo: [0.25, 0.13, 0.075], roughness: 0.52 },
  { name: 'umber', kind: 'skin', albedo: [0.15, 0.075, 0.044], roughness: 0.5 },
  { name: 'espresso', kind: 'skin', albedo: [0.085, 0.043, 0.027], roughness: 0.48 },
  { name: 'matte white', kind: 'mannequin', albedo: [0.8, 0.79, 0.77], roughness: 0.8 },
  { name: 'warm gray', kind: 'mannequin', albedo: [0.42, 0.4, 0.37], roughness: 0.75 },
  { name: 'graphite', kind: 'mannequin', albedo: [0.055, 0.055, 0.06], roughness: 0.6 },
  { name: 'linen', kind: 'mannequin', albedo: [0.58, 0.51, 0.42], roughness: 0.95 },
];

/** Skin, or what a shop mannequin is lacquered with. */
export function skinMaterial({ albedo, kind, roughness }: SkinFinish): Material {
  const [red, green, blue] = albedo;
  const isSkin = kind === 'skin';
  return {
    sample(_point, out) {
      out.red = red;
      out.green = green;
      out.blue = blue;
      out.roughness = isSkin ? roughness + 0.12 : roughness;
      out.reflectance = isSkin ? 0.02 : 0.035;
      // Fine down on skin catches light at the outline.
      out.sheen = isSkin ? 0.03 : 0;
      out.sheenTint = 0.8;
    },
  };
}
