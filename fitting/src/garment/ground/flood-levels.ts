/** Levels are eighths of a color distance. */
export const LEVELS_PER_DELTA = 8;
const LEVELS = 256;

/**
 * At which tolerance a flood from the picture's border reaches each pixel: the smallest largest
 * color distance along any way to it, in LEVELS_PER_DELTA, 255 at most. One pass over all pixels,
 * with a stack for each level, answers what a flood would find at any tolerance.
 */
export function floodLevels(distances: Float32Array, width: number, height: number): Uint8Array {
  const levels = new Uint8Array(distances.length);
  const isSeen = new Uint8Array(distances.length);
  const next = new Int32Array(distances.length);
  const heads = new Int32Array(LEVELS).fill(-1);
  const visit = (at: number, from: number) => {
    if (isSeen[at] === 1) return;
    isSeen[at] = 1;
    const own = Math.min(LEVELS - 1, Math.round((distances[at] ?? 0) * LEVELS_PER_DELTA));
    const level = Math.max(own, from);
    levels[at] = level;
    next[at] = heads[level] ?? -1;
    heads[level] = at;
  };
  for (let x = 0; x < width; x += 1) {
    visit(x, 0);
    visit((height - 1) * width + x, 0);
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width, 0);
    visit(y * width + width - 1, 0);
  }
  for (let level = 0; level < LEVELS; level += 1) {
    for (let at = heads[level] ?? -1; at >= 0; at = heads[level] ?? -1) {
      heads[level] = next[at] ?? -1;
      const x = at % width;
      if (x > 0) visit(at - 1, level);
      if (x < width - 1) visit(at + 1, level);
      if (at >= width) visit(at - width, level);
      if (at < distances.length - width) visit(at + width, level);
    }
  }
  return levels;
}
