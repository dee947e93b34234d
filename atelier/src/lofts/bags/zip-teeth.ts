import type { Point } from '../../geometry/point.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import { cross, minus, plus, signedPower, unit } from '../surfaces/point-math.ts';
import { evenly, lengthOf, pick } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

export interface ZipTeeth {
  path: readonly Point[];
  /** Which way the zip looks: everywhere the same, or by place. */
  up: Point | ((place: Point) => Point);
  /** Half the width of the closed teeth, and how high they stand, centimeters. */
  half: number;
  high: number;
}

/** From a tooth to the next of its row, as a share of the width of the zip. */
const PITCH = 0.62;
/** How far a tooth reaches past the middle, between those of the other row. */
const HOOK = 0.3;

/** Two rows of metal teeth that are closed into each other, each a block of its own. */
export function zipTeeth({ path, up, half, high }: ZipTeeth): Surface {
  const count = Math.max(2, Math.round(lengthOf(path) / (PITCH * half)));
  const places = evenly(path, count);
  const teeth = places.map((place, i) => {
    const along = unit(minus(pick(places, i + 1), pick(places, i - 1)));
    const beside = unit(cross(along, typeof up === 'function' ? up(place) : up));
    const above = cross(beside, along);
    const side = i % 2 === 0 ? 1 : -1;
    const middle = plus(place, above, high * 0.5);
    const ends = [-HOOK, 0.35, 1].map((out) => plus(middle, beside, side * out * half));
    return tubeSurface(ends, {
      section: (s, angle) => {
        const broad = PITCH * half * (s < 0.5 ? 0.62 : 0.46);
        return [
          signedPower(Math.cos(angle), 0.5) * broad,
          signedPower(Math.sin(angle), 0.5) * high * 0.5,
        ];
      },
      material: 'zip',
      sides: 10,
      up: above,
    });
  });
  return joinSurfaces(teeth);
}
