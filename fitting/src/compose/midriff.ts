import type { BodyFrame } from '../body/body-frame.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';

/** How far above the old waist a bare midriff is sought, as a share of the trunk, and at how many places. */
const MIDRIFF = {
  above: 0.08,
  step: 0.005,
  beside: [-0.2, -0.1, 0, 0.1, 0.2],
  seenMin: 2,
} as const;

/** Whether skin is seen between a top and what is worn below. */
export function isMidriffBare({ materials, width, height }: SeenPerson, frame: BodyFrame): boolean {
  const skin = materials[MATERIAL.skin];
  const { shoulderWidth } = frame.body;
  const seen = MIDRIFF.beside.filter((beside) => {
    for (let above = 0; above < MIDRIFF.above; above += MIDRIFF.step) {
      const place = frame.at(frame.oldWaist - above, beside * shoulderWidth);
      const [x, y] = [Math.round(place.x), Math.round(place.y)];
      const isInside = x >= 0 && y >= 0 && x < width && y < height;
      if (isInside && (skin?.[y * width + x] ?? 0) > 200) return true;
    }
    return false;
  });
  return seen.length >= MIDRIFF.seenMin;
}
