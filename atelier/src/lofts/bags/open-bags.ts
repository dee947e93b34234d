import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, plus, signedPower } from '../surfaces/point-math.ts';
import { revolved } from '../surfaces/revolved.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { metalDome, metalRing } from './ring.ts';
import { hungAcross, hungStrap, rolledHandle, strapOf } from './strap.ts';

const BUCKET_TALL = 25;
const CORD_HIGH = 20.6;

/** The wall of a bucket: an oval that is drawn together by a cord below its rim. */
function bucketWall(angle: number, y: number, away: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const drawn = bell(y - CORD_HIGH, 3.4);
  const pleats =
    Math.cos(angle * 15) * drawn * 0.5 + 0.16 * Math.cos(angle * 15) * ease(13, CORD_HIGH, y);
  const swell = 0.7 * Math.sin(Math.PI * ease(0, 0.75, y / BUCKET_TALL) * 0.9);
  const reach = 1 - 0.1 * drawn + 0.03 * ease(CORD_HIGH, BUCKET_TALL, y);
  const half = (blend(10.4, 12.2, ease(0, 12, y)) + swell) * reach + away + pleats;
  const deep = (blend(7.4, 7.9, ease(0, 12, y)) + swell) * reach + away + pleats;
  return [signedPower(c, 0.86) * half, y, signedPower(s, 0.86) * deep];
}

function bucketCord(): Surface[] {
  const around = Array.from({ length: 360 }, (_, i): Point => {
    const angle = (i / 360) * 2 * Math.PI;
    const weave =
      0.24 *
      Math.sign(Math.cos(angle * 7.5 + 0.4)) *
      ease(0, 0.4, Math.abs(Math.cos(angle * 7.5 + 0.4)));
    return bucketWall(angle, CORD_HIGH, 0.02 + weave);
  });
  const cord = tubeSurface(around, {
    section: 0.24,
    material: 'handle',
    isClosed: true,
    sides: 14,
    up: [0, 1, 0],
  });
  const front = bucketWall(Math.PI / 2, CORD_HIGH, 0.5);
  const ends = [-1, 1].map((side) =>
    tubeSurface(
      curveThrough(
        [
          front,
          plus(front, [side * 1.1, 0.1, 0.5]),
          plus(front, [side * 1.5, -2.4, 0.9]),
          plus(front, [side * 1.2, -6, 0.9]),
          plus(front, [side * 1.3, -8.2, 0.85]),
        ],
        60,
      ),
      {
        section: (s, angle) => {
          const knot = 0.22 + 0.28 * bell(s - 0.86, 0.05);
          return [Math.cos(angle) * knot, Math.sin(angle) * knot];
        },
        material: 'handle',
        sides: 16,
      },
    ),
  );
  const stopper = tubeSurface([plus(front, [-0.75, 0.05, 0.35]), plus(front, [0.75, 0.05, 0.35])], {
    section: (s, angle) => {
      const r = 0.55 * Math.sqrt(Math.max(0.05, 1 - (2 * s - 1) ** 6));
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    },
    material: 'handle',
    sides: 20,
  });
  return [cord, ...ends, stopper];
}

const bucketDetail: Detailing = ([x, y], out) => {
  out.relief += 0.07 * ease(0.06, -0.06, y - 3.4);
  out.relief -= 0.03 * bell(y - 3.15, 0.09) + 0.03 * bell(y - (BUCKET_TALL - 0.9), 0.09);
  out.openness *= 1 - 0.3 * bell(y - 3.45, 0.08);
  if (y < 3.4) out.material = 'base';
  out.relief -= 0.05 * bell(Math.abs(x) - 10.9, 0.07) * ease(19, 17, y);
};

function bucketShell(): Surface[] {
  const wall = (away: number, material: string, isFlipped: boolean): Surface =>
    gridSurface({
      columns: 420,
      rows: 150,
      isClosedU: true,
      material,
      isFlipped,
      at: (u, v) => bucketWall(-u * 2 * Math.PI, v * BUCKET_TALL, away),
    });
  const floor = gridSurface({
    columns: 420,
    rows: 10,
    isClosedU: true,
    material: 'body',
    isFlipped: true,
    at: (u, v) => {
      const [x, , z] = bucketWall(-u * 2 * Math.PI, 0, 0);
      return [x * (1 - v), 0, z * (1 - v)];
    },
  });
  const rim = tubeSurface(
    Array.from({ length: 400 }, (_, i) => bucketWall((i / 400) * 2 * Math.PI, BUCKET_TALL, -0.06)),
    { section: 0.13, material: 'edge', isClosed: true, sides: 10, up: [0, 1, 0] },
  );
  return [
    { ...wall(0, 'body', false), detailing: bucketDetail },
    wall(-0.16, 'lining', true),
    floor,
    rim,
  ];
}

