import type { Point } from '../../geometry/point.ts';
import { ease, plus, signedPower } from '../surfaces/point-math.ts';
import { curveThrough, pick } from '../surfaces/space-curve.ts';
import {
  BOLD_STITCHING,
  FINE_STITCHING,
  presentSurfaces,
  stitchRow,
} from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { type Tube, tubeSurface } from '../surfaces/tube-surface.ts';

export interface StrapPlan {
  through: readonly Point[];
  /** Half its width (along `across`, by the share of its length) and half its thickness. */
  half: number;
  thick: number;
  across: Point | ((share: number) => Point);
  material?: string;
  isStitched?: boolean;
  count?: number;
}

/** Straps that are narrower, half of them, are sewn finely. */
const NARROW_CM = 1.2;

/** How deep the thread of a strap is pulled into its hide. */
const PULLED_IN_CM = 0.035;

/** A flat strap of two layers with square edges, sewn along both sides. */
export function strapOf(plan: StrapPlan): Surface[] {
  const path = curveThrough(plan.through, plan.count ?? 160);
  const { across } = plan;
  const acrossAt = typeof across === 'function' ? across : () => across;
  const widthAt = (i: number) => acrossAt(i / (path.length - 1));
  const strap = tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.3) * plan.thick,
      signedPower(Math.sin(angle), 0.3) * plan.half,
    ],
    material: plan.material ?? 'handle',
    sides: 28,
    up: widthAt,
  });
  if (plan.isStitched === false) return [strap];
  const inset = plan.half - 0.22;
  const stitching = plan.half < NARROW_CM ? FINE_STITCHING : BOLD_STITCHING;
  const rows = [-1, 1].flatMap((edge) =>
    [-1, 1].map((side) =>
      stitchRow(
        path.map((point, i) => {
          const normal = sideways(path, i, { across: widthAt(i), side });
          const beside = plus(point, widthAt(i), edge * inset);
          return { point: plus(beside, normal, plan.thick * 0.94 - PULLED_IN_CM), normal };
        }),
        stitching,
      ),
    ),
  );
  return [strap, ...presentSurfaces(rows)];
}

/**
 * A strap that hangs on a hook, as shops photograph them: from both ends straight up to a narrow
 * bend at `high`, a little out of the middle. `end` is half the distance of its ends, at `low`;
 * `bow` is 0 of a soft strap and up to 1 of one that is stiff enough to stay an arch.
 */
export function hungStrap(end: number, [low, high]: readonly [number, number], bow: number) {
  const tall = high - low;
  const at = (side: -1 | 1, share: number): Point => {
    const rising = Math.max(0, share - 0.07) / 0.93;
    const inward = (1 - rising) ** ((side > 0 ? 0.86 : 0.94) - 0.45 * bow);
    return [side * end * inward + 0.9 * share, low + tall * share, -0.8 * share];
  };
  const shares = [0, 0.07, 0.32, 0.56, 0.78, 0.93];
  const left = shares.map((share) => at(-1, share));
  const right = shares.map((share) => at(1, share)).reverse();
  const top: Point = [0.85, high, -0.8];
  return [...left, top, ...right];
}

/** How the width of a hung strap lies: it turns its face a little to the front between its ends. */
export function hungAcross(share: number): Point {
  const rising = 2 * Math.min(share, 1 - share);
  const turn = 0.72 * ease(0.04, 0.2, rising) * ease(0.97, 0.7, rising);
  const lean = share < 0.5 ? -0.38 : 0.38;
  return [0.92 * Math.sin(turn), lean * Math.sin(turn), Math.cos(turn)];
}

function sideways(
  path: readonly Point[],
  i: number,
  { across, side }: { across: Point; side: number },
): Point {
  const [a, b] = [pick(path, i - 1), pick(path, i + 1)];
  const along: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const normal: Point = [
    along[1] * across[2] - along[2] * across[1],
    along[2] * across[0] - along[0] * across[2],
    along[0] * across[1] - along[1] * across[0],
  ];
  const length = (Math.hypot(...normal) || 1) * side;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

/** A rolled handle: round in the middle, flat at its ends. */
export function rolledHandle(through: readonly Point[], radius: number, up: Tube['up']): Surface {
  return tubeSurface(curveThrough(through, 160), {
    section: (s, angle) => {
      const round = Math.min(1, Math.min(s, 1 - s) / 0.13) ** 0.7;
      return [
        Math.cos(angle) * radius * (1.35 - 0.35 * round),
        Math.sin(angle) * radius * (0.55 + 0.45 * round),
      ];
    },
    material: 'handle',
    sides: 26,
    ...(up && { up }),
  });
}
