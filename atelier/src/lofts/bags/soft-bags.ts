import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell } from '../surfaces/point-math.ts';
import { type Pouch, pouchSurface, roundEnds, zipAlong } from './pouch.ts';
import { metalRing } from './ring.ts';
import { strapOf } from './strap.ts';

const HIP: Pouch = {
  half: (s) => 13.4 * (0.35 + 0.65 * roundEnds(s, 0.34, 0.6)),
  deep: (s) => 3.4 * (0.14 + 0.86 * roundEnds(s, 0.3, 0.62)),
  low: 0,
  high: 13.6,
  z: 0,
  slack: 0.28,
  corner: 0.55,
};

/** A belt bag: a zipped pouch on webbing with a side-release buckle. */
export function beltBag(): LoftedShape {
  const main = {
    ...pouchSurface(HIP, 'body'),
    detailing: ([x, y, z]: Point, out: { relief: number; openness: number }) => {
      if (z < 0) return;
      out.relief -= 0.05 * bell(y - 10.35 + 0.006 * x * x, 0.1);
      out.relief += 0.03 * bell(y - 4.4 - 0.01 * x * x, 0.1);
      out.openness *= 1 - 0.25 * bell(y - 4.4 - 0.01 * x * x, 0.12);
    },
  };
  const zip = zipAlong(HIP, (t) => [Math.PI * (0.96 - 0.92 * t), 0.74], 0.06);
  const belt = strapOf({
    through: [
      [-12.4, 7.6, -0.6],
      [-15.4, 7.8, -2.6],
      [-17.6, 8, -8],
      [-13, 8.2, -15],
      [0, 8.4, -18],
      [13, 8.2, -15],
      [17.6, 8, -8],
      [15.4, 7.8, -2.6],
      [12.4, 7.6, -0.6],
    ],
    half: 1.5,
    thick: 0.14,
    across: [0, 1, 0],
    material: 'webbing',
    isStitched: false,
    count: 260,
  });
  const loops = [-1, 1].map((side) =>
    metalRing({
      center: [side * 13.3, 7.65, -1.1],
      half: [0.75, 1.75],
      across: [0.86, 0, -0.5 * side],
      wire: 0.19,
      roundness: 0.4,
    }),
  );
  return {
    name: 'belt-bag',
    kind: 'bag',
    surfaces: [main, ...zip, ...belt, ...loops],
    front: { yaw: 16, pitch: 18 },
  };
}
