import { expect, it } from 'vitest';
import { openHoles } from './open-holes.ts';

const [WIDTH, HEIGHT] = [200, 240];
const isGap = (x: number, y: number) => x >= 46 && x < 54 && y >= 120 && y < 215;

/** A garment whose stripes are the second of two colors, with a gap beside its sleeve. */
function drawn(distanceOfOther: number) {
  const at = (index: number) => [index % WIDTH, Math.floor(index / WIDTH)] as const;
  const count = WIDTH * HEIGHT;
  const inside = Uint8Array.from({ length: count }, (_, index) => {
    const [x, y] = at(index);
    return x >= 20 && x < 180 && y >= 20 && y < 220 ? 1 : 0;
  });
  const distances = Float32Array.from({ length: count }, (_, index) => {
    const [x, y] = at(index);
    if (isGap(x, y) || inside[index] === 0) return 1;
    return y % 12 < 6 ? distanceOfOther : 4;
  });
  const mask = { width: WIDTH, height: HEIGHT, inside };
  return openHoles(mask, { costs: distances, distances, tolerance: 2, hasLegs: false }).inside;
}

it('opens the gap beside a sleeve of a top whose stripes are partly as pale as the ground', () => {
  const inside = drawn(60);
  expect(inside[170 * WIDTH + 50]).toBe(0);
  expect(inside[170 * WIDTH + 100]).toBe(1);
  expect(inside[171 * WIDTH + 30]).toBe(1);
});

it('takes no plain part of a pale top for a gap', () => {
  const inside = drawn(14);
  expect(inside[170 * WIDTH + 50]).toBe(1);
});
