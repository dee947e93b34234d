import type { Drape } from '../drapes/drape.ts';

/** What is lowest of briefs lies within this much of the middle, centimeters. */
const GUSSET_CM = 3.5;
const LOWEST_CM = 0.4;
/** How far below its middle the corners of a gusset may hang, centimeters. */
const HANGS_CM = 0.1;

/** The lowest height among the vertices that a condition picks. */
function lowestOf({ positions }: Drape, isPicked: (x: number, y: number) => boolean): number {
  let lowest = Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const y = positions[at + 1] ?? 0;
    if (y < lowest && isPicked(positions[at] ?? 0, y)) lowest = y;
  }
  return lowest;
}

/**
 * Briefs whose gusset ends in a straight edge: the ends of its leg lines hang down as two points
 * where no legs hold them apart. What is no briefs stays.
 */
export function flattenGusset(drape: Drape): Drape {
  const bottom = lowestOf(drape, () => true);
  const aside = lowestOf(drape, (x) => Math.abs(x) > GUSSET_CM);
  const middle = lowestOf(drape, (x) => Math.abs(x) < 0.3);
  if (aside < bottom + LOWEST_CM || middle > bottom + 2 * GUSSET_CM) return drape;
  const positions = drape.positions.slice();
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at] ?? 0;
    const lowest = middle - HANGS_CM * (1 + (x * x) / 4);
    if (Math.abs(x) < GUSSET_CM) positions[at + 1] = Math.max(positions[at + 1] ?? 0, lowest);
  }
  return { ...drape, positions };
}
