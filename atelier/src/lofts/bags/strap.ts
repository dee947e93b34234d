import type { Point } from '../../geometry/point.ts';
import { plus, signedPower } from '../surfaces/point-math.ts';
import { curveThrough, pick } from '../surfaces/space-curve.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Surface } from '../surfaces/surface.ts';
import { type Tube, tubeSurface } from '../surfaces/tube-surface.ts';

export interface StrapPlan {
  through: readonly Point[];
  /** Half its width (along `across`) and half its thickness. */
  half: number;
  thick: number;
  across: Point;
  material?: string;
  isStitched?: boolean;
  count?: number;
}

/** A flat strap of two layers with square edges, sewn along both sides. */
export function strapOf(plan: StrapPlan): Surface[] {
  const path = curveThrough(plan.through, plan.count ?? 160);
  const strap = tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.3) * plan.thick,
      signedPower(Math.sin(angle), 0.3) * plan.half,
    ],
    material: plan.material ?? 'handle',
    sides: 28,
    up: plan.across,
  });
  if (plan.isStitched === false) return [strap];
  const inset = plan.half - 0.22;
  const rows = [-1, 1].flatMap((edge) =>
    [-1, 1].map((side) =>
      stitchRow(
        path.map((point, i) => {
          const normal = sideways(path, i, { across: plan.across, side });
          const beside = plus(point, plan.across, edge * inset);
          return { point: plus(beside, normal, plan.thick), normal };
        }),
        BOLD_STITCHING,
      ),
    ),
  );
  return [strap, ...presentSurfaces(rows)];
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
