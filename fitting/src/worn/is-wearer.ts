import { labOfRgb } from '@modiste/vision/lab-image';
import { type Point, plus } from '../geometry/point.ts';
import { looksLikeSkin } from '../person/looks-like-skin.ts';
import type { SeenPerson } from '../person/read-person.ts';
import type { GarmentRole } from '../try-on-engine.ts';

/** How much of a face is skin, at least; the rest is eyes, beard and glasses. */
const SKIN_MIN = 0.4;
const STEPS = 12;

/** In shoulder widths: how far above the chest the middle of a neck lies, and how wide it is. */
const NECK_ABOVE = 0.2;
const NECK_RADIUS = 0.1;

/**
 * Whether somebody who was found in a garment's picture wears it: knees and trunks without heads are
 * taken for whole persons, and so are garments that nobody wears. A picture that ends below the face
 * shows a neck, which tells who wears a top or a dress.
 */
export function isWearer(person: SeenPerson, role: GarmentRole): boolean {
  return isFaceSeen(person) || (role !== 'bottom' && isNeckSeen(person));
}

/** Whether there is skin where the face should be. */
function isFaceSeen(person: SeenPerson): boolean {
  const { head, faceRadius } = person.body;
  return isSkinAt(person, head, faceRadius * 0.6);
}

/** Whether there is skin where the neck should be. */
function isNeckSeen(person: SeenPerson): boolean {
  const { chest, down, shoulderWidth } = person.body;
  return isSkinAt(
    person,
    plus(chest, down, -NECK_ABOVE * shoulderWidth),
    NECK_RADIUS * shoulderWidth,
  );
}

function isSkinAt({ rgb, width, height }: SeenPerson, middle: Point, radius: number): boolean {
  let [seen, all] = [0, 0];
  for (let row = -STEPS; row <= STEPS; row += 1) {
    for (let column = -STEPS; column <= STEPS; column += 1) {
      if (Math.hypot(row, column) > STEPS) continue;
      all += 1;
      const x = Math.round(middle.x + (column / STEPS) * radius);
      const y = Math.round(middle.y + (row / STEPS) * radius);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = (y * width + x) * 3;
      const [lightness, a, b] = labOfRgb(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
      seen += looksLikeSkin(lightness, a, b) ? 1 : 0;
    }
  }
  return seen > all * SKIN_MIN;
}
