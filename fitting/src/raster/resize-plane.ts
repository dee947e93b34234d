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

/** A row of a plane, read at another width. */
interface ReadRow {
  row: number;
  read: Float64Array;
}

function readRow(
  { width, values }: Plane,
  { first, second, share }: ReturnType<typeof reads>,
  { row, read }: ReadRow,
): void {
  const start = row * width;
  for (let x = 0; x < read.length; x += 1) {
    const toRight = share[x] ?? 0;
    read[x] =
      (values[start + (first[x] ?? 0)] ?? 0) * (1 - toRight) +
      (values[start + (second[x] ?? 0)] ?? 0) * toRight;
  }
}

/** A plane at another size, read between its pixels. */
export function resizePlane(plane: Plane, { width, height }: Size): Plane {
  const across = reads(plane.width, width);
  const down = reads(plane.height, height);
  const resized = new Float32Array(width * height);
  // Rows that follow each other lie between the same two, or the lower one becomes the upper.
  let upper: ReadRow = { row: -1, read: new Float64Array(width) };
  let lower: ReadRow = { row: -1, read: new Float64Array(width) };
  for (let row = 0; row < height; row += 1) {
    const [first, second] = [down.first[row] ?? 0, down.second[row] ?? 0];
    if (lower.row === first) [upper, lower] = [lower, upper];
    for (const [kept, wanted] of [
      [upper, first],
      [lower, second],
    ] as const) {
      if (kept.row === wanted) continue;
      kept.row = wanted;
      readRow(plane, across, kept);
    }
    const [above, below] = [upper.read, lower.read];
    const toLower = down.share[row] ?? 0;
    const start = row * width;
    for (let x = 0; x < width; x += 1)
      resized[start + x] = (above[x] ?? 0) * (1 - toLower) + (below[x] ?? 0) * toLower;
  }
  return { width, height, values: resized };
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
