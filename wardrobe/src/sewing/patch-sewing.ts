import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare, noise, smoothStep } from '../materials/noise.ts';
import { stitchRow } from './sew-lines.ts';

/** A pocket that is sewn upon a panel: its outline on the cloth, centimeters, closed and counterclockwise or not. */
export interface SewnPatch {
  outline: readonly (readonly [number, number])[];
  /** Whether hands go into it at both of its slanted sides; others are open at their top. */
  isPouch?: boolean;
}

/** How a patch lies on its cloth, centimeters. */
const PATCH_CM = { rise: 0.085, stitches: 0.22, shadow: 0.42, puff: 0.13, mouth: 0.16 } as const;
/** Its shadow at the sides that face away from the key, and at the others: shares of the light. */
const SHADE = { away: 0.36, toward: 0.1, mouth: 0.4 } as const;
/** The slanted sides of a pouch face this far up. */
const SLANT = { from: 0.2, to: 0.9 } as const;
/** The way the shadow falls, from a key at the upper left. */
const AWAY = [0.64, -0.77] as const;
/** The mouths of a pouch stand off and are hemmed; it is fuller than a patch, and casts more shade. */
const POUCH = {
  fuller: 2.2,
  mouth: 0.85,
  mouthCm: 0.5,
  lip: 0.16,
  lipCm: 0.8,
  hemCm: 2.3,
} as const;
const REACH_CM = 1.3;

/** The nearest place on an outline: how far away (negative within), where along it, and which way it faces. */
interface NearestEdge {
  away: number;
  along: number;
  outX: number;
  outY: number;
}

interface Edge {
  x: number;
  y: number;
  dx: number;
  dy: number;
  length: number;
  along: number;
}

function edgesOf({ outline }: SewnPatch): Edge[] {
  let along = 0;
  return outline.flatMap(([x, y], at) => {
    const [toX, toY] = outline[(at + 1) % outline.length] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    if (length < 1e-3) return [];
    const edge = { x, y, dx: (toX - x) / length, dy: (toY - y) / length, length, along };
    along += length;
    return [edge];
  });
}

const nearest: NearestEdge = { away: 0, along: 0, outX: 0, outY: 0 };

function findNearest(edges: readonly Edge[], x: number, y: number): NearestEdge {
  let least = Infinity;
  let isInside = false;
  for (const edge of edges) {
    const [px, py] = [x - edge.x, y - edge.y];
    const share = Math.min(edge.length, Math.max(0, px * edge.dx + py * edge.dy));
    const [ox, oy] = [px - share * edge.dx, py - share * edge.dy];
    const far = ox * ox + oy * oy;
    if (far < least) {
      least = far;
      nearest.along = edge.along + share;
      nearest.outX = ox;
      nearest.outY = oy;
    }
    const endY = edge.y + edge.dy * edge.length;
    if (edge.y > y !== endY > y && px < ((y - edge.y) / edge.dy) * edge.dx) isInside = !isInside;
  }
  const away = Math.sqrt(least);
  const sign = isInside ? -1 : 1;
  nearest.away = sign * away;
  nearest.outX *= away > 0 ? sign / away : 0;
  nearest.outY *= away > 0 ? sign / away : 0;
  return nearest;
}

interface PatchStyle {
  thread: LinearColor;
  /** How thick its cloth is beside shirting. */
  thickness: number;
}

/** A patch lies upon its cloth: it stands up by its thickness, is stitched down, and throws a shadow. */
export function sewPatch(patch: SewnPatch, { thread, thickness }: PatchStyle) {
  const edges = edgesOf(patch);
  const { isPouch = false } = patch;
  const full = thickness * (isPouch ? POUCH.fuller : 1);
  const mouth = isPouch ? POUCH.mouth : SHADE.mouth;
  const mouthCm = isPouch ? POUCH.mouthCm : PATCH_CM.mouth;
  const xs = patch.outline.map(([x]) => x);
  const ys = patch.outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - REACH_CM, Math.max(...xs) + REACH_CM];
  const [bottom, top] = [Math.min(...ys) - REACH_CM, Math.max(...ys) + REACH_CM];
  return (point: MaterialPoint, sample: MaterialSample): void => {
    if (point.x < left || point.x > right || point.y < bottom || point.y > top) return;
    const { away, along, outX, outY } = findNearest(edges, point.x, point.y);
    if (away > REACH_CM) return;
    const soft = Math.max(point.footprint, 0.1);
    const puff = smoothStep(0, 3, -away);
    sample.height += full * (PATCH_CM.rise * insideShare(away, soft) + PATCH_CM.puff * puff);
    const isMouth = isPouch ? outY > SLANT.from && outY < SLANT.to : outY > 0.9;
    if (away > 0) {
      const facing = Math.max(0, outX * AWAY[0] + outY * AWAY[1]);
      const dark = SHADE.toward + (SHADE.away - SHADE.toward) * facing;
      sample.cavity *= 1 - dark * Math.exp(-away / PATCH_CM.shadow);
      if (isMouth) sample.cavity *= 1 - mouth * Math.exp(-((away / mouthCm) ** 2));
    }
    if (isMouth && isPouch) {
      if (away < 0) sample.height += POUCH.lip * Math.exp(-((away / POUCH.lipCm) ** 2));
      stitchRow(point, sample, { away: away + POUCH.hemCm, along, thread });
    }
    // The lower edge of a pouch is caught in the seam of the rib.
    if (isMouth || (isPouch && outY < -SLANT.to)) return;
    const pucker = noise(along / 0.8, away * 0.4, 61) * Math.exp(-((away / 0.6) ** 2));
    sample.height += 0.03 * pucker;
    stitchRow(point, sample, { away: away + PATCH_CM.stitches, along, thread });
  };
}
