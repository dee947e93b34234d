import { describe, expect, it } from 'vitest';
import { alongLap, onLap } from './lap.ts';
import type { LimbOutline } from './limb-outline.ts';

const body = { trunkLength: 200, pelvis: { x: 300, y: 300 } };

/** A thigh that points at the camera and aside, so that it looks short, and a shin that hangs down. */
const legTo = (sign: -1 | 1): LimbOutline => ({
  upperLength: 80,
  lowerLength: 160,
  at: (along) => ({
    middle: {
      x: 300 + sign * (20 + 60 * Math.min(1, along)),
      y: 300 + 40 * Math.min(1, along) + 160 * Math.max(0, along - 1),
    },
    radius: 20,
    outward: { x: sign, y: 0 },
  }),
});
const legs = [legTo(-1), legTo(1)] as const;

describe('a skirt on the lap of somebody who sits', () => {
  it('reaches the knees when it is as long as a thigh really is', () => {
    expect(alongLap(body, legs[0], 85)).toBeCloseTo(0.5);
    expect(alongLap(body, legs[0], 170)).toBeCloseTo(1);
    expect(alongLap(body, legs[0], 250)).toBeCloseTo(1.5);
  });

  it('spans both thighs from edge to edge and spreads little beyond them', () => {
    const at = (share: number) => onLap(body, legs, { far: 170, share });
    expect(at(-1)).toEqual({ x: 198, y: 340 });
    expect(at(0)).toEqual({ x: 300, y: 340 });
    expect(at(1).x).toBe(402);
    expect(at(3).x).toBeLessThan(420);
  });
});
