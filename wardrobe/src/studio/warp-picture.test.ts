import { describe, expect, it } from 'vitest';
import { wholeCamera } from '../rasterize/camera.ts';
import { hungSource } from './hung-source.ts';
import { warpPicture } from './warp-picture.ts';

const [width, height] = [40, 60];
const ramp = Uint8ClampedArray.from({ length: width * height * 3 }, (_, at) =>
  at % 3 === 0 ? (Math.floor(at / 3) % width) * 4 : Math.floor(at / 3 / width) * 4,
);

describe('a picture that is moved smoothly', () => {
  it('stays as it is where nothing moves', () => {
    const same = warpPicture({ rgb: ramp, width, height }, (x, y) => [x, y]);
    const inner = (rgb: Uint8ClampedArray) => rgb.slice(0, (width * (height - 1) - 1) * 3);
    expect(Math.max(...inner(same).map((byte, at) => Math.abs(byte - (ramp[at] ?? 0))))).toBe(0);
  });

  it('shows what lies where its source says, between pixels too', () => {
    const moved = warpPicture({ rgb: ramp, width, height }, (x, y) => [x + 2.5, y * 0.5 + 1]);
    const at = (20 * width + 10) * 3;
    expect(moved.slice(at, at + 2)).toEqual(Uint8ClampedArray.of(50, 44));
  });
});

describe('where a picture of the cut shows a piece', () => {
  it('is found by undoing how the piece hangs, from the front and from behind', () => {
    const box = Float32Array.from([-30, 80, -10, 30, 150, 10]);
    const hung = (x: number, y: number): readonly [number, number] => [
      x * 1.05 + 0.02 * y,
      y - 0.04 * x + 1,
    ];
    for (const turn of [0, Math.PI]) {
      const camera = wholeCamera(box, turn);
      const source = hungSource({ from: camera, to: camera, width: 300, hung });
      const side = turn === 0 ? 1 : -1;
      const perCm = 300 / camera.widthCm;
      const pixelOf = ([x, y]: readonly [number, number]) => [
        150 + side * (x - camera.target[0]) * perCm,
        200 - (y - camera.target[1]) * perCm,
      ];
      const [column = 0, row = 0] = pixelOf(hung(12, 100));
      const [wantedX = 0, wantedY = 0] = pixelOf([12, 100]);
      const [x, y] = source(column, row);
      expect(x).toBeCloseTo(wantedX, 1);
      expect(y).toBeCloseTo(wantedY, 1);
    }
  });
});
