import { type Plane, planeOf, type Size } from './plane.ts';

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

/** A plane at another size, read between its pixels. */
export function resizePlane({ width, height, values }: Plane, size: Size): Plane {
  const across = reads(width, size.width);
  const down = reads(height, size.height);
  const resized = new Float32Array(size.width * size.height);
  for (let row = 0; row < size.height; row += 1) {
    const upper = (down.first[row] ?? 0) * width;
    const lower = (down.second[row] ?? 0) * width;
    const toLower = down.share[row] ?? 0;
    for (let x = 0; x < size.width; x += 1) {
      const left = across.first[x] ?? 0;
      const right = across.second[x] ?? 0;
      const toRight = across.share[x] ?? 0;
      const above =
        (values[upper + left] ?? 0) * (1 - toRight) + (values[upper + right] ?? 0) * toRight;
      const below =
        (values[lower + left] ?? 0) * (1 - toRight) + (values[lower + right] ?? 0) * toRight;
      resized[row * size.width + x] = above * (1 - toLower) + below * toLower;
    }
  }
  return { width: size.width, height: size.height, values: resized };
}

export const halfSize = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
});

/** A plane at half its size: the mean of each four pixels. */
export function halvePlane(plane: Plane): Plane {
  const { width, height, values } = plane;
  const size = halfSize(plane);
  return planeOf(size, (index) => {
    const x = (index % size.width) * 2;
    const y = Math.floor(index / size.width) * 2;
    const right = Math.min(x + 1, width - 1);
    const lower = Math.min(y + 1, height - 1) * width;
    return (
      ((values[y * width + x] ?? 0) +
        (values[y * width + right] ?? 0) +
        (values[lower + x] ?? 0) +
        (values[lower + right] ?? 0)) /
      4
    );
  });
}
