import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { plus } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { bagBody } from './bag-body.ts';
import { flapOver } from './flap.ts';
import { metalDome, metalRing } from './ring.ts';
import { hungAcross, hungStrap, strapOf } from './strap.ts';
import { zipTeeth } from './zip-teeth.ts';

/** An envelope clutch with a pointed flap. */
export function clutch(): LoftedShape {
  const body = bagBody({
    width: 27,
    height: 15.5,
    depth: 4.4,
    narrows: 0.01,
    flattens: 0.5,
    roundness: 0.16,
    swell: 0.7,
    fold: 0.5,
    isStitched: false,
  });
  const half = 12.9;
  const drop = (x: number) => 10.6 - 6.9 * Math.abs(x / half) ** 1.15;
  const flap = flapOver(body, { half, drop, thick: 0.16 });
  const button = flap.front(0, 8.7);
  return {
    name: 'clutch',
    kind: 'bag',
    surfaces: [
      ...body.surfaces,
      ...flap.surfaces,
      metalDome(button, [0.62, 0.62, 0.34]),
      metalDome(plus(button, [0, 0, 0.2]), [0.36, 0.36, 0.22]),
    ],
    front: { yaw: 20, pitch: 13 },
  };
}

/** A long, low shoulder bag on a short strap. */
export function baguette(): LoftedShape {
  const [width, height] = [27, 13.5];
  const body = bagBody({
    width,
    height,
    depth: 6,
    narrows: 0.04,
    flattens: 0.35,
    roundness: 0.3,
    swell: 0.8,
    fold: 0.4,
    edge: { radius: 0.12, material: 'edge' },
    isStitched: true,
  });
  const half = 12.4;
  const flap = flapOver(body, {
    half,
    drop: (x) => 7.2 - 1.1 * Math.abs(x / half) ** 3.2,
    thick: 0.17,
  });
  const end = width / 2 - 1.1;
  const strap = strapOf({
    through: hungStrap(end, [height - 0.6, height + 14.5], 0.75),
    half: 1.15,
    thick: 0.15,
    across: hungAcross,
    count: 220,
  });
  const rings = [-end, end].flatMap((x) => [
    metalRing({
      center: [x, height + 0.5, 0],
      half: [1.45, 0.75],
      across: [0, 0, 1],
      wire: 0.16,
      roundness: 0.55,
    }),
  ]);
  const clasp = flap.front(0, 5.6);
  const bar = [
    metalDome(clasp, [1.9, 0.5, 0.3], 0.5),
    metalRing({ center: plus(clasp, [0, 0, 0.3]), half: [1.2, 0.75], wire: 0.16, roundness: 0.7 }),
  ];
  return {
    name: 'baguette-bag',
    kind: 'bag',
    surfaces: [...body.surfaces, ...flap.surfaces, ...strap, ...rings, ...bar],
    front: { yaw: 22, pitch: 11 },
  };
}

/** A zip that runs around the edge of a flat case, with its puller hanging at the end. */
function zipAround(width: number, height: number, inset: number): Surface[] {
  const [w, h] = [width / 2 - inset, height - inset];
  const path = curveThrough(
    [
      [-w + 0.1, inset + 1, 0],
      [-w, height * 0.5, 0],
      [-w + 0.1, h - 1.4, 0],
      [-w + 1.4, h - 0.05, 0],
      [0, h, 0],
      [w - 1.4, h - 0.05, 0],
      [w - 0.1, h - 1.4, 0],
      [w, height * 0.5, 0],
      [w - 0.1, inset + 1, 0],
    ],
    360,
  );
  const teeth = zipTeeth({
    path,
    up: ([x, y]) => [x / w, (2 * y) / height - 1, 0],
    half: 0.25,
    high: 0.22,
  });
  const tape = tubeSurface(path, {
    section: (_, angle) => [Math.cos(angle) * 0.1, Math.sin(angle) * 0.62],
    material: 'elastic',
    sides: 12,
    up: [0, 0, 1],
  });
  return [teeth, tape];
}

/** A zip-around wallet, standing. */
export function wallet(): LoftedShape {
  const [width, height] = [19.5, 10.2];
  const body = bagBody({
    width,
    height,
    depth: 2.3,
    narrows: 0,
    flattens: 0,
    roundness: 0.22,
    swell: 0.35,
    fold: 0.1,
    edge: { radius: 0.1, material: 'edge' },
    isStitched: true,
  });
  const top: Point = [width / 2 - 0.5, height - 2.2, 0];
  const slider = metalDome([top[0] + 0.3, top[1], 0.2], [0.35, 0.5, 0.3], 0.6);
  const puller = strapOf({
    through: [
      [top[0] + 0.45, top[1] - 0.3, 0.3],
      [top[0] + 0.7, top[1] - 1.8, 0.6],
      [top[0] + 0.75, top[1] - 4, 0.55],
    ],
    half: 0.42,
    thick: 0.09,
    across: [0.2, 0, 1],
    isStitched: false,
    count: 40,
  });
  const plate = metalDome([0, height * 0.3, 1.5], [1.5, 0.32, 0.1], 0.3);
  return {
    name: 'wallet',
    kind: 'bag',
    surfaces: [...body.surfaces, ...zipAround(width, height, 0.02), slider, ...puller, plate],
    front: { yaw: 28, pitch: 18 },
    room: 1.35,
  };
}
