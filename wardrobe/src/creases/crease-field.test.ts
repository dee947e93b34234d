import { describe, expect, it } from 'vitest';
import type { Crease } from './crease.ts';
import { creaseHeight } from './crease-field.ts';

const BOX = { left: -20, right: 20, bottom: -20, top: 20 };

const LINE: Crease = {
  x: 0,
  y: 0,
  angle: 0.3,
  lengthCm: 12,
  bend: 0.1,
  widthCm: 2,
  heightCm: 0.3,
  steepSide: 1,
  sharpness: 0.6,
};

/** The steepest step between places half a millimeter apart along a line. */
function steepest(crease: Crease, [dx, dy]: readonly [number, number]): number {
  const heightAt = creaseHeight(BOX, () => ({ lines: [crease], folds: [] }));
  const heights = Array.from({ length: 600 }, (_, step) => {
    const along = step * 0.05 - 15;
    return heightAt(along * dx, along * dy);
  });
  return Math.max(...heights.slice(1).map((height, at) => Math.abs(height - (heights[at] ?? 0))));
}

describe('the height of a crease', () => {
  it('begins without a step in the middle of a cloth', () => {
    const along = [Math.cos(LINE.angle), Math.sin(LINE.angle)] as const;
    expect(steepest(LINE, along)).toBeLessThan(0.012);
  });

  it('is full where it begins, and nothing at its end', () => {
    const heightAt = creaseHeight(BOX, () => ({ lines: [LINE], folds: [] }));
    expect(heightAt(0.6, 0.2)).toBeGreaterThan(0.2);
    expect(Math.abs(heightAt(12 * Math.cos(0.3), 12 * Math.sin(0.3) + 1.2))).toBeLessThan(0.02);
  });

  it('is planned only when it is seen, and once', () => {
    let planned = 0;
    const heightAt = creaseHeight(BOX, () => {
      planned += 1;
      return { lines: [LINE], folds: [] };
    });
    expect(planned).toBe(0);
    heightAt(0, 10);
    heightAt(3, 12);
    expect(planned).toBe(1);
  });
});
