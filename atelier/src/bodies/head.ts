import { type Field, smoothMaximum, smoothMinimum } from '../geometry/field.ts';
import { ellipsoid, roundCone } from '../geometry/solids.ts';
import type { BodyPlan } from './body-plan.ts';

/** The neck, in centimeters of the average figure: a leaning cone between the shoulders and the skull. */
export function neckField({ gender, levels, unit, fit }: BodyPlan): Field {
  const radius = (gender === 'man' ? 5.9 : 5.1) * unit * fit.neck;
  return roundCone(
    { at: [0, levels.backNeck - 3 * unit, -3.8 * unit], radius: radius * 1.04 },
    { at: [0, levels.chin + 5 * unit, -0.9 * unit], radius: radius * 0.97 },
  );
}

/** A face in centimeters of a head that is 22 tall, its chin at 0; what is beside the middle is mirrored. */
const SKULL = ellipsoid([0, 13.4, -1.3], [7.2, 8.6, 9]);
const FACE = ellipsoid([0, 9.6, 1.6], [6.2, 8.8, 7.2]);
const JAWS = {
  woman: roundCone({ at: [3.5, 5.6, -0.4], radius: 2.2 }, { at: [0.7, 2, 6.3], radius: 1.7 }),
  man: roundCone({ at: [3.8, 5.4, -0.4], radius: 2.4 }, { at: [1.2, 1.9, 6.4], radius: 1.8 }),
} as const;
const CHIN = ellipsoid([0, 1.9, 7.2], [1.7, 1.5, 1.4]);
const CHEEK = ellipsoid([4.1, 8.7, 5.1], [1.9, 1.5, 2.2]);
const SOCKET = ellipsoid([3.1, 11.2, 10.5], [2.4, 1.2, 2]);
const LID = ellipsoid([3.05, 10.7, 6.9], [1.8, 1, 1.5]);
const NOSE = roundCone({ at: [0, 12.2, 8.3], radius: 0.5 }, { at: [0, 8, 9.9], radius: 0.72 });
const WING = ellipsoid([0.8, 7.5, 8.9], [0.75, 0.65, 0.9]);
const MUZZLE = ellipsoid([0, 5.6, 4.2], [3.8, 3.9, 4]);
const UPPER_LIP = ellipsoid([0, 5.5, 7.95], [2.3, 0.8, 1.3]);
const LOWER_LIP = ellipsoid([0, 4.1, 7.75], [1.9, 0.85, 1.4]);

/** A calm head without hair, as fine shop mannequins have it: a brow, closed eyes, a straight nose, lips. */
export function headField(plan: BodyPlan): Field {
  const { levels, fit } = plan;
  const tall = (levels.crown - levels.chin) / 22;
  const wide = tall * fit.head;
  const base = levels.chin;
  const jaw = JAWS[plan.gender];
  return (x, y, z) => {
    const px = Math.abs(x) / wide;
    const py = (y - base) / tall;
    const pz = z / wide;
    let d = smoothMinimum(SKULL(px, py, pz), FACE(px, py, pz), 2.5);
    d = smoothMinimum(d, jaw(px, py, pz), 2.2);
    if (d > 4) return d * tall;
    d = smoothMinimum(d, CHIN(px, py, pz), 1.6);
    d = smoothMinimum(d, CHEEK(px, py, pz), 2.4);
    d = smoothMinimum(d, MUZZLE(px, py, pz), 2.6);
    d = smoothMaximum(d, -SOCKET(px, py, pz), 2);
    d = smoothMinimum(d, LID(px, py, pz), 0.7);
    d = smoothMinimum(d, NOSE(px, py, pz), 1.5);
    d = smoothMinimum(d, WING(px, py, pz), 0.9);
    d = smoothMinimum(d, UPPER_LIP(px, py, pz), 0.7);
    return smoothMinimum(d, LOWER_LIP(px, py, pz), 0.7) * tall;
  };
}