/** A bucket bag, drawn together by a cord, with a shoulder strap. */
export function bucketBag(): LoftedShape {
  const side = bucketWall(0, 22.4, 0.1)[0];
  const strap = strapOf({
    through: hungStrap(side + 0.1, [19.4, 46], 0.35),
    half: 1.1,
    thick: 0.16,
    across: hungAcross,
    count: 260,
  });
  const rings = [-1, 1].map((way) =>
    metalRing({
      center: [way * (side + 0.2), 24.4, 0],
      half: [1.35, 0.7],
      across: [0, 0, 1],
      wire: 0.15,
      roundness: 0.5,
    }),
  );
  return {
    name: 'bucket-bag',
    kind: 'bag',
    surfaces: [...bucketShell(), ...bucketCord(), ...strap, ...rings],
    front: { yaw: 18, pitch: 15 },
  };
}

const BASKET_TALL = 24;
const basketBend = ([x, y, z]: Point, angle: number): Point => {
  const sag = 0.7 * Math.cos(angle * 2) * ease(12, BASKET_TALL, y);
  return [x * 1.18, y + sag + 0.15 * Math.sin(angle * 5), z * 0.74];
};

/** Rows of plaited palm, each stalk over one and under the next. */
const plaited: Detailing = ([x, y, z], out) => {
  const row = y / 1.15;
  const turn = (Math.atan2(z / 0.74, x / 1.18) / (2 * Math.PI)) * 64;
  const over = Math.cos(Math.PI * row) * Math.cos(Math.PI * turn);
  const [a, b] = [Math.abs(Math.sin(Math.PI * row)), Math.abs(Math.sin(Math.PI * turn))];
  const bulge = over > 0 ? b : a;
  out.relief += 0.13 * bulge + 0.014 * Math.sin(over > 0 ? row * 26 : turn * 22);
  out.openness *= 0.62 + 0.38 * ease(0, 0.5, bulge);
};

function basketHandles(): Surface[] {
  return [1, -1].flatMap((side) => {
    const z = side * 11.6;
    const foot = (x: number): Point => [x, BASKET_TALL - 3.2, z * 0.985];
    const handle = rolledHandle(
      [
        foot(-6.6),
        [-6.6, BASKET_TALL + 1, z * 1.04],
        [-5.6, BASKET_TALL + 7.4, z * 0.82],
        [-2.6, BASKET_TALL + 10.8, z * 0.66],
        [2.6, BASKET_TALL + 10.8, z * 0.66],
        [5.6, BASKET_TALL + 7.4, z * 0.82],
        [6.6, BASKET_TALL + 1, z * 1.04],
        foot(6.6),
      ],
      0.55,
      [0, 0, 1],
    );
    const patches = [-6.6, 6.6].flatMap((x) => [
      {
        ...metalDome([x, BASKET_TALL - 3.2, z * 0.985], [1.15, 1.9, side * 0.34], 0.5),
        material: 'trim',
      },
      metalDome([x, BASKET_TALL - 4.2, z * 0.985 + side * 0.3], [0.26, 0.26, side * 0.16]),
    ]);
    return [{ ...handle, material: 'trim' }, ...patches];
  });
}

/** A basket of plaited palm with leather handles. */
export function basketBag(): LoftedShape {
  const profile: readonly (readonly [number, number])[] = [
    [0.02, 0.16],
    [8, 0.16],
    [11, 0.3],
    [13, 1.6],
    [14.2, 6],
    [15.2, 14],
    [16, BASKET_TALL],
  ];
  const outer = revolved({ profile, columns: 360, rows: 150, material: 'body', bend: basketBend });
  const inner = revolved({
    profile: profile.map(([radius, height]) => [Math.max(0.02, radius - 0.5), height + 0.3]),
    columns: 200,
    rows: 80,
    material: 'lining',
    isFlipped: true,
    bend: basketBend,
  });
  const rim = tubeSurface(
    Array.from({ length: 420 }, (_, i): Point => {
      const angle = (i / 420) * 2 * Math.PI;
      return basketBend([15.8 * Math.cos(angle), BASKET_TALL + 0.1, 15.8 * Math.sin(angle)], angle);
    }),
    {
      section: (s, angle) => {
        const twist = 0.5 + 0.09 * Math.cos(2 * angle + s * 420);
        return [Math.cos(angle) * twist, Math.sin(angle) * twist];
      },
      material: 'body',
      isClosed: true,
      sides: 22,
      up: [0, 1, 0],
    },
  );
  return {
    name: 'basket-bag',
    kind: 'bag',
    surfaces: [{ ...outer, detailing: plaited }, inner, rim, ...basketHandles()],
    front: { yaw: 20, pitch: 14 },
  };
}
