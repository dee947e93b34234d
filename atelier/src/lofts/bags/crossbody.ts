import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { between, ease, unit } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';
import { bagBody } from './bag-body.ts';
import { flapOver } from './flap.ts';
import { metalDome, metalRing } from './ring.ts';
import { hungAcross, hungStrap, strapOf } from './strap.ts';

/** Half the distance of the rings at its sides, and how high they sit. */
const [RING_X, RING_HIGH] = [10.1, 12.9];
const STRAP = { half: 0.62, thick: 0.13, count: 300 };

const ringsOf = (x: number): Surface[] => [
  metalRing({
    center: [x, RING_HIGH + 0.2, 0],
    half: [0.2, 0.6],
    across: [1, 0, 0],
    upward: [0, 1, 0],
    wire: 0.12,
  }),
  metalRing({
    center: [x, RING_HIGH - 0.3, 0],
    half: [0.95, 0.75],
    across: [0, 0, 1],
    wire: 0.14,
    roundness: 0.7,
  }),
];

function makeCrossbody(name: string, strap: readonly Surface[]): LoftedShape {
  const body = bagBody({
    width: 21,
    height: 14,
    depth: 6.4,
    narrows: 0.03,
    flattens: 0.3,
    roundness: 0.32,
    swell: 0.55,
    fold: 0.45,
    edge: { radius: 0.13, material: 'edge' },
    isStitched: true,
  });
  const half = 10.1;
  const drop = (x: number) => 9.6 - 4.2 * Math.abs(x / half) ** 2.2;
  const flap = flapOver(body, { half, drop, thick: 0.18 });
  const lock = flap.front(0, 8.3);
  const clasp = [
    metalDome(lock, [0.95, 1.15, 0.28], 0.5),
    metalDome([lock[0], lock[1], lock[2] + 0.25], [0.45, 0.6, 0.14], 0.6),
  ];
  const rings = [...ringsOf(-RING_X), ...ringsOf(RING_X)];
  const surfaces = [...body.surfaces, ...flap.surfaces, ...strap, ...rings, ...clasp];
  return { name, kind: 'bag', surfaces };
}

/** A small flap bag, hung up by its long strap. */
export const crossbody = (): LoftedShape =>
  makeCrossbody(
    'crossbody',
    strapOf({ ...STRAP, through: hungStrap(RING_X, [RING_HIGH, 36], 0.1), across: hungAcross }),
  );

/** Half the strap of a bag that was set down: up from its ring, over and down to the floor. */
const FALLEN: readonly Point[] = [
  [RING_X, RING_HIGH, 0],
  [RING_X + 0.25, RING_HIGH + 1.9, -0.1],
  [RING_X + 0.8, RING_HIGH + 2.9, -1.4],
  [RING_X + 1.7, RING_HIGH + 1.4, -3.4],
  [RING_X + 2.7, RING_HIGH - 5, -5.4],
  [RING_X + 2.8, 3.4, -6.6],
  [RING_X + 1.2, 0.75, -8],
  [RING_X - 3.6, 0.5, -9.6],
];

/** The strap turns its width from the ring to the way it falls, and lies flat on the floor. */
function widthOfFallen(share: number): Point {
  const side = share < 0.5 ? -1 : 1;
  const from = Math.min(share, 1 - share);
  const falling = ease(0.01, 0.07, from) * ease(0.3, 0.14, from);
  return unit(between([0, 0, 1], unit([side, 0, 0.35]), falling));
}

/** The same, set down: its strap has fallen behind it. */
export function restingCrossbody(): LoftedShape {
  const left = FALLEN.map(([x, y, z], i): Point => [-x - 0.12 * i, y, z * 0.92]);
  const through: Point[] = [...left, [0, 0.5, -10.2], ...FALLEN.toReversed()];
  const strap = strapOf({ ...STRAP, through, across: widthOfFallen });
  return { ...makeCrossbody('resting-crossbody', strap), front: { yaw: -22, pitch: 13 } };
}
