import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import type { Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { ballOf, facetedStone } from './metal-parts.ts';

const UPRIGHT = { yaw: 0, pitch: 12 };
const FROM_ABOVE = { yaw: 0, pitch: 62 };

/** A hoop that stands turned by `yaw`, with its hinge and post at the top. */
function hoop(x: number, yaw: number): Surface[] {
  const radius = 1.75;
  const turn = (side: number, y: number): Point => [
    x + side * Math.cos(yaw),
    y,
    side * Math.sin(yaw),
  ];
  const ring = Array.from({ length: 150 }, (_, i) => {
    const angle = -Math.PI / 2 + 0.16 + (i / 149) * (2 * Math.PI - 0.32) + Math.PI;
    return turn(radius * Math.cos(angle), radius + 0.24 + radius * Math.sin(angle));
  });
  const tube = tubeSurface(ring, {
    section: (s, angle) => {
      const wide = 0.2 + 0.06 * Math.sin(Math.PI * s);
      return [Math.cos(angle) * wide, Math.sin(angle) * wide];
    },
    material: 'metal',
    sides: 22,
    up: [Math.sin(yaw), 0, -Math.cos(yaw)],
  });
  const ends = [ring[0], ring[149]].map((end) =>
    ballOf(end ?? [0, 0, 0], [0.22, 0.22, 0.22], 'metal'),
  );
  const post = tubeSurface([turn(-0.3, 2 * radius + 0.2), turn(0.3, 2 * radius + 0.2)], {
    section: 0.055,
    material: 'metal',
  });
  return [tube, ...ends, post];
}

/** A pair of round tube hoops. */
export function hoops(): LoftedShape {
  return {
    name: 'hoops',
    kind: 'accessory',
    surfaces: [...hoop(-1.7, 0.28), ...hoop(1.75, -1.02)],
    front: UPRIGHT,
    room: 1.35,
  };
}

/** Post and butterfly behind a ball that lies on its side. */
function stud(x: number, z: number, lean: number): Surface[] {
  const radius = 0.46;
  const ball = ballOf([x, radius, z], [radius, radius, radius], 'pearl');
  const back: Point = [x + Math.cos(lean), radius * 0.75, z - Math.sin(lean)];
  const post = tubeSurface([[x, radius, z], back], { section: 0.045, material: 'metal' });
  const cup = ballOf(
    [x + 0.4 * Math.cos(lean), radius * 0.92, z - 0.4 * Math.sin(lean)],
    [0.16, 0.26, 0.2],
    'metal',
  );
  const clutch = [-1, 1].map((side) =>
    ballOf(
      [back[0] - 0.1 * Math.cos(lean), back[1] + side * 0.13, back[2] + 0.1 * Math.sin(lean)],
      [0.15, 0.15, 0.17],
      'metal',
    ),
  );
  return [ball, post, cup, ...clutch];
}

/** A pair of ball or pearl studs. */
export function studs(): LoftedShape {
  return {
    name: 'studs',
    kind: 'accessory',
    surfaces: [...stud(-0.9, 0.25, 0.7), ...stud(0.75, -0.1, 0.35)],
    front: { yaw: 0, pitch: 32 },
    room: 1.5,
  };
}

/** A hook, a link, and a stone in its setting, lying flat. */
function drop(x: number, mirror: number): Surface[] {
  const lift = 0.3;
  const hook = tubeSurface(
    Array.from({ length: 60 }, (_, i) => {
      const angle = -0.5 + (i / 59) * 4.1;
      const away: Point = [
        x + mirror * (0.5 - 0.52 * Math.cos(angle)),
        lift,
        -2.3 - 0.55 * Math.sin(angle) + (angle > 3 ? (angle - 3) * 0.9 : 0),
      ];
      return away;
    }),
    { section: 0.05, material: 'metal' },
  );
  const ring = tubeSurface(
    Array.from({ length: 30 }, (_, i): Point => {
      const angle = (i / 30) * 2 * Math.PI;
      return [
        x + 0.17 * Math.cos(angle),
        lift + 0.05 * Math.sin(angle),
        -1.75 + 0.2 * Math.sin(angle),
      ];
    }),
    { section: 0.045, material: 'metal', isClosed: true },
  );
  const bezel = tubeSurface(
    Array.from({ length: 60 }, (_, i): Point => {
      const angle = (i / 60) * 2 * Math.PI;
      const pear = 1 - 0.3 * Math.max(0, -Math.sin(angle)) ** 2;
      return [x + 0.66 * pear * Math.cos(angle), lift, -0.55 + 0.98 * Math.sin(angle)];
    }),
    { section: 0.09, material: 'metal', isClosed: true },
  );
  const stone = facetedStone([x, lift + 0.02, -0.5], [0.58, 0.86], 8);
  const beads = [-0.4, 0, 0.4].map((side) =>
    ballOf([x + side, lift - 0.05, 0.6 - Math.abs(side) * 0.55], [0.11, 0.11, 0.11], 'metal'),
  );
  return [hook, ring, bezel, stone, ...beads];
}

/** A pair of stone drops on hooks. */
export function drops(): LoftedShape {
  return {
    name: 'drops',
    kind: 'accessory',
    surfaces: [...drop(-1.05, -1), ...drop(1.05, 1)],
    front: FROM_ABOVE,
    room: 1.4,
  };
}
