import { bell, type Field } from '../geometry/field.ts';
import type { BodyPlan } from './body-plan.ts';
import type { Gender } from './figures.ts';

/**
 * A soft dent (positive, in centimeters) or swelling (negative) of the trunk: a bell around a place
 * on the front or the back, along a line that leans by `slant` centimeters in x for each in y.
 */
interface Mark {
  face: 'front' | 'back';
  at: readonly [x: number, y: number];
  size: readonly [x: number, y: number];
  depth: number;
  slant?: number;
  /** Shows only as far as muscles do. */
  muscle?: true;
}

const MARKS: Record<Gender, readonly Mark[]> = {
  woman: [
    // Spine, shoulder blades, the hollow of the loins.
    { face: 'back', at: [0, 118], size: [2.2, 17], depth: 0.75 },
    { face: 'back', at: [7.4, 134], size: [3.6, 5.5], depth: -0.55 },
    { face: 'back', at: [3.4, 136], size: [2.2, 6], depth: 0.3 },
    { face: 'back', at: [5.2, 101.5], size: [1.6, 1.8], depth: 0.28 },
    // Collarbones, the pit between them, the breastbone.
    { face: 'front', at: [7.4, 141.8], size: [5.4, 1.4], depth: -0.45, slant: 6 },
    { face: 'front', at: [6.6, 144.6], size: [3.6, 1.8], depth: 0.4, slant: 6 },
    { face: 'front', at: [0, 143.2], size: [1.7, 1.9], depth: 0.5 },
    { face: 'front', at: [0, 128], size: [1.6, 8], depth: 0.35 },
    // The middle line, the navel, the arch of the ribs, the groins.
    { face: 'front', at: [0, 113], size: [1.6, 9], depth: 0.35, muscle: true },
    { face: 'front', at: [0, 106.5], size: [0.9, 1.2], depth: 0.4 },
    { face: 'front', at: [8.5, 117.5], size: [1.5, 4.5], depth: 0.35, slant: -0.8, muscle: true },
    { face: 'front', at: [12, 98], size: [2.2, 3], depth: -0.2 },
    { face: 'front', at: [9.4, 91], size: [2.4, 4.8], depth: 0.22, slant: 1.1 },
  ],
  man: [
    { face: 'back', at: [0, 124], size: [2.4, 18], depth: 0.95 },
    { face: 'back', at: [8.6, 141], size: [4.2, 6], depth: -0.6 },
    { face: 'back', at: [3.8, 143], size: [2.4, 6.5], depth: 0.35 },
    { face: 'back', at: [5.4, 106], size: [1.6, 1.8], depth: 0.2 },
    { face: 'front', at: [8.4, 149.6], size: [6, 1.5], depth: -0.45, slant: 6 },
    { face: 'front', at: [7.6, 152.6], size: [4, 1.9], depth: 0.35, slant: 6 },
    { face: 'front', at: [0, 151.2], size: [1.8, 2], depth: 0.5 },
    // Chest: two plates with a furrow between and a soft edge below.
    { face: 'front', at: [8.4, 136.5], size: [6.6, 4.6], depth: -1.15 },
    { face: 'front', at: [8, 130], size: [6, 1.9], depth: 0.4, slant: 2.8 },
    { face: 'front', at: [0, 137], size: [1.3, 6.5], depth: 0.45 },
    // Belly: the middle line, two cross lines, the sides of the straight muscle.
    { face: 'front', at: [0, 119], size: [1.4, 9.5], depth: 0.5, muscle: true },
    { face: 'front', at: [3.4, 123.5], size: [3, 1.2], depth: 0.12, muscle: true },
    { face: 'front', at: [3.4, 117.2], size: [3, 1.2], depth: 0.12, muscle: true },
    { face: 'front', at: [7.2, 117], size: [1.5, 9], depth: 0.5, slant: 0.08, muscle: true },
    { face: 'front', at: [0, 110.5], size: [0.9, 1.2], depth: 0.4 },
    { face: 'front', at: [12.4, 103.5], size: [2.6, 2.8], depth: -0.22 },
    { face: 'front', at: [9.8, 97], size: [2.4, 5], depth: 0.22, slant: 1.1 },
    { face: 'front', at: [0, 88], size: [3.4, 4.5], depth: -1 },
  ],
};

/** How far the surface of the trunk is dented at a place; x is the distance from the middle. */
export function surfaceRelief({ gender, unit, figure, fit }: BodyPlan): Field {
  const marks = MARKS[gender].map((mark) => ({
    ...mark,
    depth: mark.depth * unit * (mark.muscle ? figure.muscle : 1 - figure.belly * 0.12),
    lean: 1 / (mark.slant ?? 1e9),
  }));
  const wide = unit * Math.sqrt(fit.bust * fit.hip);
  return (x, y, z) => {
    // Halfway between front and back neither side shows.
    const front = 1 / (1 + Math.exp(-(z / unit + 0.5) * 1.6));
    let sum = 0;
    for (const { face, at, size, depth, lean } of marks) {
      const dx = x / wide - at[0];
      const dy = y / unit - at[1];
      const across = lean > 0.5 || lean < -0.5 ? (dx - dy / lean) / size[0] : dx / size[0];
      const along = lean > 0.5 || lean < -0.5 ? dy / size[1] : (dy - dx * lean) / size[1];
      const far = across * across + along * along;
      if (far < 9) sum += depth * bell(Math.sqrt(far)) * (face === 'front' ? front : 1 - front);
    }
    return sum;
  };
}
