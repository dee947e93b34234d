/** Points sorted into the cells of a hashed grid (Teschner et al. 2003), by counting. */
export interface CellLists {
  cell: number;
  starts: Uint32Array;
  entries: Uint32Array;
}

const CELLS = 1 << 15;

export const cellOf = (x: number, y: number, z: number) =>
  (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (CELLS - 1);

/** Sorts points, three numbers each, into cells of a size. */
export function sortIntoCells(points: Float64Array, cell: number): CellLists {
  const count = points.length / 3;
  const starts = new Uint32Array(CELLS + 1);
  const cells = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const at = index * 3;
    const found = cellOf(
      Math.floor((points[at] ?? 0) / cell),
      Math.floor((points[at + 1] ?? 0) / cell),
      Math.floor((points[at + 2] ?? 0) / cell),
    );
    cells[index] = found;
    starts[found + 1] = (starts[found + 1] ?? 0) + 1;
  }
  for (let index = 0; index < CELLS; index += 1) {
    starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0);
  }
  const filled = starts.slice();
  const entries = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const found = cells[index] ?? 0;
    entries[filled[found] ?? 0] = index;
    filled[found] = (filled[found] ?? 0) + 1;
  }
  return { cell, starts, entries };
}
