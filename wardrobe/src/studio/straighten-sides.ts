import type { Drape } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';

/** How far below the armhole the side is measured that goes on straight up to it, centimeters. */
const BELOW_CM = { near: 8, far: 15 } as const;
/** How much a side may widen toward the armhole: of its height. */
const WIDEST_SLOPE = 0.12;
/** How far above the armhole its edge is drawn in with the side, centimeters. */
const FADES_CM = 7;
/** Heights are told apart by this much, centimeters. */
const STEP_CM = 0.5;
/** A side seam has no gap of this size: above one begins the shoulder. */
const SEAM_GAP_CM = 4;
/** From which share of the half width on cloth moves with the side. */
const MOVES_FROM = 0.45;

/** The places, x then y, where the front is sewn to the back at one side, from the bottom up. */
export function sideSeam({ panels, panelOf, positions, weldedTo }: Drape, side: 1 | -1) {
  const panelNamed = (name: string) => panels.findIndex((panel) => panel.name === name);
  const back = panelNamed('back');
  const whole = panelNamed('front');
  const front = whole < 0 ? panelNamed(side > 0 ? 'left-front' : 'right-front') : whole;
  const ofBack = new Set<number>();
  panelOf.forEach((panel, vertex) => {
    if (panel === back) ofBack.add(weldedTo[vertex] ?? vertex);
  });
  const sewn = [...panelOf.keys()].filter(
    (vertex) =>
      panelOf[vertex] === front &&
      ofBack.has(weldedTo[vertex] ?? vertex) &&
      (positions[vertex * 3] ?? 0) * side > 0,
  );
  const places = sewn.map((vertex) => positions.subarray(vertex * 3, vertex * 3 + 2));
  const sorted = places.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
  const gap = sorted.findIndex(
    (place, at) => at > 0 && (place[1] ?? 0) - (sorted[at - 1]?.[1] ?? 0) > SEAM_GAP_CM,
  );
  return gap < 0 ? sorted : sorted.slice(0, gap);
}

/** Heights that an outline is measured at, from the highest down, centimeters. */
interface Levels {
  top: number;
  stepCm: number;
  count: number;
}

/** How far from the middle a side of some vertices reaches at each level, centimeters; at least 0. */
export function outlineOf(
  { positions, triangles }: Drape,
  { top, stepCm, count }: Levels,
  isOwn: (vertex: number, x: number) => boolean,
): Float64Array {
  const reach = new Float64Array(count);
  // Between the vertices, too: an outline that is read at them alone has steps.
  const alongEdge = (one: number, other: number) => {
    const [x, y] = [positions[one * 3] ?? 0, positions[one * 3 + 1] ?? 0];
    const [toX, toY] = [positions[other * 3] ?? 0, positions[other * 3 + 1] ?? 0];
    if (!isOwn(one, x) || !isOwn(other, toX)) return;
    const first = Math.max(0, Math.ceil((top - Math.max(y, toY)) / stepCm));
    const last = Math.min(count - 1, Math.floor((top - Math.min(y, toY)) / stepCm));
    for (let level = first; level <= last; level += 1) {
      const share = toY === y ? 0 : (top - level * stepCm - y) / (toY - y);
      reach[level] = Math.max(reach[level] ?? 0, Math.abs(x + (toX - x) * share));
    }
  };
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(at, at + 3);
    alongEdge(a, b);
    alongEdge(b, c);
    alongEdge(c, a);
  }
  return reach;
}

/** How far each step down from the armhole stands out from the straight side, centimeters. */
function bulgesOf(widths: Float64Array): Float64Array {
  const near = widths[BELOW_CM.near / STEP_CM] ?? 0;
  const far = widths[BELOW_CM.far / STEP_CM] ?? near;
  const slope = (near - far) / (BELOW_CM.far - BELOW_CM.near);
  const kept = Math.min(WIDEST_SLOPE, Math.max(0, slope));
  return widths.map((width, step) =>
    Math.max(0, width - near - kept * (BELOW_CM.near - step * STEP_CM)),
  );
}

/** Draws one side in. Changes the positions in place. */
function straightenSide(positions: Float32Array, drape: Drape, side: 1 | -1): void {
  const top = sideSeam(drape, side).at(-1)?.[1];
  if (top === undefined) return;
  const levels = { top, stepCm: STEP_CM, count: BELOW_CM.far / STEP_CM + 2 };
  const widths = outlineOf(drape, levels, (_vertex, x) => x * side >= 0);
  const bulges = bulgesOf(widths);
  const bulgeAt = (down: number): number => {
    const step = Math.max(0, down / STEP_CM);
    const at = Math.floor(step);
    const [first = 0, second = 0] = bulges.subarray(at, at + 2);
    return (first + (second - first) * (step - at)) * (1 - smoothStep(0, FADES_CM, -down));
  };
  for (let at = 0; at < positions.length; at += 3) {
    const away = (positions[at] ?? 0) * side;
    const down = top - (positions[at + 1] ?? 0);
    if (away <= 0 || down < -FADES_CM || down > BELOW_CM.near) continue;
    const width = widths[Math.max(0, Math.round(down / STEP_CM))] ?? 0;
    const share = width > 0 ? smoothStep(MOVES_FROM, 1, away / width) : 0;
    positions[at] = (away - share * bulgeAt(down)) * side;
  }
}

/**
 * A garment whose sides run straight up to its armholes: below the arm cloth stood off from the
 * body that it was draped on, which shows where no arm hangs beside it. Those with sleeves stay.
 */
export function straightenSides(drape: Drape): Drape {
  if (drape.panels.some(({ name }) => name.includes('sleeve'))) return drape;
  const positions = drape.positions.slice();
  for (const side of [1, -1] as const) straightenSide(positions, drape, side);
  return { ...drape, positions };
}
