import type { Drape } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';

/** How far below the armhole the side is measured that goes on straight up to it, centimeters. */
const BELOW_CM = { near: 8, far: 15 } as const;
/** How much a side may widen toward the armhole: of its height. */
const WIDEST_SLOPE = 0.12;
/** How far above the armhole its edge is drawn in with the side, centimeters. */
const FADES_CM = 7;
/** Heights are told apart by this much, centimeters. */
const STEP_CM = 1;
/** A side seam has no gap of this size: above one begins the shoulder. */
const SEAM_GAP_CM = 4;
/** From which share of the half width on cloth moves with the side. */
const MOVES_FROM = 0.45;

/** The places, x then y, where the front is sewn to the back at one side, from the bottom up. */
export function sideSeam({ panels, panelOf, positions, weldedTo }: Drape, side: 1 | -1) {
  const panelNamed = (name: string) => panels.findIndex((panel) => panel.name === name);
  const [front, back] = [panelNamed('front'), panelNamed('back')];
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

/** How far from the middle a side reaches at each step down from a height, centimeters. */
function halfWidths({ positions }: Drape, top: number, side: 1 | -1): number[] {
  const widths = Array.from({ length: BELOW_CM.far / STEP_CM + 2 }, () => 0);
  for (let at = 0; at < positions.length; at += 3) {
    const step = Math.round((top - (positions[at + 1] ?? 0)) / STEP_CM);
    if (step < 0 || step >= widths.length) continue;
    widths[step] = Math.max(widths[step] ?? 0, (positions[at] ?? 0) * side);
  }
  return widths;
}

/** How far each step down from the armhole stands out from the straight side, centimeters. */
function bulgesOf(widths: readonly number[]): number[] {
  const near = widths[BELOW_CM.near] ?? 0;
  const far = widths[BELOW_CM.far] ?? near;
  const slope = (near - far) / (BELOW_CM.far - BELOW_CM.near);
  const kept = Math.min(WIDEST_SLOPE, Math.max(0, slope));
  return widths.map((width, step) => Math.max(0, width - near - kept * (BELOW_CM.near - step)));
}

/** Draws one side in. Changes the positions in place. */
function straightenSide(positions: Float32Array, drape: Drape, side: 1 | -1): void {
  const top = sideSeam(drape, side).at(-1)?.[1];
  if (top === undefined) return;
  const widths = halfWidths(drape, top, side);
  const bulges = bulgesOf(widths);
  const bulgeAt = (down: number): number => {
    const step = Math.max(0, down / STEP_CM);
    const at = Math.floor(step);
    const [first = 0, second = 0] = bulges.slice(at, at + 2);
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
