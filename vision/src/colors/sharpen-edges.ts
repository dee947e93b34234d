import type { LabImage } from '../picture/lab-image.ts';

/** Folds, weaves and noise differ less in lightness from pixel to pixel than two colors of a print. */
const EDGE_LIGHTNESS_MIN = 20;
/** What has more of a hue than this is a color of its own, not what two others blur to. */
const BLURRED_CHROMA_MAX = 7;

/**
 * Gives each grayish pixel between a light and a dark color that of the two which it is nearer to,
 * so that the blurred edges of a small print do not count as a third color (toggle mapping, Kramer
 * and Bruckner 1975).
 *
 * @param weights pixels without weight are left alone, and color no neighbor
 */
export function sharpenEdges({ width, height, lab }: LabImage, weights: Float32Array): LabImage {
  const out = lab.slice();
  const lightnessOf = (at: number): number => lab[at * 3] ?? 0;
  for (let at = 0; at < weights.length; at += 1) {
    const chroma = Math.hypot(lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0);
    if ((weights[at] ?? 0) === 0 || chroma > BLURRED_CHROMA_MAX) continue;
    let darkest = at;
    let lightest = at;
    for (const near of neighborsOf(at, width, height)) {
      if ((weights[near] ?? 0) === 0) continue;
      if (lightnessOf(near) < lightnessOf(darkest)) darkest = near;
      if (lightnessOf(near) > lightnessOf(lightest)) lightest = near;
    }
    if (lightnessOf(lightest) - lightnessOf(darkest) < EDGE_LIGHTNESS_MIN) continue;
    const isDark = 2 * lightnessOf(at) < lightnessOf(darkest) + lightnessOf(lightest);
    const from = isDark ? darkest : lightest;
    out.set(lab.subarray(from * 3, from * 3 + 3), at * 3);
  }
  return { width, height, lab: out };
}

/** The eight pixels around one, fewer at the border. */
function* neighborsOf(at: number, width: number, height: number): Generator<number> {
  const column = at % width;
  const row = (at - column) / width;
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1)
      if (y !== row || x !== column) yield y * width + x;
}
