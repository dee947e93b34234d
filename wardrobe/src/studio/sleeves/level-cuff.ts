import type { Drape } from '../../drapes/drape.ts';

/** Where a place of a sleeve is: along it, out from its axis, and before it, centimeters. */
export type SleevePlace = readonly [along: number, out: number, depth: number];

/** From so far above its end on a sleeve is drawn level, and so far above it is all of it, centimeters. */
const LEVELED_CM = { from: 20, to: 3 } as const;
/** A hem that runs more aslant than this was cut so: how far it rises for each centimeter. */
const STEEPEST = 0.9;

/** An edge that rises more than this runs up the sleeve, as a zip does, centimeters. */
const END_RISES_CM = 9;

/** The vertices of a sleeve's end among those of the sleeve: its hem, or the edge of its cuff. */
export function endVertices(drape: Drape, vertices: readonly number[]): number[] {
  const { lines, panels, panelOf, positions } = drape;
  const own = new Set(vertices);
  const isEnd = (line: readonly number[]): boolean => {
    const heights = line.map((vertex) => positions[vertex * 3 + 1] ?? 0);
    return Math.max(...heights) - Math.min(...heights) < END_RISES_CM;
  };
  const ends = lines
    .filter(({ kind }) => kind === 'hem' || kind === 'edge')
    .map((line) => [...line.vertices].filter((one) => own.has(one)))
    .filter((line) => line.length > 0 && isEnd(line))
    .flat();
  return [...new Set(ends)].filter((one) => panels[panelOf[one] ?? 0]?.role !== 'pocket');
}

/** The plane through the end of a sleeve, by least squares: how far it rises out, and to the front. */
function slopesOf(places: readonly SleevePlace[]) {
  const mean = (axis: 0 | 1 | 2) =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [along, out, depth] = [mean(0), mean(1), mean(2)];
  let [oo, od, dd, ao, ad] = [0, 0, 0, 0, 0];
  for (const place of places) {
    const [a, o, d] = [place[0] - along, place[1] - out, place[2] - depth];
    oo += o * o;
    od += o * d;
    dd += d * d;
    ao += a * o;
    ad += a * d;
  }
  const determinant = oo * dd - od * od;
  if (Math.abs(determinant) < 1e-6) return null;
  const clip = (slope: number) => Math.max(-STEEPEST, Math.min(STEEPEST, slope));
  const rises = {
    out: clip((ao * dd - ad * od) / determinant),
    depth: clip((ad * oo - ao * od) / determinant),
  };
  return { rises, along, out, depth };
}

/**
 * How far each place of a sleeve moves along it, so that its end is straight across: an arm that
 * stood off had turned it, and one would look into it. Short sleeves are cut aslant, and stay so.
 */
export function cuffLeveler(
  ends: readonly SleevePlace[],
  isLong: boolean,
): (place: SleevePlace) => number {
  const plane = ends.length < 3 ? null : slopesOf(ends);
  if (!plane) return () => 0;
  const { rises, along, out, depth } = plane;
  return (place) => {
    const share = Math.min(
      1,
      Math.max(0, (place[0] - along + LEVELED_CM.from) / (LEVELED_CM.from - LEVELED_CM.to)),
    );
    const aslant = isLong ? rises.out * (place[1] - out) : 0;
    const rise = aslant + rises.depth * (place[2] - depth);
    return -share * share * (3 - 2 * share) * rise;
  };
}
