import { expect, it } from 'vitest';
import { makeClothLayer } from './cloth-layer.ts';
import { finishLayer } from './finish-layer.ts';

const SIZE = { width: 120, height: 120 };

it('drops what is left of a garment beside it, as flecks of a hem, and keeps its parts', () => {
  const layer = makeClothLayer(SIZE);
  const draw = (left: number, top: number, side: number) => {
    for (let y = top; y < top + side; y += 1)
      layer.alpha.fill(1, y * SIZE.width + left, y * SIZE.width + left + side);
  };
  draw(10, 10, 80);
  draw(98, 20, 3);
  draw(98, 60, 12);
  const { alpha } = finishLayer(layer);
  const at = (x: number, y: number) => alpha[y * SIZE.width + x];
  expect([at(50, 50), at(104, 66)]).toEqual([1, 1]);
  expect(
    alpha.subarray(21 * SIZE.width + 95, 21 * SIZE.width + 104).some((value) => value > 0),
  ).toBe(false);
});
