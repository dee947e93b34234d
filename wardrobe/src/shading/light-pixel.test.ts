import { describe, expect, it } from 'vitest';
import { type LitPixel, lightPixel } from './light-pixel.ts';
import { USUAL_PHOTOGRAPHY } from './photography.ts';

/** Matte cloth of one gray that faces the camera, where so much of each lamp reaches it. */
function clothOf(albedo: number, visible: number): LitPixel {
  const facing = { x: 0, y: 0, z: 1, anisotropy: 0, grainX: 0, grainY: 0, cavity: 1 };
  const seen = { sky: visible, key: visible, fill: visible };
  const matte = { roughness: 1, reflectance: 0, metal: 0, sheen: 0, sheenTint: 0 };
  return { ...facing, ...seen, ...matte, red: albedo, green: albedo, blue: albedo };
}

/** How much of its light is left where no lamp is seen. */
function leftInFold(albedo: number): number {
  const [open, closed] = [1, 0].map((visible) => {
    const lit = new Float64Array(3);
    lightPixel(clothOf(albedo, visible), USUAL_PHOTOGRAPHY.lights, lit);
    return lit[0] ?? 0;
  });
  return (closed ?? 0) / (open ?? 1);
}

describe('the light of a pixel', () => {
  it('gets through pale cloth, so that its deepest folds are not black', () => {
    expect(leftInFold(0.85)).toBeGreaterThan(0.25);
  });

  it('leaves the folds of dark cloth dark', () => {
    expect(leftInFold(0.04)).toBeLessThan(0.03);
  });
});
