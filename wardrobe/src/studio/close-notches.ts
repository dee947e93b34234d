import { smoothStep } from '../materials/noise.ts';

/** Half of the breadth of a neck, and how far from the middle the shoulders beside it end, centimeters. */
interface NeckPlace {
  half: number;
  reach: number;
}

/** How far out from the middle the edge is measured, in halves of the neck, and in how many steps to one. */
const EDGE = { reach: 2.4, perHalf: 10 } as const;
/** Notches lie between these places, in halves of the neck, and on no outer part of a shoulder. */
const NOTCH = { from: 0.55, to: 2, ofShoulder: 0.6 } as const;
/** How far below the edge cloth is drawn along, centimeters. */
const FADES_CM = { from: 1, to: 9 } as const;

/** How high the edge of one side stands at each step outward from the middle; where no place is measured, as high as at the step before. */
function edgeOf(positions: Float32Array, { half }: NeckPlace, side: 1 | -1): Float64Array {
  const rows = new Float64Array(EDGE.reach * EDGE.perHalf + 1).fill(-Infinity);
  for (let at = 0; at < positions.length; at += 3) {
    const step = Math.round(((positions[at] ?? 0) * side * EDGE.perHalf) / half);
    if (step >= 0 && step < rows.length)
      rows[step] = Math.max(rows[step] ?? 0, positions[at + 1] ?? 0);
  }
  for (let step = 1; step < rows.length; step += 1)
    if (rows[step] === -Infinity) rows[step] = rows[step - 1] ?? 0;
  return rows;
}

/** How much each step of the edge lies below a thread that is drawn tight over it. */
function belowThread(edge: Float64Array, { half, reach }: NeckPlace): Float64Array {
  const depths = new Float64Array(edge.length);
  const first = Math.round(NOTCH.from * EDGE.perHalf);
  const outward = Math.min(NOTCH.to, 1 + NOTCH.ofShoulder * (reach / half - 1));
  const last = Math.floor(outward * EDGE.perHalf);
  const lineAt = (from: number, to: number, step: number) => {
    const [a = 0, b = 0] = [edge[from], edge[to]];
    return a + ((b - a) * (step - from)) / (to - from);
  };
  for (let from = first; from < last; ) {
    let next = from + 1;
    for (let to = from + 2; to <= last; to += 1)
      if ((edge[to] ?? 0) >= lineAt(from, next, to)) next = to;
    for (let step = from + 1; step < next; step += 1)
      depths[step] = lineAt(from, next, step) - (edge[step] ?? 0);
    from = next;
  }
  return depths;
}

/**
 * Lets the band of a neck go on from the shoulders without a notch: around a throat it had stood up from
 * them, and nobody wears it now. Changes the positions.
 */
export function closeNotches(positions: Float32Array, neck: NeckPlace): void {
  for (const side of [1, -1] as const) {
    const edge = edgeOf(positions, neck, side);
    const depths = belowThread(edge, neck);
    for (let at = 0; at < positions.length; at += 3) {
      const step = ((positions[at] ?? 0) * side * EDGE.perHalf) / neck.half;
      if (step < 0 || step >= depths.length - 1) continue;
      const low = Math.floor(step);
      const share = step - low;
      const mix = (rows: Float64Array) =>
        (rows[low] ?? 0) * (1 - share) + (rows[low + 1] ?? 0) * share;
      const depth = mix(depths);
      if (!(depth > 0)) continue;
      const below = mix(edge) - (positions[at + 1] ?? 0);
      positions[at + 1] =
        (positions[at + 1] ?? 0) + depth * (1 - smoothStep(FADES_CM.from, FADES_CM.to, below));
    }
  }
}
