import type { LabImage } from '../picture/lab-image.ts';

/** Edges of the lightness: strength and direction of the gradient, pixel by pixel. */
export interface OrientedEdges {
  /** Gradient magnitude in L units per pixel. */
  strength: Float32Array;
  /** Direction without sign, from 0 to π. */
  direction: Float32Array;
}

/** Sobel gradients of L*, borders left at zero. */
export function findEdges({ width, height, lab }: LabImage): OrientedEdges {
  const strength = new Float32Array(width * height);
  const direction = new Float32Array(width * height);
  const light = (at: number): number => lab[at * 3] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const above = at - width;
      const below = at + width;
      const rising = light(above + 1) + 2 * light(at + 1) + light(below + 1);
      const falling = light(above - 1) + 2 * light(at - 1) + light(below - 1);
      const lower = light(below - 1) + 2 * light(below) + light(below + 1);
      const upper = light(above - 1) + 2 * light(above) + light(above + 1);
      const dx = (rising - falling) / 8;
      const dy = (lower - upper) / 8;
      strength[at] = Math.hypot(dx, dy);
      direction[at] = (Math.atan2(dy, dx) + Math.PI) % Math.PI;
    }
  }
  return { strength, direction };
}
