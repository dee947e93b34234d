import { contourLines } from '../surfaces/contour-lines.ts';
import { bell, ease } from '../surfaces/point-math.ts';
import {
  FINE_STITCHING,
  type Footing,
  presentSurfaces,
  type Stitching,
  stitchRow,
} from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';

type Signed = (x: number, y: number, z: number) => number;

/** A piece of leather on a shoe: one function in the space of the last. */
export interface Panel {
  /** About how far inside the panel, centimeters; negative outside. */
  inside: Signed;
  /** Its material; left out, it shows what is below (a fold, a seam). */
  material?: string;
  /** How far its edge stands out, and how wide that edge is, centimeters. */
  rise?: number;
  softness?: number;
  /** Rows of stitches, centimeters inside the edge. */
  rows?: readonly number[];
}

export interface PanelPlan {
  base: string;
  panels: readonly Panel[];
  /** More relief: creases, holes, ribs. */
  relief?: Signed;
  /** The line where the upper meets the sole: darker just above it. */
  soleLine?: (x: number) => number;
}

const [EDGE_RISE, EDGE_SOFTNESS, EDGE_DARKNESS] = [0.09, 0.05, 0.5];
const [FURROW_DEPTH, FURROW_WIDTH] = [0.025, 0.09];

/** What is seen on an upper of panels laid over each other, the later over the earlier. */
export function panelDetailing(plan: PanelPlan): Detailing {
  return ([x, y, z], out) => {
    out.material = plan.base;
    for (const panel of plan.panels) {
      const inside = panel.inside(x, y, z);
      const soft = panel.softness ?? EDGE_SOFTNESS;
      const rise = panel.rise ?? EDGE_RISE;
      if (inside > 0 && panel.material) out.material = panel.material;
      out.relief += rise * ease(-soft, soft, inside);
      out.openness *= 1 - EDGE_DARKNESS * Math.min(1, rise / EDGE_RISE) * bell(inside + soft, soft);
      for (const row of panel.rows ?? [])
        out.relief -= FURROW_DEPTH * bell(inside - row, FURROW_WIDTH);
    }
    out.relief += plan.relief?.(x, y, z) ?? 0;
    if (plan.soleLine) out.openness *= 1 - 0.4 * ease(0.4, 0, y - plan.soleLine(x));
  };
}

/** The stitches of all panels on an upper, where `isSewn` holds. */
export function panelStitches(
  upper: Surface,
  panels: readonly Panel[],
  sewing: { isSewn?: (footing: Footing) => boolean; stitching?: Stitching } = {},
): Surface[] {
  const { isSewn = () => true, stitching = FINE_STITCHING } = sewing;
  const rows = panels.flatMap((panel) =>
    (panel.rows ?? []).flatMap((row) =>
      contourLines(upper, (x, y, z) => panel.inside(x, y, z) - row),
    ),
  );
  return presentSurfaces(
    rows.flatMap((line) => stretches(line.path, isSewn).map((path) => stitchRow(path, stitching))),
  );
}

/** The stretches of a path where `isSewn` holds. */
function stretches(path: readonly Footing[], isSewn: (footing: Footing) => boolean): Footing[][] {
  const found: Footing[][] = [];
  let open: Footing[] | null = null;
  for (const footing of path) {
    if (!isSewn(footing)) open = null;
    else if (open) open.push(footing);
    else {
      open = [footing];
      found.push(open);
    }
  }
  return found;
}
