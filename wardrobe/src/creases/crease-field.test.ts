import { describe, expect, it } from 'vitest';
import type { Crease } from './crease.ts';
import { creaseHeight } from './crease-field.ts';

const BOX = { left: -20, right: 20, bottom: -20, top: 20 };

const HELD: Crease = {
  x: 0,
  y: 0,
  angle: 0.3,
  lengthCm: 12,
  bend: 0.1,
  widthCm: 2,
  heightCm: 0.3,
  steepSide: 1,
  sharpness: 0.6,
  isHeld: true,
};

/** The steepest step between places half a millimeter apart along a line. */
function steepest(crease: Crease, [dx, dy]: readonly [number, number]): number {
  const heightAt = creaseHeight(BOX, () => [crease]);
  const heights = Array.from({ length: 600 }, (_, step) => {
    const along = step * 0.05 - 15;
    return heightAt(along * dx, along * dy);
  });
  return Math.max(...heights.slice(1).map((height, at) => Math.abs(height - (heights[at] ?? 0))));
}

describe('the height of a crease', () => {
  it('begins without a step where it is held in the middle of a cloth', () => {
    const along = [Math.cos(HELD.angle), Math.sin(HELD.angle)] as const;
    expect(steepest(HELD, along)).toBeLessThan(0.012);
  });

  it('is full where it is held, and nothing at its end', () => {
    const heightAt = creaseHeight(BOX, () => [HELD]);
    expect(heightAt(0.6, 0.2)).toBeGreaterThan(0.2);
    expect(Math.abs(heightAt(12 * Math.cos(0.3), 12 * Math.sin(0.3) + 1.2))).toBeLessThan(0.02);
  });
});
