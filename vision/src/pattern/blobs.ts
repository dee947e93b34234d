import type { Box } from '../foreground/find-foreground.ts';
import type { LabImage } from '../picture/lab-image.ts';

const DIFFERENT = 18;
const PIXELS_MIN = 5;
const BOX_SHARE_MAX = 0.02;
/** A disc fills π/4 of its bounding box. */
const FULLNESS_MIN = 0.6;
const FULLNESS_MAX = 0.95;
const SIDES_RATIO_MAX = 1.5;

interface Blob {
  pixels: number;
  box: Box;
}

/**
 * Counts the small connected regions that stand out from the cloth's median color, and the share
 * of them that fills its bounding box as a disc does.
 */
export function findBlobs(
  image: LabImage,
  inside: Uint8Array,
  window: Box,
): { dots: number; roundShare: number } {
  const standsOut = markStandouts(image, inside, window);
  const area = (window.right - window.left) * (window.bottom - window.top);
  const blobs: Blob[] = [];
  for (let at = 0; at < standsOut.length; at += 1) {
    if (standsOut[at] === 1) blobs.push(takeBlob(standsOut, at, image.width));
  }
  const clear = blobs.filter(({ pixels }) => pixels >= PIXELS_MIN);
  const round = clear.filter((blob) => blob.pixels < area * BOX_SHARE_MAX && isRound(blob));
  return { dots: round.length, roundShare: round.length / Math.max(clear.length, 1) };
}

function markStandouts({ width, lab }: LabImage, inside: Uint8Array, window: Box): Uint8Array {
  const places: number[] = [];
  for (let y = window.top; y < window.bottom; y += 1) {
    for (let x = window.left; x < window.right; x += 1) {
      if (inside[y * width + x] === 1) places.push(y * width + x);
    }
  }
  const median = [0, 1, 2].map((channel) => {
    const values = Float32Array.from(places, (at) => lab[at * 3 + channel] ?? 0).sort();
    return values[values.length >> 1] ?? 0;
  });
  const marks = new Uint8Array(inside.length);
  const [l = 0, a = 0, b = 0] = median;
  for (const at of places) {
    const byLightness = (lab[at * 3] ?? 0) - l;
    const byColor = Math.hypot((lab[at * 3 + 1] ?? 0) - a, (lab[at * 3 + 2] ?? 0) - b);
    if (Math.hypot(byLightness, byColor) > DIFFERENT) marks[at] = 1;
  }
  return marks;
}

/** Collects the region around `start` and unmarks it. */
function takeBlob(marks: Uint8Array, start: number, width: number): Blob {
  const box = { left: width, top: Number.MAX_SAFE_INTEGER, right: 0, bottom: 0 };
  const queue = [start];
  marks[start] = 0;
  let pixels = 0;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    pixels += 1;
    const x = at % width;
    const y = Math.floor(at / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
    for (const near of [at - 1, at + 1, at - width, at + width]) {
      if (marks[near] !== 1) continue;
      marks[near] = 0;
      queue.push(near);
    }
  }
  return { pixels, box };
}

function isRound({ pixels, box }: Blob): boolean {
  const across = box.right - box.left;
  const down = box.bottom - box.top;
  const fullness = pixels / (across * down);
  const sides = Math.max(across, down) / Math.min(across, down);
  return fullness >= FULLNESS_MIN && fullness <= FULLNESS_MAX && sides <= SIDES_RATIO_MAX;
}
