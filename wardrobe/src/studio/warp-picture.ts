import type { RgbPicture } from '../shading/sharpen.ts';

/** Where the picture that is warped shows what the warped one shows at a column and a row. */
export type PictureSource = (column: number, row: number) => readonly [number, number];

/** The source is asked at every so many pixels, and is straight between them. */
const GRID_PX = 16;

/** What the source answers along one row of the grid: column and row, two for each place. */
function gridRow(source: PictureSource, width: number, row: number): Float64Array {
  const places = new Float64Array((Math.ceil(width / GRID_PX) + 1) * 2);
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = source((at / 2) * GRID_PX, row);
    places[at] = x;
    places[at + 1] = y;
  }
  return places;
}

/** Writes the color between four pixels. Beyond the picture's edge it goes on as it ends. */
function readBetween(picture: RgbPicture, place: readonly [number, number], to: Target): void {
  const { rgb, width, height } = picture;
  const x = Math.min(width - 1.001, Math.max(0, place[0]));
  const y = Math.min(height - 1.001, Math.max(0, place[1]));
  const column = x | 0;
  const row = y | 0;
  const right = x - column;
  const down = y - row;
  const first = (row * width + column) * 3;
  const below = first + width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const a = rgb[first + channel] ?? 0;
    const c = rgb[below + channel] ?? 0;
    const upper = a + ((rgb[first + 3 + channel] ?? 0) - a) * right;
    const lower = c + ((rgb[below + 3 + channel] ?? 0) - c) * right;
    to.rgb[to.at + channel] = upper + (lower - upper) * down;
  }
}

interface Target {
  rgb: Uint8ClampedArray;
  at: number;
}

/** Moves what a picture shows, smoothly. Returns new bytes. */
export function warpPicture(picture: RgbPicture, source: PictureSource): Uint8ClampedArray {
  const { width, height } = picture;
  const to: Target = { rgb: new Uint8ClampedArray(width * height * 3), at: 0 };
  const place: [number, number] = [0, 0];
  let upper = gridRow(source, width, 0);
  let lower = upper;
  for (let row = 0; row < height; row += 1) {
    if (row % GRID_PX === 0) {
      upper = row === 0 ? upper : lower;
      lower = gridRow(source, width, row + GRID_PX);
    }
    const down = (row % GRID_PX) / GRID_PX;
    for (let column = 0; column < width; column += 1) {
      const at = ((column / GRID_PX) | 0) * 2;
      const right = (column % GRID_PX) / GRID_PX;
      for (const axis of [0, 1] as const) {
        const a = upper[at + axis] ?? 0;
        const c = lower[at + axis] ?? 0;
        const above = a + ((upper[at + 2 + axis] ?? 0) - a) * right;
        const under = c + ((lower[at + 2 + axis] ?? 0) - c) * right;
        place[axis] = above + (under - above) * down;
      }
      readBetween(picture, place, to);
      to.at += 3;
    }
  }
  return to.rgb;
}
