import { describe, expect, it } from 'vitest';
import { duffel, holdall } from './duffels.ts';

const SIDES = 28;
/** How far from one ring of a handle to the next a place moves at most, centimeters. */
const MOST_MOVED_CM = 1.6;

describe('the handles of a duffel', () => {
  it.each([duffel, holdall])('run around without a twist', (make) => {
    // Straps are tubes of so many sides with two caps; the tape of the zip is not.
    const handles = make().surfaces.filter(
      ({ material, places }) => material === 'webbing' && (places.length / 3) % SIDES === 2,
    );
    expect(handles.length).toBe(2);
    for (const { places } of handles) {
      let most = 0;
      // Caps are the last two places.
      for (let at = 0; at + SIDES * 3 < places.length - 6; at += 3) {
        const next = at + SIDES * 3;
        const moved = [0, 1, 2].map(
          (axis) => (places[next + axis] ?? 0) - (places[at + axis] ?? 0),
        );
        most = Math.max(most, Math.hypot(...moved));
      }
      expect(most).toBeLessThan(MOST_MOVED_CM);
    }
  });
});
