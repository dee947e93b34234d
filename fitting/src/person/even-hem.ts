import type { Size } from '../raster/plane.ts';
import { MATERIAL } from './part-priors.ts';
import { type Skeleton, trunkDown } from './skeleton.ts';

/** From this share on, of 255, a pixel is taken for the top. */
const SEEN = 90;
/** No hem lies above this level of the trunk. */
const FROM_LEVEL = 0.6;
/** As shares of the trunk: a part of a top that hangs lower is as broad, and a misread one is no longer. */
const BREADTH = 0.1;
const LENGTH_MAX = 0.2;
/** In pixels: how far the hem found goes over softly into what is below. */
const SOFT = 2;

type Trunk = Pick<Skeleton, 'chest' | 'down' | 'trunkLength'>;

/** The last row of each column that shows the top, below the chest; −1 where none does. */
function lastRows(top: Uint8Array, { width, height }: Size, body: Trunk): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y -= 1) {
      if ((top[y * width + x] ?? 0) < SEEN) continue;
      return trunkDown(body, x, y) > FROM_LEVEL ? y : -1;
    }
    return -1;
  });
}

/** The least row of each run of so many columns; a run that leaves the top counts for nothing. */
function leastOfRuns(rows: Int32Array, breadth: number): Int32Array {
  return rows.map((_, from) => {
    let least = Number.MAX_SAFE_INTEGER;
    for (let x = from; x < from + breadth; x += 1) least = Math.min(least, rows[x] ?? -1);
    return least;
  });
}

/** The row down to which a part of the top of that breadth hangs, for each column. */
function evenRows(rows: Int32Array, breadth: number): Int32Array {
  const least = leastOfRuns(rows, breadth);
  return rows.map((_, x) => {
    let lowest = -1;
    for (let from = Math.max(0, x - breadth + 1); from <= x; from += 1) {
      lowest = Math.max(lowest, least[from] ?? -1);
    }
    return lowest;
  });
}

/**
 * Waistbands, belt loops and pockets right below a hem may look like the top: what hangs from its
 * hem in a narrow piece is given to what is worn below.
 */
export function giveNarrowEndsToBottom(
  materials: readonly Uint8Array[],
  size: Size,
  body: Trunk,
): void {
  const top = materials[MATERIAL.top];
  const bottom = materials[MATERIAL.bottom];
  if (!top || !bottom) return;
  const { width } = size;
  const last = lastRows(top, size, body);
  const even = evenRows(last, Math.max(3, Math.round(BREADTH * body.trunkLength)));
  const longest = LENGTH_MAX * body.trunkLength;
  for (let x = 0; x < width; x += 1) {
    const [hem = -1, end = -1] = [even[x], last[x]];
    if (hem < 0 || end - hem > longest) continue;
    for (let y = hem + SOFT; y <= end + SOFT; y += 1) {
      const at = y * width + x;
      bottom[at] = (bottom[at] ?? 0) + (top[at] ?? 0);
      top[at] = 0;
    }
  }
}
