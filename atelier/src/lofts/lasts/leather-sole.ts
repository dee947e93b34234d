import type { Point } from '../../geometry/point.ts';
import { edgeOf, type Last } from '../lasts/last.ts';
import { alongSole, type SoleUnit, soleUnit } from '../lasts/sole-unit.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { weldSurface } from '../surfaces/join-surfaces.ts';
import { bell, blend, ease } from '../surfaces/point-math.ts';
import { evenly, pick } from '../surfaces/space-curve.ts';
import { presentSurfaces, type Stitching, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';

export interface LeatherSole {
  /** The sole's thickness and how far its welt stands out, centimeters. */
  thick: number;
  margin: number;
  /** Where the heel's breast lies from the back, and how much narrower the heel is at the floor. */
  heelEnd: number;
  heelTaper: number;
  /** Cleats under the sole, their height; 0 for plain leather. */
  lugs?: number;
}

const WELT_STITCHING: Stitching = { pitch: 0.36, length: 0.26, radius: 0.042 };
const LIFT = 0.16;

/** A welted sole with its stitches, and a stacked heel below it. */
export function leatherSole(last: Last, plan: LeatherSole): Surface[] {
  const lugs = plan.lugs ?? 0;
  const sole: SoleUnit = {
    profile: [
      [-0.5, 0],
      [-0.06, 0],
      [0, 0.06],
      [0.02, 0.2],
      [0.02, 0.74],
      [0, 0.8],
      [0.05, 0.83],
      [0.06, 0.95],
      [0.02, 1],
      [-0.12, 1],
      [-0.5, 0.96],
    ],
    bottom: (x) => Math.max(0, last.feather(x) - plan.thick + LIFT - lugs * 0.4),
    top: (x) => last.feather(x) + LIFT,
    margin: plan.margin,
    material: lugs > 0 ? 'lug-sole' : 'sole',
  };
  const welt = alongSole(last, sole, { out: -0.06, share: 1 }).map((footing) => ({
    point: footing.point,
    normal: [0, 1, 0] as const,
  }));
  return [
    { ...soleUnit(last, sole), detailing: soleEdge(sole, lugs) },
    stackedHeel(last, plan),
    ...presentSurfaces([stitchRow(welt, WELT_STITCHING, 'welt')]),
  ];
}

function soleEdge(sole: SoleUnit, lugs: number): Detailing {
  return ([x, y, z], out) => {
    const up = (y - sole.bottom(x)) / (sole.top(x) - sole.bottom(x));
    out.openness *= 1 - 0.45 * bell(up - 0.79, 0.04);
    if (lugs === 0 || up > 0.45) return;
    const cleat = ease(-0.3, 0.3, Math.sin(Math.atan2(z, x - 14) * 2 + x * 3.6));
    out.relief -= 0.1 * (1 - cleat);
    out.openness *= 0.75 + 0.25 * cleat;
  };
}

function stackedHeel(last: Last, plan: LeatherSole): Surface {
  const back = edgeOf(last, 480).filter((point) => point.x < plan.heelEnd);
  const out = plan.margin - 0.05;
  const wall: Point[] = back.map((p) => [p.x + p.outX * out, 0, p.z + p.outZ * out]);
  const half = back.length / 2;
  const ordered = [...wall.slice(Math.ceil(half)), ...wall.slice(0, Math.ceil(half))];
  const [first, end] = [pick(ordered, 0), pick(ordered, ordered.length - 1)];
  const breast = Array.from({ length: 16 }, (_, i): Point => {
    const share = (i + 1) / 17;
    const x = blend(end[0], first[0], share) - 0.45 * Math.sin(Math.PI * share);
    return [x, 0, blend(end[2], first[2], share)];
  });
  const loop = evenly([...ordered, ...breast], 260, true);
  const middle = plan.heelEnd * 0.48;
  const rows = 30;
  const surface = gridSurface({
    columns: 260,
    rows,
    isClosedU: true,
    material: 'stacked-heel',
    at: (u, v) => {
      const point = pick(loop, Math.round(u * 260), true);
      const rise = Math.max(0, (v - 0.1) / 0.9);
      const scale = blend(1 - plan.heelTaper, 1, rise) * Math.min(1, v / 0.1);
      const top = last.feather(point[0]) - plan.thick + LIFT + 0.1;
      return [blend(middle, point[0], scale), blend(0, top, rise), point[2] * scale];
    },
  });
  return { ...weldSurface(surface), detailing: stackedLayers };
}

const LAYER_CM = 0.42;
/** Layers of leather, and the rubber lift on the floor. */
const stackedLayers: Detailing = ([, y], out) => {
  const layer = y / LAYER_CM - Math.round(y / LAYER_CM);
  out.relief -= 0.008 * bell(layer, 0.08);
  out.openness *= 1 - 0.3 * bell(layer, 0.07);
  if (y < 0.5) out.material = 'lug-sole';
};
