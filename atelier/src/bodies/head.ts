import { type Field, smoothMaximum, smoothMinimum } from '../geometry/field.ts';
import { ellipsoid, roundCone } from '../geometry/solids.ts';
import type { BodyPlan } from './body-plan.ts';

/** The neck, in centimeters of the average figure: a leaning cone between the shoulders and the skull. */
export function neckField({ gender, levels, unit, fit }: BodyPlan): Field {
  const radius = (gender === 'man' ? 5.9 : 5.1) * unit * fit.neck;
  return roundCone(
    { at: [0, levels.backNeck - 3 * unit, -3.8 * unit], radius: radius * 1.06 },
    { at: [0, levels.chin + 5 * unit, -0.9 * unit], radius: radius * 0.97 },
  );
}

/** A calm head without hair or features in detail: brow, nose and mouth are only hinted at. */
export function headField(plan: BodyPlan): Field {
  const { levels, fit } = plan;
  const tall = (levels.crown - levels.chin) / 22;
  const wide = tall * fit.head;
  const base = levels.chin;
  const skull = ellipsoid([0, 12.6, -0.4], [7.3 * (wide / tall), 9.4, 9.2 * (wide / tall)]);
  const jaw = roundCone({ at: [0, 10, 2.6], radius: 6 }, { at: [0, 2.6, 5.6], radius: 2.6 });
  const nose = roundCone({ at: [0, 12.2, 8.5], radius: 0.5 }, { at: [0, 8.4, 10.2], radius: 0.8 });
  const socket = ellipsoid([3.2, 11.9, 10.2], [2.3, 1.5, 1.8]);
  const mouth = ellipsoid([0, 5.3, 7.9], [2, 0.9, 0.9]);
  return (x, y, z) => {
    const px = Math.abs(x) / tall;
    const py = (y - base) / tall;
    const pz = z / tall;
    let d = smoothMinimum(skull(px, py, pz), jaw(px, py, pz), 4);
    if (d > 4) return d * tall;
    d = smoothMaximum(d, -socket(px, py, pz), 1.6);
    d = smoothMinimum(d, nose(px, py, pz), 1.2);
    return smoothMinimum(d, mouth(px, py, pz), 1.4) * tall;
  };
}
