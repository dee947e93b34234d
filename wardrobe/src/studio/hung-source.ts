import type { Camera } from '../rasterize/camera.ts';
import type { HangPlace } from './hang-own.ts';
import type { PictureSource } from './warp-picture.ts';

export interface HungPicture {
  /** What saw the garment as its cut hangs, and what is to see the piece. */
  from: Camera;
  to: Camera;
  /** Of both pictures, pixels. */
  width: number;
  hung: HangPlace;
}

/** Steps that find which place a hung one came from: it moves slowly, so few do. */
const STEPS = 4;

/** Where a picture of the cut shows what a picture of the piece shows. */
export function hungSource({ from, to, width, hung }: HungPicture): PictureSource {
  const height = Math.round((width * 4) / 3);
  // From behind, the left of the garment is at the left.
  const side = Math.cos(from.turn) < 0 ? -1 : 1;
  const [fromCm, toCm] = [from.widthCm / width, to.widthCm / width];
  return (column, row) => {
    const hungX = to.target[0] + side * (column - width / 2) * toCm;
    const hungY = to.target[1] - (row - height / 2) * toCm;
    let [x, y] = [hungX, hungY];
    for (let step = 0; step < STEPS; step += 1) {
      const [nowX, nowY] = hung(x, y);
      x += hungX - nowX;
      y += hungY - nowY;
    }
    return [
      width / 2 + (side * (x - from.target[0])) / fromCm,
      height / 2 - (y - from.target[1]) / fromCm,
    ];
  };
}
