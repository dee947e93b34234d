import { labOfRgb } from '@modiste/vision/lab-image';
import { looksLikeSkin } from '../person/looks-like-skin.ts';
import type { SeenPerson } from '../person/read-person.ts';

/** How much of a face is skin, at least; the rest is eyes, beard and glasses. */
const SKIN_MIN = 0.4;
const STEPS = 12;

/** Whether there is skin where the face should be. */
export function isFaceSeen({ body, rgb, width, height }: SeenPerson): boolean {
  const { head, faceRadius } = body;
  let [seen, all] = [0, 0];
  for (let row = -STEPS; row <= STEPS; row += 1) {
    for (let column = -STEPS; column <= STEPS; column += 1) {
      if (Math.hypot(row, column) > STEPS) continue;
      all += 1;
      const x = Math.round(head.x + (column / STEPS) * faceRadius * 0.6);
      const y = Math.round(head.y + (row / STEPS) * faceRadius * 0.6);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = (y * width + x) * 3;
      const [lightness, a, b] = labOfRgb(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
      seen += looksLikeSkin(lightness, a, b) ? 1 : 0;
    }
  }
  return seen > all * SKIN_MIN;
}
