import type { LabImage } from '../picture/lab-image.ts';
import { type Background, distanceToModes, findBackground, isWhite } from './background.ts';

/** What belongs to the garment. `inside` holds 1 for foreground pixels, row by row. */
export interface Foreground {
  inside: Uint8Array;
  /** The share of the picture that is foreground, from 0 to 1. */
  share: number;
  /** The foreground's bounding box in pixels; right and bottom are exclusive. */
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SHARE_MIN = 0.015;
const COVER_MIN = 0.5;
const CENTER_FLOODED_MAX = 0.75;
/** A border as plain as this is a backdrop, whatever its color. */
const PLAIN_COVER = 0.97;
const HOLE_TOLERANCE = 0.8;
const HOLES_KEEP_MIN = 0.65;
const BOX_TRIM = 0.01;

/**
 * Separates a garment from its background: the border's modes in CIELAB are flooded inwards with
 * a tolerance that rises with the border's noise. Where the border is busy, or the flood takes
 * the middle as well (a close-up that fills the frame), the foreground is an ellipse about the
 * center or everything (center prior of saliency work, Judd et al., ICCV 2009).
 */
export function findForeground(image: LabImage): Foreground {
  const background = findBackground(image);
  const isBusy = background.modes.length === 0 || background.cover < COVER_MIN;
  const inside = isBusy ? centerEllipse(image) : floodedAway(image, background);
  return measured(image, inside);
}

function floodedAway(image: LabImage, background: Background): Uint8Array {
  const { width, height } = image;
  const tolerance = Math.min(14, 2.4 + 3 * background.noise);
  const distances = distancesToModes(image, background);
  const flooded = flood(image, distances, tolerance);
  const inside = smoothed(withoutHoles(flooded, distances, background.noise), width, height);
  const isEmpty = shareOf(inside) < SHARE_MIN;
  return isEmpty || isCloseUp(image, inside, background)
    ? new Uint8Array(width * height).fill(1)
    : inside;
}

/** The flood took the middle from a border that is not all one backdrop: the cloth fills the frame. */
function isCloseUp(image: LabImage, inside: Uint8Array, { modes, cover }: Background): boolean {
  if (cover > PLAIN_COVER || modes.every(isWhite)) return false;
  return centerFlooded(image, inside) > CENTER_FLOODED_MAX && shareOf(inside) < 0.5;
}

/** Opens holes of exactly the backdrop (under an arm, in a handle), unless the cloth is like it. */
function withoutHoles(inside: Uint8Array, distances: Float32Array, noise: number): Uint8Array {
  const tolerance = HOLE_TOLERANCE + noise;
  const opened = inside.map((value, at) => ((distances[at] ?? 0) <= tolerance ? 0 : value));
  return shareOf(opened) < shareOf(inside) * HOLES_KEEP_MIN ? inside : opened;
}

function distancesToModes({ width, height, lab }: LabImage, { modes }: Background): Float32Array {
  const distances = new Float32Array(width * height);
  for (let at = 0; at < distances.length; at += 1) {
    const color = [lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0] as const;
    distances[at] = distanceToModes(color, modes);
  }
  return distances;
}

/** Scanning from the border, a pixel is background when it is near a mode and touches background. */
function flood(image: LabImage, distances: Float32Array, tolerance: number): Uint8Array {
  const { width, height } = image;
  const inside = new Uint8Array(width * height).fill(1);
  const queue: number[] = [];
  const visit = (at: number) => {
    if (inside[at] === 1 && (distances[at] ?? 0) <= tolerance) {
      inside[at] = 0;
      queue.push(at);
    }
  };
  for (let x = 0; x < width; x += 1) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return inside;
}

/** A 3 × 3 majority vote, which drops specks and lone edge pixels. */
function smoothed(mask: Uint8Array, width: number, height: number): Uint8Array {
  const result = mask.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      result[at] = neighbors(mask, at, width) >= 5 ? 1 : 0;
    }
  }
  return result;
}

function neighbors(mask: Uint8Array, at: number, width: number): number {
  let count = 0;
  for (let row = at - width; row <= at + width; row += width) {
    count += (mask[row - 1] ?? 0) + (mask[row] ?? 0) + (mask[row + 1] ?? 0);
  }
  return count;
}

function centerFlooded({ width, height }: LabImage, inside: Uint8Array): number {
  let flooded = 0;
  let seen = 0;
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += 1) {
    for (let x = Math.floor(width * 0.3); x < width * 0.7; x += 1) {
      flooded += 1 - (inside[y * width + x] ?? 0);
      seen += 1;
    }
  }
  return flooded / seen;
}

function centerEllipse({ width, height }: LabImage): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    return (x / 0.42) ** 2 + (y / 0.48) ** 2 <= 1 ? 1 : 0;
  });
}

const shareOf = (mask: Uint8Array): number =>
  mask.reduce((total, value) => total + value, 0) / mask.length;

function measured({ width, height }: LabImage, inside: Uint8Array): Foreground {
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  let total = 0;
  inside.forEach((value, at) => {
    const x = at % width;
    const y = (at - x) / width;
    columns[x] = (columns[x] ?? 0) + value;
    rows[y] = (rows[y] ?? 0) + value;
    total += value;
  });
  const [left, right] = trimmedSpan(columns, total);
  const [top, bottom] = trimmedSpan(rows, total);
  return { inside, share: total / inside.length, box: { left, top, right, bottom } };
}

/** The span that holds all but a stray hundredth of the foreground at each end. */
function trimmedSpan(counts: Uint32Array, total: number): [number, number] {
  const stray = total * BOX_TRIM;
  let first = 0;
  for (let sum = counts[0] ?? 0; sum <= stray && first < counts.length - 1; ) {
    first += 1;
    sum += counts[first] ?? 0;
  }
  let last = counts.length - 1;
  for (let sum = counts[last] ?? 0; sum <= stray && last > first; ) {
    last -= 1;
    sum += counts[last] ?? 0;
  }
  return [first, last + 1];
}
