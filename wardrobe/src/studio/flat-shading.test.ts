import { describe, expect, it } from 'vitest';
import { flatNormals, shadeSides, withoutOwnShadow } from './flat-shading.ts';

/** A unit normal that leans to the right by an angle, radians. */
const leaning = (angle: number): Float32Array =>
  Float32Array.from([Math.sin(angle), 0, Math.cos(angle)]);

const lightOf = (...lamps: readonly number[]): Float32Array =>
  Float32Array.from([...lamps, 1, 1, 1]);

describe('the shading of a garment that lies flat', () => {
  it('is that of a plane where it swells, and turns away at its sides', () => {
    const [swelling = 0] = flatNormals(leaning(0.12));
    expect(swelling).toBeLessThan(0.5 * Math.sin(0.12));
    const [side = 0] = flatNormals(leaning(1.2));
    expect(side).toBeGreaterThan(0.8 * Math.sin(1.2));
  });

  it('keeps normals of unit length, and those of the back behind', () => {
    const [x = 0, y = 0, z = 0] = flatNormals(Float32Array.from([0.36, 0.48, -0.8]));
    expect(Math.hypot(x, y, z)).toBeCloseTo(1);
    expect(z).toBeLessThan(0);
  });

  it('takes out the shadow of a swelling on itself, more than one that falls on it', () => {
    const shaded = lightOf(1, 0, 1);
    const [, away = 0] = withoutOwnShadow(shaded, leaning(1));
    const [, toward = 0] = withoutOwnShadow(shaded, leaning(-0.8));
    expect(away).toBeGreaterThan(0.5);
    expect(toward).toBeLessThan(away);
    expect(shaded[1]).toBe(0);
  });

  it('darkens sides, and leaves the middle and the inside as they are', () => {
    const light = lightOf(1, 1, 1);
    shadeSides(light, leaning(0));
    expect([...light]).toEqual([1, 1, 1, 1, 1, 1]);
    shadeSides(light, leaning(1.3));
    expect(light[0]).toBeLessThan(0.85);
    expect(light[3]).toBe(1);
  });
});
