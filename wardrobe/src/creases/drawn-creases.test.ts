import { describe, expect, it } from 'vitest';
import { CREASE_STYLES } from '../looks/crease-styles.ts';
import { drawnCreases } from './drawn-creases.ts';
import type { PanelShape } from './panel-shape.ts';

const { linen, coating } = CREASE_STYLES;
if (!linen || !coating) throw new Error('A cloth has no creases.');

const SHIRT: PanelShape = {
  name: 'front',
  role: 'shell',
  left: -29,
  right: 29,
  bottom: -60,
  top: 0,
  high: 146,
  low: 86,
  armpits: [
    { x: -26, y: -24 },
    { x: 26, y: -24 },
  ],
  inward: 1,
};
/** One half of a front that is open in its middle, which is at the right of its cloth. */
const HALF: PanelShape = { ...SHIRT, name: 'right-front', left: -29, right: 2 };

describe('the single creases of a panel', () => {
  it('are the same for the same piece, and others for another one', () => {
    expect(drawnCreases(SHIRT, linen, 3)).toEqual(drawnCreases(SHIRT, linen, 3));
    expect(drawnCreases(SHIRT, linen, 3)).not.toEqual(drawnCreases(SHIRT, linen, 4));
  });

  it('are many in linen, and few in coating', () => {
    const count = (style: typeof linen) => drawnCreases(SHIRT, style, 5).length;
    expect(count(linen)).toBeGreaterThan(4 * count(coating));
  });

  it('run in from the sides of a garment, none from the middle of an open front', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const { x } of drawnCreases(HALF, { ...linen, strewn: 0 }, seed))
        expect(x).toBeLessThan(-15);
  });

  it('are most at the sides and where a wearer bends, and run across there', () => {
    const worn = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      drawnCreases(SHIRT, { ...linen, pulls: 0 }, seed).filter(({ heightCm }) => heightCm > 0),
    );
    const inChest = worn.filter(({ x, y }) => Math.abs(x) < 10 && y > -25);
    const atWaist = worn.filter(({ x, y }) => Math.abs(x) < 10 && y < -30 && y > -55);
    expect(atWaist.length).toBeGreaterThan(3 * inChest.length);
    for (const { angle } of worn) expect(Math.abs(Math.sin(angle))).toBeLessThan(0.85);
  });

  it('do not cross', () => {
    const creases = drawnCreases(SHIRT, linen, 9);
    const ends = creases.map(({ x, y, angle, lengthCm }) => ({
      from: [x, y] as const,
      to: [x + lengthCm * Math.cos(angle), y + lengthCm * Math.sin(angle)] as const,
    }));
    type Spot = readonly [number, number];
    const turn = (a: Spot, b: Spot, c: Spot) =>
      Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
    const crossing = ends.flatMap((one, at) =>
      ends
        .slice(at + 1)
        .filter(
          (other) =>
            turn(one.from, one.to, other.from) !== turn(one.from, one.to, other.to) &&
            turn(other.from, other.to, one.from) !== turn(other.from, other.to, one.to),
        ),
    );
    expect(crossing).toEqual([]);
  });

  it('are none on what is pressed', () => {
    expect(drawnCreases({ ...SHIRT, role: 'collar' }, linen, 3)).toEqual([]);
  });
});
