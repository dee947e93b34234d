import type { GarmentCutout, TopLandmarks } from '../garment/garment-cutout.ts';
import { type Pair, SIDES, type Side, signOf } from '../geometry/point.ts';
import { bothOf } from './garment-rows.ts';

const OPAQUE = 100;
/** Over the distance of the armpits: how wide a strap is at most, and in how much of the height it is seen. */
const STRAP = 0.09;
const SEEN = 0.12;
/** The same of how far it goes on below where it is seen apart. */
const STUB = 0.04;
/** How far soft edges reach beside a strap, in pixels. */
const EDGE = 2;

type Sheet = Pick<GarmentCutout, 'width' | 'height' | 'alpha'>;

/** A piece of cloth in a row: its first and last column, from the middle outward. */
type Run = Pair<number>;

interface Row {
  readonly y: number;
  readonly from: number;
  readonly side: Side;
}

/** The pieces of cloth in one half of a row, from the middle outward. */
function runsOf({ width, alpha }: Sheet, { y, from, side }: Row): Run[] {
  const runs: [number, number][] = [];
  const sign = signOf(side);
  let open: [number, number] | null = null;
  for (let x = from; x >= 0 && x < width; x += sign) {
    if ((alpha[y * width + x] ?? 0) < OPAQUE) open = null;
    else if (open === null) {
      open = [x, x];
      runs.push(open);
    } else open[1] = x;
  }
  return runs;
}

/** The columns of the outermost piece of a row where it is a strap beside other cloth, to the end of the row. */
function strapBeside(sheet: Sheet, row: Row, widest: number): Run | null {
  const runs = runsOf(sheet, row);
  const [outer, before] = [runs.at(-1), runs.at(-2)];
  if (!outer || !before || Math.abs(outer[1] - outer[0]) > widest) return null;
  // What is between them may be the ground, seen through a narrow loop.
  return [before[1] + signOf(row.side) * EDGE, outer[1] + signOf(row.side) * EDGE];
}

/** Clears the pixels of a row between two columns. */
function clear({ width }: Sheet, alpha: Uint8Array, { y, run }: { y: number; run: Run }): void {
  const [left, right] = [Math.max(0, Math.min(...run)), Math.min(width - 1, Math.max(...run))];
  alpha.fill(0, y * width + left, y * width + right + 1);
}

/**
 * How opaque a sleeveless garment is without the back halves of its straps: a picture shows them
 * beside the front ones, while on a body they lie behind the shoulders.
 */
export function withoutBackStraps(sheet: Sheet, marks: TopLandmarks): Uint8Array {
  const alpha = sheet.alpha.slice();
  if (marks.sleeves.left !== null || marks.sleeves.right !== null) return alpha;
  const across = Math.abs(marks.armpit.right.x - marks.armpit.left.x);
  const from = Math.round((marks.armpit.left.x + marks.armpit.right.x) / 2);
  for (const side of SIDES) {
    const first = Math.max(0, Math.floor(bothOf(marks.neck)[side].y - 0.05 * across));
    const last = Math.min(sheet.height - 1, Math.ceil(bothOf(marks.armpit)[side].y + 0.1 * across));
    const straps = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
      strapBeside(sheet, { y: first + at, from, side }, STRAP * across),
    );
    // A buckle or a lace edge is no strap.
    if (straps.filter((strap) => strap !== null).length < SEEN * across) continue;
    straps.forEach((run, at) => {
      if (run !== null) clear(sheet, alpha, { y: first + at, run });
    });
    // Where both halves meet on the shoulder, and where the back one meets the side, they look like one.
    const top = straps.findIndex((strap) => strap !== null);
    const end = straps.findLastIndex((strap) => strap !== null);
    const [highest, lowest] = [straps[top], straps[end]];
    if (!highest || !lowest) continue;
    for (let at = 0; at < top; at += 1) clear(sheet, alpha, { y: first + at, run: highest });
    const stub = Math.min(sheet.height - 1, first + end + Math.round(STUB * across));
    for (let y = first + end + 1; y <= stub; y += 1) clear(sheet, alpha, { y, run: lowest });
  }
  return alpha;
}
