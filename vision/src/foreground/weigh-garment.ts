import type { LabImage } from '../picture/lab-image.ts';
import type { Foreground } from './find-foreground.ts';

/** Above this share of the foreground the "skin" is a tan garment. */
const SKIN_SHARE_MAX = 0.55;
const SKIN_WEIGHT = 0.08;
const CENTER_X = 0.5;
const CENTER_Y = 0.5;
const SPREAD_X = 0.32;
const SPREAD_Y = 0.3;

/**
 * The weight of each pixel as part of the garment: 0 outside the foreground, more towards the middle
 * of its box, little on skin, because people wear the clothes.
 */
export function weighGarment(image: LabImage, { inside, box }: Foreground): Float32Array {
  const { width, lab } = image;
  const weights = new Float32Array(inside.length);
  const skin = skinMask(lab, inside);
  const boxWidth = box.right - box.left;
  const boxHeight = box.bottom - box.top;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    const column = at % width;
    const x = (column + 0.5 - box.left) / boxWidth - CENTER_X;
    const y = (Math.floor(at / width) + 0.5 - box.top) / boxHeight - CENTER_Y;
    const center = Math.exp(-0.5 * ((x / SPREAD_X) ** 2 + (y / SPREAD_Y) ** 2));
    weights[at] = center * (skin?.[at] === 1 ? SKIN_WEIGHT : 1);
  }
  return weights;
}

function skinMask(lab: Float32Array, inside: Uint8Array): Uint8Array | undefined {
  const mask = new Uint8Array(inside.length);
  let skin = 0;
  let total = 0;
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    total += 1;
    if (!isSkin(lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0)) continue;
    mask[at] = 1;
    skin += 1;
  }
  return skin / total <= SKIN_SHARE_MAX ? mask : undefined;
}

/** Skin of every tone keeps one hue and differs in lightness (Xiao et al., skin in CIELAB, 2017). */
function isSkin(l: number, a: number, b: number): boolean {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.hypot(a, b);
  return l > 22 && l < 90 && chroma > 11 && chroma < 45 && hue > 25 && hue < 72;
}
