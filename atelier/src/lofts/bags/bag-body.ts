import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { clamp, ease, signedPower } from '../surfaces/point-math.ts';
import { evenly, pick } from '../surfaces/space-curve.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

/** A bag of two faces and a gusset, standing at y = 0. */
export interface BagPlan {
  width: number;
  height: number;
  depth: number;
  /** How much narrower and flatter it is at its top, shares. */
  narrows: number;
  flattens: number;
  /** 0.15 for hard corners, up to 1 for an oval outline. */
  roundness: number;
  /** How far the faces swell and the gusset folds in, centimeters. */
  swell: number;
  fold: number;
  edge?: { radius: number; material: string };
  isStitched: boolean;
}

export interface BagBody {
  surfaces: Surface[];
  /** A place on the front (1) or back (-1) by its width and height. */
  face: (x: number, y: number, side: 1 | -1) => Point;
  plan: BagPlan;
}

const AROUND = 360;
const STITCH_INSET = 0.955;

export function bagBody(plan: BagPlan): BagBody {
  const outline = outlineOf(plan);
  const face = faceOf(plan);
  const onFace = (point: Point, share: number, side: 1 | -1) => {
    const mid = plan.height / 2;
    return face(point[0] * share, mid + (point[1] - mid) * share, side);
  };
  const panel = (side: 1 | -1): Surface =>
    gridSurface({
      columns: AROUND,
      rows: 48,
      isClosedU: true,
      isFlipped: side > 0,
      material: 'body',
      at: (u, v) => onFace(pick(outline, Math.round(u * AROUND), true), v, side),
    });
  const edges = plan.edge ? [1, -1].map((side) => rim(plan, outline, side === 1 ? 1 : -1)) : [];
  const stitches = plan.isStitched
    ? ([1, -1] as const).map((side) =>
        stitchRow(
          [...outline, pick(outline, 0)].map((point) => ({
            point: onFace(point, STITCH_INSET, side),
            normal: [0, 0.1, side],
          })),
          BOLD_STITCHING,
        ),
      )
    : [];
  const surfaces = [panel(1), panel(-1), gusset(plan, outline), ...edges];
  return { surfaces: [...surfaces, ...presentSurfaces(stitches)], face, plan };
}

function outlineOf({ width, height, roundness }: BagPlan): Point[] {
  const raw = Array.from({ length: AROUND * 4 }, (_, i): Point => {
    const angle = (i / (AROUND * 4)) * 2 * Math.PI;
    const x = (signedPower(Math.cos(angle), roundness) * width) / 2;
    return [x, (height * (1 + signedPower(Math.sin(angle), roundness))) / 2, 0];
  });
  return evenly(raw, AROUND, true);
}

function depthAt(plan: BagPlan, y: number): number {
  return (plan.depth / 2) * (1 - plan.flattens * clamp(y / plan.height, 0, 1) ** 1.3);
}

function faceOf(plan: BagPlan): BagBody['face'] {
  const { width, height, narrows, swell } = plan;
  return (x, y, side) => {
    const share = clamp(y / height, 0, 1);
    const puff =
      swell *
      Math.cos(clamp(x / width, -0.5, 0.5) * Math.PI) ** 0.8 *
      Math.sin(clamp(share * 0.94 + 0.03, 0, 1) * Math.PI) ** 0.8;
    return [x * (1 - narrows * share), y, side * (depthAt(plan, y) + puff)];
  };
}

function gusset(plan: BagPlan, outline: readonly Point[]): Surface {
  const { width, height, narrows, fold } = plan;
  return gridSurface({
    columns: AROUND,
    rows: 24,
    isClosedU: true,
    material: 'gusset',
    at: (u, v) => {
      const point = pick(outline, Math.round(u * AROUND), true);
      const [across, share] = [2 * v - 1, clamp(point[1] / height, 0, 1)];
      const isSide = ease(0.42, 0.49, Math.abs(point[0]) / width);
      const inward = isSide * fold * (1 - across ** 2) * ease(0.05, 0.9, share);
      const x = point[0] * (1 - narrows * share);
      return [x - Math.sign(x) * inward, point[1], depthAt(plan, point[1]) * across];
    },
  });
}

function rim(plan: BagPlan, outline: readonly Point[], side: 1 | -1): Surface {
  const face = faceOf({ ...plan, swell: 0 });
  const { radius, material } = plan.edge ?? { radius: 0.1, material: 'edge' };
  return tubeSurface(
    outline.map((point) => face(point[0], point[1], side)),
    { section: radius, material, isClosed: true, sides: 10 },
  );
}
