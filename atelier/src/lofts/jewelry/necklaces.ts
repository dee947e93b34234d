import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { curveThrough, evenly } from '../surfaces/space-curve.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { ballOf, chainAlong, facetedStone } from './metal-parts.ts';

const FLAT = { yaw: 0, pitch: 72 };

/** Where a necklace lies: a drop that is open at the top, where its clasp is. */
function lyingLoop(wide: number, long: number, lift: number): Point[] {
  const half: Point[] = [
    [0, lift, long],
    [wide * 0.36, lift, long * 0.9],
    [wide * 0.74, lift, long * 0.52],
    [wide * 0.98, lift, -long * 0.02],
    [wide * 0.94, lift, -long * 0.52],
    [wide * 0.62, lift, -long * 0.88],
    [wide * 0.06, lift, -long * 1.02],
  ];
  const mirrored = half
    .slice(1)
    .map(([x, y, z], i): Point => [-x * (1 + 0.02 * i), y, z])
    .reverse();
  return curveThrough([...mirrored, ...half], 400);
}

/** A spring ring and the last link it holds. */
function clasp(at: Point, size: number): Surface[] {
  const ring = tubeSurface(
    Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i / 40) * 2 * Math.PI;
      return [at[0] + size * Math.cos(angle), at[1] + 0.02, at[2] + size * Math.sin(angle)];
    }),
    { section: size * 0.24, material: 'metal', isClosed: true },
  );
  return [
    ring,
    ballOf([at[0], at[1], at[2] - size], [size * 0.3, size * 0.3, size * 0.3], 'metal'),
  ];
}

/** A cable chain with a spring ring. */
export function chainNecklace(): LoftedShape {
  const path = lyingLoop(6.2, 8.6, 0.2);
  return {
    name: 'chain-necklace',
    kind: 'accessory',
    surfaces: [
      chainAlong({ path, link: 0.92, half: 0.3, wire: 0.09 }),
      ...clasp([0, 0.2, -8.5], 0.42),
    ],
    front: FLAT,
  };
}

/** A fine chain with a set stone. */
export function pendant(): LoftedShape {
  const path = lyingLoop(4.6, 7.2, 0.12);
  const stone: Point = [0, 0.3, 8.3];
  const bezel = tubeSurface(
    Array.from({ length: 70 }, (_, i): Point => {
      const angle = (i / 70) * 2 * Math.PI;
      return [0.66 * Math.cos(angle), 0.3, 8.3 + 0.82 * Math.sin(angle)];
    }),
    { section: 0.1, material: 'metal', isClosed: true },
  );
  const bail = tubeSurface(
    Array.from({ length: 36 }, (_, i): Point => {
      const angle = (i / 36) * 2 * Math.PI;
      return [
        0.16 * Math.cos(angle) * 0.6,
        0.22 + 0.18 * Math.cos(angle),
        7.24 + 0.26 * Math.sin(angle),
      ];
    }),
    { section: 0.06, material: 'metal', isClosed: true },
  );
  return {
    name: 'pendant',
    kind: 'accessory',
    surfaces: [
      chainAlong({ path, link: 0.36, half: 0.11, wire: 0.035 }),
      ...clasp([0, 0.12, -7.1], 0.26),
      bezel,
      bail,
      facetedStone(stone, [0.6, 0.76], 9),
    ],
    front: FLAT,
  };
}

/** A string of pearls, knotted between them, with a metal clasp. */
export function pearls(): LoftedShape {
  const path = lyingLoop(5.6, 7.4, 0.4);
  const centers = evenly(path, 50);
  const string = tubeSurface(evenly(path, 300), { section: 0.05, material: 'thread', sides: 8 });
  return {
    name: 'pearls',
    kind: 'accessory',
    surfaces: [
      string,
      ...centers.map((center, i) => {
        const radius = 0.375 + 0.012 * Math.sin(i * 5.1);
        return ballOf(center, [radius, radius, radius], 'pearl');
      }),
      ...clasp([0, 0.3, -7.4], 0.34),
    ],
    front: FLAT,
  };
}

const wristLoop = (wide: number, deep: number, lift: number): Point[] =>
  Array.from({ length: 300 }, (_, i): Point => {
    const angle = (i / 300) * 2 * Math.PI;
    return [
      wide * Math.cos(angle),
      lift,
      deep * Math.sin(angle) * (1 + 0.06 * Math.cos(angle * 2)),
    ];
  });

/** A bracelet of broad links. */
export function chainBracelet(): LoftedShape {
  const path = wristLoop(3.3, 2.7, 0.3);
  return {
    name: 'chain-bracelet',
    kind: 'accessory',
    surfaces: [
      chainAlong({ path, link: 1.25, half: 0.42, wire: 0.125, isClosed: true }),
      ...clasp([0, 0.3, -2.6], 0.36),
    ],
    front: { yaw: 18, pitch: 48 },
  };
}

/** Polished beads on elastic, with a metal one between each five. */
export function beadedBracelet(): LoftedShape {
  const path = wristLoop(3.1, 2.7, 0.42);
  const centers = evenly(path, 42, true);
  return {
    name: 'beaded-bracelet',
    kind: 'accessory',
    surfaces: centers.map((center, i) => {
      const isMetal = i % 6 === 0;
      const radius = isMetal ? 0.25 : 0.222;
      return ballOf(center, [radius, radius, radius], isMetal ? 'metal' : 'bead');
    }),
    front: { yaw: 12, pitch: 42 },
  };
}
