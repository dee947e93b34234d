import type { Material } from '../materials/material.ts';
import { smoothStep } from '../materials/noise.ts';

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

/** How much of lips, lashes and brows is painted at a place of a face; see `bodyLayer`. */
function makeUp(x: number, y: number): { lips: number; lines: number } {
  if (y < 2 || y > 15) return { lips: 0, lines: 0 };
  const aside = Math.abs(x);
  const lips = 1 - smoothStep(0.6, 1.1, (aside / 2.5) ** 2 + ((y - 4.9) / 1.35) ** 2);
  const mouth =
    (1 - smoothStep(0.05, 0.28, Math.abs(y - 4.85))) * (1 - smoothStep(1.6, 2.3, aside));
  const alongLid = (aside - 3.1) / 1.75;
  const lid = 10.05 + 0.45 * alongLid ** 2;
  const lash =
    (1 - smoothStep(0.08, 0.36, Math.abs(y - lid))) * (1 - smoothStep(0.75, 1.1, alongLid ** 2));
  const alongBrow = (aside - 3.4) / 2.2;
  const brow = 13.1 - 0.45 * (alongBrow - 0.25) ** 2;
  const hair =
    (1 - smoothStep(0.1, 0.5, Math.abs(y - brow))) * (1 - smoothStep(0.6, 1.1, alongBrow ** 2));
  return { lips, lines: Math.max(0.5 * mouth, 0.75 * lash, 0.5 * hair) };
}

/** Skin with a quiet face painted on it, or what a shop mannequin is lacquered with. */
export function skinMaterial({ albedo, kind, roughness }: SkinFinish): Material {
  const [red, green, blue] = albedo;
  const isSkin = kind === 'skin';
  return {
    sample({ x, y }, out) {
      const { lips, lines } = isSkin ? makeUp(x, y) : { lips: 0, lines: 0 };
      const dark = 1 - 0.6 * lines;
      out.red = red * (1 - 0.1 * lips) * dark;
      out.green = green * (1 - 0.32 * lips) * dark;
      out.blue = blue * (1 - 0.26 * lips) * dark;
      out.roughness = isSkin ? Math.min(0.85, roughness + 0.28) : roughness;
      out.reflectance = isSkin ? 0.02 : 0.035;
      // Fine down on skin catches light at the outline.
      out.sheen = isSkin ? 0.03 : 0;
      out.sheenTint = 0.8;
    },
  };
}
