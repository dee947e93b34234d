import { signOf } from '../geometry/point.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';

/** In shoulder widths above the shoulder joints: between these the neck alone is seen. */
const ROWS_FROM = 0.28;
const ROWS_TO = 0.44;
const ROW_STEP = 0.02;
/** In shoulder widths: the halves of a neck, and how far a neck may lie beside the axis. */
const HALF = [0.08, 0.26] as const;
const ASIDE_MAX = 0.08;
const ROWS_MIN = 3;

/** How far the skin of the neck reaches from the axis in a row, to one side; null where hair hides its edge. */
function reachOf(person: SeenPerson, up: number, sign: 1 | -1): number | null {
  const { body, materials, width, height } = person;
  const unit = body.shoulderWidth;
  for (let beside = 0; beside < HALF[1] * unit; beside += 1) {
    const x = Math.round(body.chest.x - up * unit * body.down.x + sign * beside * body.across.x);
    const y = Math.round(body.chest.y - up * unit * body.down.y + sign * beside * body.across.y);
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const at = y * width + x;
    if ((materials[MATERIAL.hair]?.[at] ?? 0) > 60) return null;
    if ((materials[MATERIAL.background]?.[at] ?? 0) > 128) return beside;
  }
  return null;
}

/** How far beside the axis of the trunk the middle of the neck is, in pixels; 0 where it is not seen. */
export function neckAside(person: SeenPerson): number {
  const unit = person.body.shoulderWidth;
  const found: number[] = [];
  for (let up = ROWS_FROM; up < ROWS_TO; up += ROW_STEP) {
    const [left, right] = [reachOf(person, up, -1), reachOf(person, up, 1)];
    if (left === null || right === null || left + right < 2 * HALF[0] * unit) continue;
    found.push((right - left) / 2);
  }
  if (found.length < ROWS_MIN) return 0;
  found.sort((one, other) => one - other);
  const middle = found[found.length >> 1] ?? 0;
  return signOf(middle < 0 ? 0 : 1) * Math.min(Math.abs(middle), ASIDE_MAX * unit);
}
