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

export function loftTable(sections: readonly LoftSection[]): CurveTable {
  return makeCurveTable(
    sections.map((s) => [s.y, s.x, s.z, s.left, s.right, s.front, s.back, s.power]),
  );
}

/**
 * A solid between horizontal cross-sections, superellipses whose four radii run smoothly from one
 * to the next, with flat ends. First-order distance: the value by the length of its gradient.
 */
export function loft(sections: readonly LoftSection[]): Field {
  const table = loftTable(sections);
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
  const at = step * COLUMNS;
  for (let column = 0; column < COLUMNS; column += 1) {
    const a = table.values[at + column] ?? 0;
    const slope = (table.values[at + COLUMNS + column] ?? a) - a;
    row[column] = a + slope * part;
    row[COLUMNS + column] = slope * table.perCm;
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
  const gu = (u / e) ** (power - 1);
  const gv = (v / e) ** (power - 1);
  const sideX = px > 0 ? 1 : -1;
  const sideZ = pz > 0 ? 1 : -1;
  const du = -(u * (row[COLUMNS + inX] ?? 0) + sideX * (row[COLUMNS] ?? 0)) / a;
  const dv = -(v * (row[COLUMNS + inZ] ?? 0) + sideZ * (row[COLUMNS + 1] ?? 0)) / b;
  const gx = gu / a;
  const gz = gv / b;
  const gy = gu * du + gv * dv;
  const gradient = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const inner = a < b ? a : b;
  const d = (e - 1) / gradient;
  return d > -inner ? d : -inner;
}
