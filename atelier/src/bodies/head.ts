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

/** A calm head without hair or features in detail: brow, nose and mouth are only hinted at. */
export function headField(plan: BodyPlan): Field {
  const { levels, fit } = plan;
  const tall = (levels.crown - levels.chin) / 22;
  const wide = tall * fit.head;
  const base = levels.chin;
  const round = wide / tall;
  const skull = ellipsoid([0, 13, -0.6], [7.1 * round, 8.9, 8.8 * round]);
  const face = ellipsoid([0, 9, 2.4], [5.7 * round, 7.8, 6.6]);
  const chin = roundCone({ at: [0, 6.4, 4.6], radius: 3.3 }, { at: [0, 2.2, 6.6], radius: 1.8 });
  const nose = roundCone({ at: [0, 12.8, 8.5], radius: 0.4 }, { at: [0, 8.6, 10.1], radius: 0.62 });
  const socket = ellipsoid([3.2, 11.4, 10.9], [2.5, 1.9, 2.3]);
  const mouth = ellipsoid([0, 5.6, 8.3], [1.7, 0.75, 0.7]);
  return (x, y, z) => {
    const px = Math.abs(x) / tall;
    const py = (y - base) / tall;
    const pz = z / tall;
    let d = smoothMinimum(skull(px, py, pz), face(px, py, pz), 2.5);
    d = smoothMinimum(d, chin(px, py, pz), 3);
    if (d > 4) return d * tall;
    d = smoothMaximum(d, -socket(px, py, pz), 3);
    d = smoothMinimum(d, nose(px, py, pz), 1.9);
    return smoothMinimum(d, mouth(px, py, pz), 2) * tall;
  };
}
