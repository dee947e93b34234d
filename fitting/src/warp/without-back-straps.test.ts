import { describe, expect, it } from 'vitest';
import type { TopLandmarks } from '../garment/garment-cutout.ts';
import { withoutBackStraps } from './without-back-straps.ts';

const SIZE = { width: 200, height: 200 };
const point = (x: number, y: number) => ({ x, y });

const MARKS: TopLandmarks = {
  kind: 'top',
  neck: { left: point(52, 10), right: point(148, 10) },
  neckline: [],
  shoulderTip: { left: point(46, 10), right: point(154, 10) },
  armpit: { left: point(40, 100), right: point(160, 100) },
  waist: { left: point(40, 150), right: point(160, 150) },
  hem: { left: point(40, 190), right: point(160, 190) },
  sleeves: { left: null, right: null },
};

/** A top from row 70 on, with straps above it whose back halves end at its sides in row 95. */
function drawTop(isBuckle = false): Uint8Array {
  const alpha = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = 10; y < 190; y += 1) {
    for (let x = 0; x < 100; x += 1) {
      const front = 50 + (y - 10) * 0.2;
      const back = 50 - (y - 10) * 0.12;
      const isFront = y < 75 && Math.abs(x - front) < 3;
      const isBack = y < 95 && (!isBuckle || y < 16) && Math.abs(x - back) < 3;
      const isTrunk = y >= 70 && x > (y < 95 ? 58 - (y - 70) * 0.4 : 40);
      if (!isFront && !isBack && !isTrunk) continue;
      alpha[y * SIZE.width + x] = 255;
      alpha[y * SIZE.width + (SIZE.width - 1 - x)] = 255;
    }
  }
  return alpha;
}

describe('the straps of a top', () => {
  const alpha = drawTop();
  const front = withoutBackStraps({ ...SIZE, alpha }, MARKS);
  const at = (x: number, y: number) => front[y * SIZE.width + x];

  it('lose their back halves on both sides', () => {
    expect(alpha[60 * SIZE.width + 44]).toBe(255);
    expect([at(44, 60), at(155, 60), at(43, 70)]).toEqual([0, 0, 0]);
  });

  it('keep their front halves and the trunk', () => {
    expect([at(60, 60), at(139, 60), at(100, 80), at(70, 90)]).toEqual([255, 255, 255, 255]);
  });

  it('stay where what is beside them is no longer than a buckle', () => {
    const buckle = drawTop(true);
    expect(withoutBackStraps({ ...SIZE, alpha: buckle }, MARKS)).toEqual(buckle);
  });

  it('stay on what has sleeves', () => {
    const limb = { axis: [], innerEnd: point(0, 0), outerEnd: point(0, 0) };
    const marks = { ...MARKS, sleeves: { left: limb, right: limb } };
    expect(withoutBackStraps({ ...SIZE, alpha }, marks)).toEqual(alpha);
  });
});
