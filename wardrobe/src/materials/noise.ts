/** A pseudo-random number of a cell, 0 to 1: the same for the same cell, always. */
export function hashCell(x: number, y: number, salt = 0): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt, 0x5bd1e995);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296;
}

/** Smooth noise with cells of size 1, from -1 to 1, its mean 0. */
export function noise(x: number, y: number, salt = 0): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const top = hashCell(column, row, salt);
  const bottom = hashCell(column, row + 1, salt);
  const upper = top + (hashCell(column + 1, row, salt) - top) * sx;
  const lower = bottom + (hashCell(column + 1, row + 1, salt) - bottom) * sx;
  return 2 * (upper + (lower - upper) * sy) - 1;
}

/** How many cells noise in space has along an axis before it repeats: a power of two. */
const CELLS = 64;
const LATTICE = Float32Array.from({ length: CELLS ** 3 }, (_, index) =>
  hashCell(index % CELLS, Math.floor(index / CELLS) % CELLS, Math.floor(index / CELLS ** 2)),
);

/** Noise in space with cells of size 1, from -1 to 1; it repeats after 64 cells. */
export function noiseInSpace(x: number, y: number, z: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const slice = Math.floor(z);
  const fx = x - column;
  const fy = y - row;
  const fz = z - slice;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const sz = fz * fz * (3 - 2 * fz);
  const left = column & (CELLS - 1);
  const right = (column + 1) & (CELLS - 1);
  const alongX = (start: number): number => {
    const first = LATTICE[start + left] ?? 0;
    return first + ((LATTICE[start + right] ?? 0) - first) * sx;
  };
  const near = (slice & (CELLS - 1)) * CELLS;
  const far = ((slice + 1) & (CELLS - 1)) * CELLS;
  const top = row & (CELLS - 1);
  const bottom = (row + 1) & (CELLS - 1);
  const first = alongX((near + top) * CELLS);
  const nearer = first + (alongX((near + bottom) * CELLS) - first) * sy;
  const second = alongX((far + top) * CELLS);
  const farther = second + (alongX((far + bottom) * CELLS) - second) * sy;
  return 2 * (nearer + (farther - nearer) * sz) - 1;
}

/**
 * How much of a detail of this size a pixel of this footprint still shows: 1 well above two pixels,
 * 0 below one. Both in centimeters. Keeps fine weaves from making moiré.
 */
export function visibleShare(size: number, footprint: number): number {
  const pixels = size / (footprint + 1e-9);
  if (pixels >= 3) return 1;
  if (pixels <= 1.2) return 0;
  const share = (pixels - 1.2) / 1.8;
  return share * share * (3 - 2 * share);
}

/** Noise that a pixel shows so much of: it costs nothing where it shows none, as in most of a tile. */
export const shownNoise = (shown: number, at: { x: number; y: number }, salt = 0): number =>
  shown > 0 ? shown * noise(at.x, at.y, salt) : 0;

/** The finest unevenness that is drawn, in pixels. */
const GRAIN_PX = 1.4;

/**
 * Unevenness of cloth that has no size of its own: yarns vary from thread to thread, bundle to
 * bundle and breadth to breadth, so that some of it is seen from any distance. Of all its octaves
 * only the finest two are summed that a pixel still shows. From -1 to 1; `size` is the finest, centimeters.
 *
 * @param footprint how far x and y change across a pixel, centimeters
 */
export function unevenness(
  { x, y }: { x: number; y: number },
  { size, footprint, salt = 0 }: { size: number; footprint: number; salt?: number },
): number {
  const octave = Math.max(0, Math.log2((GRAIN_PX * footprint) / size));
  const finest = Math.floor(octave);
  const share = octave - finest;
  const cell = size * (1 << finest);
  return (
    (1 - share) * noise(x / cell, y / cell, salt + finest) +
    share * noise(x / (2 * cell), y / (2 * cell), salt + finest + 1)
  );
}

export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The share of a pixel `footprint` wide that lies within `value` <= 0 (a signed distance). */
export function insideShare(distance: number, footprint: number): number {
  const share = 0.5 - distance / (footprint + 1e-6);
  return share <= 0 ? 0 : share >= 1 ? 1 : share;
}

/** The remainder that is never negative. */
export function wrapTo(value: number, period: number): number {
  return value - Math.floor(value / period) * period;
}
