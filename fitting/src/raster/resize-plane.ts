import { makePlane, type Plane, type Size } from './plane.ts';

/** The neighbors of each place along one direction, and how near the second is. */
function reads(from: number, to: number) {
  const first = new Int32Array(to);
  const second = new Int32Array(to);
  const share = new Float32Array(to);
  for (let at = 0; at < to; at += 1) {
    const place = Math.min(Math.max(((at + 0.5) * from) / to - 0.5, 0), from - 1);
    first[at] = Math.floor(place);
    second[at] = Math.min(Math.floor(place) + 1, from - 1);
    share[at] = place - Math.floor(place);
  }
  return { first, second, share };
}

/** Reads the rows of a plane as they are at another size; each reading overwrites the one before. */
export function makeRowReader(
  { width, height, values }: Plane,
  size: Size,
): (row: number) => Float64Array {
  if (width === size.width && height === size.height) {
    const same = new Float64Array(width);
    return (row) => {
      same.set(values.subarray(row * width, (row + 1) * width));
      return same;
    };
  }
  const across = reads(width, size.width);
  const down = reads(height, size.height);
  const line = new Float64Array(width);
  const read = new Float64Array(size.width);
  return (row) => {
    const upper = (down.first[row] ?? 0) * width;
    const lower = (down.second[row] ?? 0) * width;
    const toLower = down.share[row] ?? 0;
    for (let x = 0; x < width; x += 1) {
      line[x] = (values[upper + x] ?? 0) * (1 - toLower) + (values[lower + x] ?? 0) * toLower;
    }
    for (let x = 0; x < read.length; x += 1) {
      const toRight = across.share[x] ?? 0;
      const left = line[across.first[x] ?? 0] ?? 0;
      read[x] = left * (1 - toRight) + (line[across.second[x] ?? 0] ?? 0) * toRight;
    }
    return read;
  };
}

/** A plane at another size, read between its pixels. */
export function resizePlane(plane: Plane, { width, height }: Size): Plane {
  const rowAt = makeRowReader(plane, { width, height });
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) values.set(rowAt(row), row * width);
  return { width, height, values };
}

export const halfSize = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
});

interface Interleaved {
  readonly width: number;
  readonly height: number;
  /** So many numbers for each pixel, of which one is read. */
  readonly values: Float32Array | Uint8Array;
  readonly channels: number;
  readonly channel: number;
}

/** The mean of each four pixels. */
function halved({ width, height, values, channels, channel }: Interleaved): Plane {
  const half = makePlane(halfSize({ width, height }));
  for (let y = 0; y < half.height; y += 1) {
    const upper = y * 2 * width * channels + channel;
    const lower = Math.min(y * 2 + 1, height - 1) * width * channels + channel;
    for (let x = 0; x < half.width; x += 1) {
      const left = x * 2 * channels;
      const right = Math.min(x * 2 + 1, width - 1) * channels;
      half.values[y * half.width + x] =
        ((values[upper + left] ?? 0) +
          (values[upper + right] ?? 0) +
          (values[lower + left] ?? 0) +
          (values[lower + right] ?? 0)) /
        4;
    }
  }
  return half;
}

/** A plane at half its size: the mean of each four pixels. */
export const halvePlane = (plane: Plane): Plane => halved({ ...plane, channels: 1, channel: 0 });

/** The red, green and blue of a picture at half its size, 0 to 255. */
export const halveColors = ({ width, height, rgb }: Size & { rgb: Uint8Array }): Plane[] =>
  [0, 1, 2].map((channel) => halved({ width, height, values: rgb, channels: 3, channel }));
