import type { LabImage } from '../picture/lab-image.ts';

const STUDIO_LIGHTNESS_MIN = 97;
const STUDIO_CHROMA_MAX = 2.5;
const STUDIO_SHARE_MIN = 0.08;
const SIDE_SHARE_MIN = 0.2;

/**
 * Whether a shop photo is too near to show the whole garment: some of its border is a studio's
 * white, yet the garment runs off to the left or to the right. Photos without that white are never
 * judged so, for what is garment at their border is a guess.
 */
export function isCloseUp({ width, height, lab }: LabImage): boolean {
  const whiteShare = (places: readonly number[]): number =>
    places.filter((at) => isStudioWhite(lab, at)).length / places.length;
  const rows = [...Array(height).keys()];
  const left = whiteShare(rows.map((y) => y * width));
  const right = whiteShare(rows.map((y) => (y + 1) * width - 1));
  const top = whiteShare([...Array(width).keys()]);
  const whole = ((left + right) * height + top * width) / (2 * height + width);
  return whole >= STUDIO_SHARE_MIN && Math.min(left, right) < 1 - SIDE_SHARE_MIN;
}

const isStudioWhite = (lab: Float32Array, at: number): boolean =>
  (lab[at * 3] ?? 0) > STUDIO_LIGHTNESS_MIN &&
  Math.hypot(lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0) < STUDIO_CHROMA_MAX;
