import type { LabImage } from '../picture/lab-image.ts';

const NEIGHBORS = 8;
const CODES = NEIGHBORS + 2;
const RADII = [1, 3] as const;
/** Differences in L* below this are noise, not texture. */
const FLAT_BELOW = 1.5;

export const TEXTURE_DIMENSIONS = CODES * RADII.length;

/**
 * Rotation-invariant uniform local binary patterns at two radii over the weighted pixels, with a
 * dead zone for noise (Ojala, Pietikäinen and Mäenpää, IEEE TPAMI 2002: LBP riu2). The result is
 * the square root of each radius's shares.
 */
export function textureOf(image: LabImage, weights: Float32Array): Float32Array {
  const texture = new Float32Array(TEXTURE_DIMENSIONS);
  RADII.forEach((radius, index) => {
    const shares = patternShares(image, weights, radius);
    texture.set(shares.map(Math.sqrt), index * CODES);
  });
  return texture;
}

function patternShares(image: LabImage, weights: Float32Array, radius: number): Float32Array {
  const { width, height, lab } = image;
  const offsets = ringOffsets(radius, width);
  const shares = new Float32Array(CODES);
  let total = 0;
  for (let y = radius; y < height - radius; y += 1) {
    for (let x = radius; x < width - radius; x += 1) {
      const at = y * width + x;
      const weight = weights[at] ?? 0;
      if (weight === 0) continue;
      const code = uniformCode(lab, at, offsets);
      shares[code] = (shares[code] ?? 0) + weight;
      total += weight;
    }
  }
  return shares.map((share) => share / (total || 1));
}

const ringOffsets = (radius: number, width: number): number[] =>
  Array.from({ length: NEIGHBORS }, (_, step) => {
    const angle = (step / NEIGHBORS) * 2 * Math.PI;
    return Math.round(radius * Math.sin(angle)) * width + Math.round(radius * Math.cos(angle));
  });

/** The number of brighter neighbors where they stand together, else the code for "mixed". */
function uniformCode(lab: Float32Array, at: number, offsets: readonly number[]): number {
  const threshold = (lab[at * 3] ?? 0) + FLAT_BELOW;
  let brighter = 0;
  let changes = 0;
  let before = (lab[(at + (offsets[NEIGHBORS - 1] ?? 0)) * 3] ?? 0) > threshold;
  for (const offset of offsets) {
    const isBrighter = (lab[(at + offset) * 3] ?? 0) > threshold;
    if (isBrighter) brighter += 1;
    if (isBrighter !== before) changes += 1;
    before = isBrighter;
  }
  return changes <= 2 ? brighter : CODES - 1;
}
