import type { PictureMaps } from '../maps/picture-maps.ts';

/** How far the course of an edge is averaged, and how wide the bell of that average is, pixels. */
const [REACH, SPREAD] = [3, 1.35];
/** The share of a bell of that width that changes sides for each pixel that an edge moves. */
const SLOPE = SPREAD * Math.sqrt(2 * Math.PI);
const SIDE = 2 * REACH + 1;
const WEIGHTS = Float64Array.from({ length: SIDE * SIDE }, (_, k) => {
  const [x, y] = [(k % SIDE) - REACH, Math.floor(k / SIDE) - REACH];
  return Math.exp(-(x * x + y * y) / (2 * SPREAD * SPREAD));
});

type PartMaps = Pick<PictureMaps, 'width' | 'height' | 'part' | 'pose' | 'parts'>;

/**
 * Smooths the edges where one part of a solid meets another, in the RGB or RGBA bytes `painted` of
 * its maps, in place. How many pixels around an edge are of either part says how far it is away,
 * and so how much of a pixel is covered. Threads stay as they are: they are thinner than that.
 */
export function smoothEdges(maps: PartMaps, painted: Uint8ClampedArray): void {
  const { width, height } = maps;
  const keys = keysOf(maps);
  const step = painted.length / (width * height);
  const sharp = painted.slice();
  for (let y = REACH; y < height - REACH; y += 1)
    for (let x = REACH; x < width - REACH; x += 1) {
      const at = y * width + x;
      if (isAtEdge(keys, at, width)) blend({ keys, sharp, painted, step, width }, at);
    }
}

/** A number for each part of each shape; 0 for the ground and for threads. */
function keysOf({ part, pose, parts }: PartMaps): Uint16Array {
  const keys = new Uint16Array(part.length);
  for (let at = 0; at < part.length; at += 1) {
    const number = part[at] ?? 0;
    if (number === 0 || parts[number - 1]?.material === 'thread') continue;
    keys[at] = number + 256 * (pose?.[at] ?? 0);
  }
  return keys;
}

function isAtEdge(keys: Uint16Array, at: number, width: number): boolean {
  const key = keys[at] ?? 0;
  if (key === 0) return false;
  const differs = (to: number) => (keys[to] ?? 0) !== 0 && keys[to] !== key;
  return differs(at + 1) || differs(at - 1) || differs(at + width) || differs(at - width);
}

interface Painting {
  keys: Uint16Array;
  sharp: Uint8ClampedArray;
  painted: Uint8ClampedArray;
  step: number;
  width: number;
}

function blend({ keys, sharp, painted, step, width }: Painting, at: number): void {
  const key = keys[at] ?? 0;
  let [own, other, red, green, blue] = [0, 0, 0, 0, 0];
  for (let k = 0; k < WEIGHTS.length; k += 1) {
    const near = at + (Math.floor(k / SIDE) - REACH) * width + (k % SIDE) - REACH;
    const found = keys[near] ?? 0;
    const weight = WEIGHTS[k] ?? 0;
    if (found === key) own += weight;
    if (found === 0 || found === key) continue;
    other += weight;
    red += weight * (sharp[near * step] ?? 0);
    green += weight * (sharp[near * step + 1] ?? 0);
    blue += weight * (sharp[near * step + 2] ?? 0);
  }
  const covered = 0.5 + SLOPE * (own / (own + other) - 0.5);
  const share = 1 - Math.min(1, Math.max(0.5, covered));
  if (share === 0 || other === 0) return;
  [red, green, blue].forEach((sum, channel) => {
    const from = sharp[at * step + channel] ?? 0;
    painted[at * step + channel] = from + share * (sum / other - from);
  });
}
