import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { unit } from '../surfaces/point-math.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { bagBody } from './bag-body.ts';
import { flapOver } from './flap.ts';
import { metalDome, metalRing } from './ring.ts';
import { rolledHandle, strapOf } from './strap.ts';

const [WIDTH, HEIGHT, DEPTH] = [26, 18, 10];
const HANDLE_X = 7.2;

function topHandle(): Surface[] {
  const y = HEIGHT + 0.7;
  const half = (s: number): Point[] => [
    [s * HANDLE_X, y + 0.9, 0],
    [s * (HANDLE_X - 0.15), y + 3.2, 0],
    [s * (HANDLE_X - 1.6), y + 7, 0],
    [s * 3.2, y + 9.3, 0],
  ];
  const through: Point[] = [...half(-1), [0, y + 9.9, 0], ...half(1).reverse()];
  const handle = rolledHandle(through, 0.6, [0, 0, 1]);
  const ends = [-HANDLE_X, HANDLE_X].flatMap((x) => [
    metalRing({ center: [x, y + 0.55, 0], half: [1, 0.8], wire: 0.15, roundness: 0.6 }),
    ...strapOf({
      through: [
        [x, HEIGHT + 0.2, -1.9],
        [x, HEIGHT + 0.75, -1],
        [x, HEIGHT + 1.05, 0],
        [x, HEIGHT + 0.75, 1],
        [x, HEIGHT + 0.3, 2.3],
      ],
      half: 0.72,
      thick: 0.13,
      across: [1, 0, 0],
      isStitched: false,
      count: 40,
    }),
  ]);
  return [handle, ...ends];
}

function turnLock([x, y, z]: Point): Surface[] {
  const bar = tubeSurface(
    [
      [x, y - 0.85, z + 0.72],
      [x, y + 0.85, z + 0.72],
    ],
    { section: 0.22, material: 'hardware', sides: 18, up: unit([0, 0, 1]) },
  );
  return [
    metalDome([x, y, z], [1.75, 1.2, 0.2], 0.4),
    metalDome([x, y, z + 0.16], [0.6, 0.6, 0.4]),
    bar,
    ...(
      [
        [-1.35, 0.85],
        [1.35, 0.85],
        [-1.35, -0.85],
        [1.35, -0.85],
      ] as const
    ).map(([a, b]) => metalDome([x + a, y + b, z + 0.19], [0.13, 0.13, 0.08])),
  ];
}

/** A structured top-handle bag with a flap and a turn lock. */
export function satchel(): LoftedShape {
  const body = bagBody({
    width: WIDTH,
    height: HEIGHT,
    depth: DEPTH,
    narrows: 0.09,
    flattens: 0.42,
    roundness: 0.24,
    swell: 0.5,
    fold: 0.7,
    edge: { radius: 0.16, material: 'edge' },
    isStitched: true,
  });
  const half = (WIDTH / 2) * 0.915;
  const drop = (x: number) => 9 - 2.1 * Math.abs(x / half) ** 2.6;
  const flap = flapOver(body, { half, drop, thick: 0.2 });
  const lock = flap.front(0, 7);
  const surfaces = [...body.surfaces, ...flap.surfaces, ...topHandle(), ...turnLock(lock)];
  return { name: 'satchel', kind: 'bag', surfaces };
}
