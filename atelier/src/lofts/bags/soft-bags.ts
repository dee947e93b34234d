import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import { weldSurface } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, ease, signedPower } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { type Pouch, pouchSurface, roundEnds, zipAlong } from './pouch.ts';
import { metalDome, metalRing } from './ring.ts';
import { strapOf } from './strap.ts';

const HIP: Pouch = {
  half: (s) => 13.4 * (0.35 + 0.65 * roundEnds(s, 0.34, 0.6)),
  deep: (s) => 3.4 * (0.14 + 0.86 * roundEnds(s, 0.3, 0.62)),
  low: 0,
  high: 13.6,
  z: 0,
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

const [LONG, RADIUS] = [48, 13.6];

/** The barrel of a duffel: flat where it stands, a little slack on top. */
function barrel(along: number, angle: number, away = 0): Point {
  const x = (along - 0.5) * LONG;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const slack =
    0.35 * Math.sin(x * 0.33 + angle * 2) * ease(-0.6, 0.6, s) +
    0.18 * Math.sin(x * 0.8 + angle * 5);
  const taper = 1 - 0.05 * (2 * along - 1) ** 2;
  const radius = RADIUS * taper + away + slack;
  const y = s < 0 ? signedPower(s, 0.62) * radius * 0.82 : s * radius * 0.95;
  return [x, y + RADIUS * 0.82 * taper + 0.1, signedPower(c, 0.84) * radius * 0.98];
}

function barrelEnd(side: 1 | -1): Surface {
  const along = side > 0 ? 1 : 0;
  const surface = gridSurface({
    columns: 160,
    rows: 24,
    isClosedU: true,
    isFlipped: side > 0,
    material: 'body',
    at: (u, v) => {
      const rim = barrel(along, u * 2 * Math.PI);
      const middle = RADIUS * 0.86;
      const bulge = side * (1.1 * Math.sin((v * Math.PI) / 2));
      return [rim[0] + bulge, rim[1] + (middle - rim[1]) * v, rim[2] * (1 - v)];
    },
  });
  return weldSurface(surface);
}

function duffelZip(): Surface[] {
  const path = Array.from({ length: 260 }, (_, i) =>
    barrel(0.06 + 0.88 * (i / 259), Math.PI / 2, 0.06),
  );
  const tape = tubeSurface(path, {
    section: (_, angle) => [Math.cos(angle) * 1.3, Math.sin(angle) * 0.1],
    material: 'webbing',
    up: [0, 1, 0],
    sides: 18,
  });
  const teeth = tubeSurface(path, {
    section: (s, angle) => {
      const tooth = 0.3 + 0.06 * Math.sign(Math.sin(s * 800));
      return [Math.cos(angle) * tooth, Math.sin(angle) * 0.22];
    },
    material: 'zip',
    up: [0, 1, 0],
    sides: 10,
  });
  const at = barrel(0.9, Math.PI / 2, 0.4);
  const puller = strapOf({
    through: [at, [at[0] + 0.6, at[1] + 0.1, at[2] + 1.2], [at[0] + 1.2, at[1] - 0.8, at[2] + 3.6]],
    half: 0.5,
    thick: 0.1,
    across: [1, 0, -0.3],
    material: 'handle',
    isStitched: false,
    count: 30,
  });
  return [tape, teeth, ...puller];
}

/** A handle of webbing that runs around the barrel and stands up in a loop. */
function duffelHandle(side: 1 | -1): Surface[] {
  const up = (angle: number) => (side > 0 ? angle : Math.PI - angle);
  const down = (along: number) =>
    [-1.15, -0.7, -0.2, 0.35, 0.8].map((angle) => barrel(along, up(angle), 0.16));
  const [left, right] = [down(0.3), down(0.7)];
  const top = RADIUS * 1.8;
  const through: Point[] = [
    ...left,
    [-8.4, top + 3.4, side * 5.6],
    [-4.2, top + 8.4, side * 3.4],
    [0, top + 9.6, side * 2.8],
    [4.2, top + 8.4, side * 3.4],
    [8.4, top + 3.4, side * 5.6],
    ...right.reverse(),
  ];
  const path = curveThrough(through, 300);
  const strap = tubeSurface(path, {
    section: (s, angle) => {
      const grip = ease(0.4, 0.44, s) * ease(0.6, 0.56, s);
      return [
        signedPower(Math.cos(angle), 0.35) * (0.16 + 0.32 * grip),
        signedPower(Math.sin(angle), 0.35) * (1.35 - 0.35 * grip),
      ];
    },
    material: 'webbing',
    sides: 28,
    up: [1, 0, 0],
  });
  const rivets = [0.3, 0.7].map((along) => {
    const [x, y, z] = barrel(along, up(0.62), 0.34);
    return metalDome([x, y, z], [0.34, 0.34, side * 0.2]);
  });
  return [strap, ...rivets];
}

/** A weekend duffel with two handles and leather ends. */
export function duffel(): LoftedShape {
  const body = gridSurface({
    columns: 240,
    rows: 200,
    isClosedV: true,
    material: 'body',
    at: (u, v) => barrel(u, v * 2 * Math.PI),
  });
  const ends: Detailing = ([x, y, z], out) => {
    const inset = LONG / 2 - Math.abs(x);
    if (inset < 5.4 && y < 9.5 - 0.4 * inset) out.material = 'base';
    const edge = inset < 5.5 ? y - 9.5 + 0.4 * inset : 9;
    out.relief -= 0.05 * bell(inset - 5.4, 0.1) * ease(8, 7, y) + 0.05 * bell(edge, 0.1);
    if (y < 3.4 && Math.abs(z) < 20) out.relief += 0.05 * ease(3.4, 3.3, y);
  };
  const piping = ([0.001, 0.999] as const).map((along) =>
    tubeSurface(
      Array.from({ length: 240 }, (_, i) => barrel(along, (i / 240) * 2 * Math.PI, 0.05)),
      { section: 0.26, material: 'trim', isClosed: true, sides: 12, up: [1, 0, 0] },
    ),
  );
  return {
    name: 'duffel',
    kind: 'bag',
    surfaces: [
      { ...body, detailing: ends },
      barrelEnd(1),
      barrelEnd(-1),
      ...piping,
      ...duffelZip(),
      ...duffelHandle(1),
      ...duffelHandle(-1),
    ],
    front: { yaw: 24, pitch: 14 },
  };
}
