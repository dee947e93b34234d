import { describe, expect, it } from 'vitest';
import { closeNotches } from './close-notches.ts';

const NECK = { half: 8, reach: 18 };
const WAIST = 100;

/** Places along an edge, one a centimeter from side to side, each above one at the waist. */
function edged(heightAt: (out: number) => number): Float32Array {
  const xs = Array.from({ length: 41 }, (_, at) => at - 20);
  return Float32Array.from(xs.flatMap((x) => [x, heightAt(Math.abs(x)), 0, x, WAIST, 0]));
}
const heightsOf = (positions: Float32Array) =>
  Array.from({ length: 41 }, (_, at) => positions[at * 6 + 1] ?? 0);

/** Shoulders that fall outward from a band in the middle, and a notch between both. */
const notched = (out: number) =>
  Math.abs(out - 8) < 1.5 ? 139 : out < 8 ? 141.5 - 0.02 * out * out : 141 - (out - 9) * 0.3;

describe('the notches beside a neck', () => {
  it('are closed: shoulders and band are one line', () => {
    const positions = edged(notched);
    closeNotches(positions, NECK);
    const heights = heightsOf(positions);
    for (const side of [12, 28]) expect(heights[side]).toBeGreaterThan(140);
    expect(heights[20]).toBeCloseTo(141.5, 3);
  });

  it('are alone moved: not the ends of the shoulders, not what lies far below', () => {
    const positions = edged(notched);
    closeNotches(positions, NECK);
    const heights = heightsOf(positions);
    for (const out of [16, 18, 20]) expect(heights[20 + out]).toBeCloseTo(notched(out), 3);
    for (let at = 0; at < 41; at += 1) expect(positions[at * 6 + 4]).toBe(WAIST);
  });

  it('are none where shoulders end beside the neck, as those of a tank top do', () => {
    const bare = (out: number) => (out > 12 ? 120 : 141 - 0.1 * out);
    const positions = edged(bare);
    closeNotches(positions, { half: 8, reach: 12 });
    const moved = positions.map((place, at) => Math.abs(place - (edged(bare)[at] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(0.15);
  });
});
