import type { Lab, LabImage } from '../picture/lab-image.ts';
import { findBackground } from './background.ts';
import type { Box, Foreground } from './find-foreground.ts';

/** Only on a backdrop as plain and as light a shadow can be told from cloth. */
const COVER_MIN = 0.9;
const LIGHTNESS_MIN = 60;
/** On pure white, garments were cut out and cast none; white cloth is like it. */
const LIGHTNESS_MAX = 97;
/** A shadow has the backdrop's hue. */
const TINT_MAX = 3.5;
/** It is never so dark as this share of the backdrop. */
const DARKEST_SHARE = 0.55;
/** It fades smoothly from pixel to pixel, where cloth begins with an edge. */
const STEP_MAX = 4.5;
/** Nearer to the backdrop than this it is seen through a ring or a chain. */
const SEEN_THROUGH = 1.6;
/** Were more of the foreground taken, the cloth itself is like a shadow, but for thin things. */
const SHADOW_SHARE_MAX = 0.6;
/** A thin thing fills little of a box that it spans. */
const THIN_FILL_MAX = 0.45;
const THIN_SPAN_MIN = 0.75;
/** Around a thin thing lies backdrop with a faint shadow: more than so much darker, it is cloth. */
const THIN_DARKER_MAX = 7;

/**
 * The weights of a garment's pixels without the shadow that it casts on a plain light backdrop: all
 * that has the backdrop's hue and darkens smoothly from it. Weights of other pictures stay.
 */
export function withoutShadow(
  image: LabImage,
  foreground: Foreground,
  weights: Float32Array,
): Float32Array {
  const { modes, cover } = findBackground(image);
  const [mode] = modes;
  if (mode === undefined || cover < COVER_MIN || !isLit(mode)) return weights;
  const isShadow = grownFrom(image, foreground.inside, mode);
  const left = weights.map((weight, at) => (isShadow[at] === 1 ? 0 : weight));
  if (sumOf(left) >= sumOf(weights) * (1 - SHADOW_SHARE_MAX)) return left;
  const taken = weights.map((weight, at) => (isShadow[at] === 1 ? weight : 0));
  const isFaint = mode[0] - meanLightness(image, taken) <= THIN_DARKER_MAX;
  return isFaint && isThin(left, image.width, foreground.box) ? left : weights;
}

const meanLightness = ({ lab }: LabImage, weights: Float32Array): number =>
  weights.reduce((sum, weight, at) => sum + weight * (lab[at * 3] ?? 0), 0) / sumOf(weights);

const isLit = ([lightness]: Lab): boolean =>
  lightness >= LIGHTNESS_MIN && lightness <= LIGHTNESS_MAX;

const sumOf = (weights: Float32Array): number => weights.reduce((sum, weight) => sum + weight, 0);

/** 1 for all that is the backdrop, is seen through a gap, or darkens smoothly from either. */
function grownFrom({ width, lab }: LabImage, inside: Uint8Array, mode: Lab): Uint8Array {
  const lightnessOf = (at: number) => lab[at * 3] ?? 0;
  const tintOf = (at: number) =>
    Math.hypot((lab[at * 3 + 1] ?? 0) - mode[1], (lab[at * 3 + 2] ?? 0) - mode[2]);
  const isBackdrop = (at: number) =>
    inside[at] === 0 || Math.hypot(lightnessOf(at) - mode[0], tintOf(at)) < SEEN_THROUGH;
  const isTaken = Uint8Array.from(inside, (_, at) => (isBackdrop(at) ? 1 : 0));
  const queue = [...isTaken.keys()].filter((at) => isTaken[at] === 1);
  const visit = (at: number, from: number) => {
    if (isTaken[at] !== 0) return;
    const lightness = lightnessOf(at);
    const isDarker = lightness < mode[0] && lightness > mode[0] * DARKEST_SHARE;
    const isSmooth = Math.abs(lightness - lightnessOf(from)) <= STEP_MAX;
    if (!isDarker || !isSmooth || tintOf(at) > TINT_MAX) return;
    isTaken[at] = 1;
    queue.push(at);
  };
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1, at);
    if (x < width - 1) visit(at + 1, at);
    if (at >= width) visit(at - width, at);
    if (at + width < inside.length) visit(at + width, at);
  }
  return isTaken;
}

/** Whether what has weight spans most of a box and fills little of it, as a chain does. */
function isThin(weights: Float32Array, width: number, { left, top, right, bottom }: Box): boolean {
  const columns = new Set<number>();
  const rows = new Set<number>();
  let filled = 0;
  weights.forEach((weight, at) => {
    if (weight === 0) return;
    filled += 1;
    columns.add(at % width);
    rows.add(Math.floor(at / width));
  });
  const spans = [columns.size / (right - left), rows.size / (bottom - top)];
  const fill = filled / ((right - left) * (bottom - top));
  return fill < THIN_FILL_MAX && spans.every((span) => span >= THIN_SPAN_MIN);
}
