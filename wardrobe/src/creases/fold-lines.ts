import type { Crease, CreaseStyle } from './crease.ts';
import type { PanelShape } from './panel-shape.ts';
import { type Toss, tossOf } from './toss.ts';

/** A line whose width and height are shares of what its cloth makes. */
interface FoldLine extends Pick<Crease, 'x' | 'y' | 'angle' | 'lengthCm' | 'bend'> {
  width: number;
  height: number;
}

/** As many as asked, one more or less. */
function about(count: number, toss: Toss, make: (index: number) => FoldLine): FoldLine[] {
  const length = Math.max(0, Math.round(count + toss(-1.2, 1.2)));
  return Array.from({ length }, (_, index) => make(index));
}

/** What hangs lower than this above the floor is a dress, and was hung up. */
const SHORTEST_DRESS_CM = 72;

/** One across, or one or two down beside the middle. */
function linesOf(
  { name, low, left, right, bottom, top }: PanelShape,
  folded: number,
  toss: Toss,
): FoldLine[] {
  if (folded === 0 || name !== 'front' || low < SHORTEST_DRESS_CM) return [];
  const [wide, tall] = [right - left, top - bottom];
  const line = { width: 0.36 } as const;
  const across = toss(0, 1) < folded;
  const down = !across && toss(0, 1) < folded;
  return [
    ...about(across ? 1.3 : 0, toss, () => ({
      ...line,
      x: left + wide * toss(0.02, 0.25),
      y: bottom + tall * toss(0.3, 0.55),
      angle: toss(-0.025, 0.025),
      lengthCm: wide * toss(0.7, 1),
      bend: toss(-0.012, 0.012),
      height: toss(0.13, 0.26),
    })),
    ...about(down ? 1.6 : 0, toss, (index) => ({
      ...line,
      x: (left + right) / 2 + (index % 2 === 0 ? 1 : -1) * wide * toss(0.2, 0.27),
      y: top - tall * toss(0.25, 0.4),
      angle: -Math.PI / 2 + toss(-0.02, 0.02),
      lengthCm: tall * toss(0.5, 0.65),
      bend: toss(-0.01, 0.01),
      height: toss(0.12, 0.24),
    })),
  ];
}

/**
 * The lines along which a front lay folded in its drawer.
 * @param seed another piece lay folded another way, or hung
 */
export function foldLines(shape: PanelShape, style: CreaseStyle, seed: number): Crease[] {
  const toss = tossOf(seed);
  return linesOf(shape, style.folded, toss).map(({ width, height, ...line }) => ({
    ...line,
    widthCm: style.widthCm * width,
    heightCm: style.heightCm * height,
    sharpness: style.sharpness,
    steepSide: toss(0, 1) < 0.5 ? 1 : -1,
  }));
}
