import type { LabImage } from '@modiste/vision/lab-image';
import { lengthOf } from '../../geometry/point.ts';
import type { Ground } from './ground-colors.ts';

const DARKER_MAX = 22;
const CHROMA_MAX = 4;
const STEEPNESS = 3;

/**
 * How hard it is for the flood to pass each pixel: its distance from the ground, but less for a
 * soft shadow, which is darker than the ground, has its hue and no edge.
 */
export function shadowCost({ width, height, lab }: LabImage, ground: Ground): Float32Array {
  const costs = new Float32Array(ground.distances);
  const [light, a, b] = ground.color;
  const lightness = (at: number) => lab[at * 3] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const cost = costs[at] ?? 0;
      const darker = light - lightness(at);
      if (cost < 1 || darker < 0 || darker > DARKER_MAX) continue;
      const chroma = lengthOf((lab[at * 3 + 1] ?? 0) - a, (lab[at * 3 + 2] ?? 0) - b);
      if (chroma > CHROMA_MAX) continue;
      const across = lightness(at + 1) - lightness(at - 1);
      const along = lightness(at + width) - lightness(at - width);
      const edge = STEEPNESS * 0.5 * lengthOf(across, along);
      costs[at] = Math.min(cost, Math.max(edge, chroma, cost * 0.15));
    }
  }
  return costs;
}
