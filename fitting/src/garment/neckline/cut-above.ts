import type { GarmentPoint } from '../garment-cutout.ts';
import type { Mask } from '../raster/mask.ts';

/** The mask without what lies above a line that runs from left to right, such as a back's inside. */
export function cutAbove(mask: Mask, line: readonly GarmentPoint[]): Mask {
  const inside = mask.inside.slice();
  const lowest = new Float32Array(mask.width).fill(-1);
  line.slice(1).forEach((to, at) => {
    const from = line[at] ?? to;
    const [left, right] = from.x <= to.x ? [from, to] : [to, from];
    for (let x = Math.ceil(left.x); x <= right.x; x += 1) {
      const share = right.x > left.x ? (x - left.x) / (right.x - left.x) : 0;
      const y = left.y + (right.y - left.y) * share;
      if (y > (lowest[x] ?? -1)) lowest[x] = y;
    }
  });
  for (let x = 0; x < mask.width; x += 1) {
    for (let y = 0; y < (lowest[x] ?? -1); y += 1) inside[y * mask.width + x] = 0;
  }
  return { ...mask, inside };
}
