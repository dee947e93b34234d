import type { Point } from '../../geometry/point.ts';
import { type EdgePoint, edgeOf, type Last } from '../lasts/last.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { weldSurface } from '../surfaces/join-surfaces.ts';
import { blend } from '../surfaces/point-math.ts';
import type { Footing } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';

/** A sole is a profile swept around the foot. */
export interface SoleUnit {
  /** From the bottom up: how far outside the edge, and the share of the height (0 to 1). */
  profile: readonly (readonly [out: number, height: number])[];
  bottom: (x: number) => number;
  top: (x: number) => number;
  /** How far the sole stands out from the last, centimeters, also by length. */
  margin: number | ((x: number) => number);
  material: string;
  /** Points around the foot. */
  around?: number;
}

const AROUND = 440;
/** Steps from the edge to the middle of the foot, below and above. */
const INWARD = 3;
const SMOOTHING = 3;

export function soleUnit(last: Last, unit: SoleUnit): Surface {
  const around = unit.around ?? AROUND;
  const edge = edgeOf(last, around);
  const profile = refined(unit.profile);
  const rows = profile.length - 1 + 2 * INWARD;
  const surface = gridSurface({
    columns: around,
    rows,
    isClosedU: true,
    material: unit.material,
    at: (u, v) => {
      const point = edge[Math.round(u * around) % around];
      const row = Math.round(v * rows);
      if (point === undefined) throw new RangeError('No edge');
      const index = Math.min(profile.length - 1, Math.max(0, row - INWARD));
      const [out, share] = profile[index] ?? [0, 0];
      const [x, y, z] = soleAt(unit, point, { out, share });
      const inward = Math.max(INWARD - row, row - INWARD - profile.length + 1, 0) / INWARD;
      return [blend(x, point.x, inward), y, blend(z, point.middle, inward)];
    },
  });
  return weldSurface(surface);
}

function soleAt(unit: SoleUnit, point: EdgePoint, at: { out: number; share: number }): Point {
  const margin = typeof unit.margin === 'function' ? unit.margin(point.x) : unit.margin;
  const out = at.out + margin;
  const y = blend(unit.bottom(point.x), unit.top(point.x), at.share);
  return [point.x + point.outX * out, y, point.z + point.outZ * out];
}

function refined(profile: SoleUnit['profile']): readonly (readonly [number, number])[] {
  return profile.flatMap(([out, height], i) => {
    const next = profile[i + 1];
    if (next === undefined) return [[out, height] as const];
    return Array.from({ length: SMOOTHING }, (_, k) => {
      const share = k / SMOOTHING;
      return [blend(out, next[0], share), blend(height, next[1], share)] as const;
    });
  });
}

/** A path around the sole at a height (a share) and a little outside of the profile. */
export function alongSole(
  last: Last,
  unit: SoleUnit,
  at: { out: number; share: number },
): Footing[] {
  const edge = edgeOf(last, AROUND);
  const first = edge[0];
  return [...edge, ...(first ? [first] : [])].map((point) => ({
    point: soleAt(unit, point, at),
    normal: [point.outX, 0, point.outZ],
  }));
}
