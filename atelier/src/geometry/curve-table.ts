/**
 * Values along an axis, interpolated smoothly through given stations (cubic Hermite with
 * finite-difference tangents, Catmull and Rom 1974) and kept at equal steps for quick reading.
 */
export interface CurveTable {
  low: number;
  high: number;
  columns: number;
  /** Steps for each centimeter. */
  perCm: number;
  /** `columns` values for each step from `low` to `high`. */
  values: Float64Array;
}

/**
 * Rows of equal length, ordered by their first value, which is the place along the axis. Where the
 * curvature would jump from one row to the next, light shows it: `soften` centimeters even it out.
 */
export function makeCurveTable(
  rows: readonly (readonly number[])[],
  { perCm = 4, soften = 0 } = {},
): CurveTable {
  const at = rows.map((row) => row[0] ?? 0);
  const low = at[0] ?? 0;
  const high = at[at.length - 1] ?? 0;
  const columns = (rows[0]?.length ?? 1) - 1;
  const steps = Math.ceil((high - low) * perCm) + 2;
  const values = new Float64Array(steps * columns);
  for (let step = 0; step < steps; step += 1)
    for (let column = 0; column < columns; column += 1)
      values[step * columns + column] = readCurve(rows, column + 1, low + step / perCm);
  const table = { low, high, columns, perCm, values };
  for (let round = 0; round < 3; round += 1) blur(table, Math.round(soften * perCm));
  return table;
}

/** The value of one column at a place; beyond the ends the last value holds. */
export function readCurve(
  rows: readonly (readonly number[])[],
  column: number,
  place: number,
): number {
  const cell = (row: number, of: number) =>
    rows[Math.min(Math.max(row, 0), rows.length - 1)]?.[of] ?? 0;
  if (place <= cell(0, 0)) return cell(0, column);
  if (place >= cell(rows.length - 1, 0)) return cell(rows.length - 1, column);
  let row = 0;
  while (cell(row + 1, 0) < place) row += 1;
  const span = cell(row + 1, 0) - cell(row, 0);
  const slope = (a: number, b: number) =>
    ((cell(b, column) - cell(a, column)) / (cell(b, 0) - cell(a, 0) || 1)) * span;
  const start = slope(Math.max(row - 1, 0), row + 1);
  const end = slope(row, Math.min(row + 2, rows.length - 1));
  const t = (place - cell(row, 0)) / span;
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * cell(row, column) +
    (t3 - 2 * t2 + t) * start +
    (3 * t2 - 2 * t3) * cell(row + 1, column) +
    (t3 - t2) * end
  );
}

/** A running mean over `reach` steps to both sides; the ends stay, the window narrows toward them. */
function blur({ values, columns }: CurveTable, reach: number): void {
  const before = values.slice();
  const steps = values.length / columns;
  for (let step = 0; step < steps; step += 1) {
    const wide = Math.min(reach, step, steps - 1 - step);
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let near = step - wide; near <= step + wide; near += 1)
        sum += before[near * columns + column] ?? 0;
      values[step * columns + column] = sum / (2 * wide + 1);
    }
  }
}
