import type { LabImage } from '@modiste/vision/lab-image';
import { distanceTo, opened } from '../raster/distance-to.ts';
import { keepParts, type Mask, type Part } from '../raster/mask.ts';
import type { Ground } from './ground-colors.ts';

const HOLE_TOLERANCE_MAX = 3;
const CONTRAST_MIN = 0.7;
const UNLIKE = 10;
const HOLE_SHARE_MIN = 0.0008;

interface Seen {
  readonly image: LabImage;
  readonly ground: Ground;
  readonly tolerance: number;
}

/**
 * Opens what the ground shows through of a garment, which no flood from the border reaches: between
 * sleeve and body, between legs, between straps. Only where the garment itself is unlike the
 * ground, and only in such places: a white print is no hole.
 */
export function openHoles(mask: Mask, { image, ground, tolerance }: Seen): Mask {
  const { distances } = ground;
  if (unlikeShare(mask, distances) < CONTRAST_MIN) return mask;
  const limit = Math.min(tolerance, HOLE_TOLERANCE_MAX);
  const alike = mask.inside.map((is, at) => (is === 1 && (distances[at] ?? 0) < limit ? 1 : 0));
  const box = boxOf(mask);
  const holes = keepParts(
    opened({ ...mask, inside: alike }, 1),
    (part) => part.area > image.lab.length * (HOLE_SHARE_MIN / 3) && isWhereHolesAre(part, box),
  );
  const beyond = distanceTo(holes, 1);
  return {
    ...mask,
    inside: mask.inside.map((is, at) =>
      is === 1 && (beyond[at] ?? 0) <= 2 && (distances[at] ?? 0) < tolerance + 2 ? 0 : is,
    ),
  };
}

function unlikeShare({ inside }: Mask, distances: Float32Array): number {
  let unlike = 0;
  let total = 0;
  for (let at = 0; at < inside.length; at += 5) {
    if (inside[at] !== 1) continue;
    total += 1;
    if ((distances[at] ?? 0) > UNLIKE) unlike += 1;
  }
  return unlike / Math.max(1, total);
}

type Box = Pick<Part, 'left' | 'top' | 'right' | 'bottom'>;

function boxOf({ width, height, inside }: Mask): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] !== 1) continue;
    const x = at % width;
    const y = (at - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function isWhereHolesAre(part: Part, box: Box): boolean {
  const across = (part.left + part.right) / 2 - box.left;
  const down = (part.top + part.bottom) / 2 - box.top;
  const x = Math.abs(across / (box.right - box.left) - 0.5);
  const y = down / (box.bottom - box.top);
  const isTall = part.bottom - part.top > 1.6 * (part.right - part.left);
  const isNeck = y < 0.16;
  const isSleeveGap = x > 0.22 && isTall;
  const isBetweenLegs =
    x < 0.12 && y > 0.4 && part.bottom - part.top > 2.5 * (part.right - part.left);
  return isNeck || isSleeveGap || isBetweenLegs;
}
