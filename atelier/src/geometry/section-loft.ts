import { type CurveTable, makeCurveTable } from './curve-table.ts';
import type { Field } from './field.ts';

/** A cross-section at a height: how far it reaches from its center, and how square it is. */
export interface LoftSection {
  y: number;
  /** The center. */
  x: number;
  z: number;
  /** Toward +x and -x. */
  left: number;
  right: number;
  /** Toward +z and -z. */
  front: number;
  back: number;
  /** Exponent of the superellipse: 2 is round, 3 a soft box. */
  power: number;
}

const COLUMNS = 7;

/** The sections with their slopes: seven values and seven slopes for each step. */
function loftTable(sections: readonly LoftSection[], soften: number): CurveTable {
  const plain = makeCurveTable(
    sections.map((s) => [s.y, s.x, s.z, s.left, s.right, s.front, s.back, s.power]),
    { soften },
  );
  const steps = plain.values.length / COLUMNS;
  const values = new Float64Array(steps * COLUMNS * 2);
  const at = (step: number, column: number) => plain.values[step * COLUMNS + column] ?? 0;
  for (let step = 0; step < steps; step += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const last = Math.min(step + 1, steps - 1);
      const first = Math.max(step - 1, 0);
      const slope = ((at(last, column) - at(first, column)) / (last - first)) * plain.perCm;
      values[step * COLUMNS * 2 + column] = at(step, column);
      values[step * COLUMNS * 2 + COLUMNS + column] = slope;
    }
  return { ...plain, columns: COLUMNS * 2, values };
}

/**
 * A solid between horizontal cross-sections, superellipses whose four radii run smoothly from one
 * to the next, with flat ends; `soften` centimeters even out the rows. First-order distance: the
 * value by the length that its gradient has on the surface.
 */
export function loft(sections: readonly LoftSection[], soften = 0): Field {
  const table = loftTable(sections, soften);
  const row = new Float64Array(COLUMNS * 2);
  return (x, y, z) => {
    const held = readRow(table, y, row);
    const d = sectionDistance(x, z, row);
    const beyond = Math.abs(y - held);
    if (beyond <= 0) return d;
    return d > 0 ? Math.sqrt(d * d + beyond * beyond) : Math.max(d, beyond);
  };
}

/** Writes the values and slopes at a height, and returns the height within the table. */
function readRow(table: CurveTable, y: number, row: Float64Array): number {
  const held = y < table.low ? table.low : y > table.high ? table.high : y;
  const place = (held - table.low) * table.perCm;
  const step = Math.floor(place);
  const part = place - step;
  const at = step * COLUMNS * 2;
  for (let column = 0; column < COLUMNS * 2; column += 1) {
    const a = table.values[at + column] ?? 0;
    row[column] = a + ((table.values[at + COLUMNS * 2 + column] ?? a) - a) * part;
  }
  return held;
}

function sectionDistance(x: number, z: number, row: Float64Array): number {
  const px = x - (row[0] ?? 0);
  const pz = z - (row[1] ?? 0);
  const inX = px > 0 ? 2 : 3;
  const inZ = pz > 0 ? 4 : 5;
  const a = row[inX] ?? 1;
  const b = row[inZ] ?? 1;
  const power = row[6] ?? 2;
  const u = Math.abs(px) / a;
  const v = Math.abs(pz) / b;
  const e = (u ** power + v ** power) ** (1 / power) + 1e-9;
  // Where the ray from the axis meets the surface: far away the slopes there count, not here.
  const onU = u / e;
  const onV = v / e;
  const gx = onU ** (power - 1) / a;
  const gz = onV ** (power - 1) / b;
  const growX = onU * (row[COLUMNS + inX] ?? 0) + (px > 0 ? 1 : -1) * (row[COLUMNS] ?? 0);
  const growZ = onV * (row[COLUMNS + inZ] ?? 0) + (pz > 0 ? 1 : -1) * (row[COLUMNS + 1] ?? 0);
  const gy = gx * growX + gz * growZ;
  const gradient = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const inner = a < b ? a : b;
  const d = (e - 1) / gradient;
  return d > -inner ? d : -inner;
}
