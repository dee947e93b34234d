import type { Point } from '../../geometry/point.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, clamp, ease, signedPower } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import type { Detail, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import {
  type Pouch,
  type PouchLine,
  pipedAlong,
  pouchSurface,
  roundEnds,
  sewnAlong,
  zipAlong,
} from './pouch.ts';
import { strapOf } from './strap.ts';

const [WIDTH, HEIGHT, DEPTH] = [29, 41, 14];

const MAIN: Pouch = {
  half: (s) => (WIDTH / 2) * blend(1, 0.9, s) * (0.22 + 0.78 * roundEnds(s, 0.06, 0.72)),
  deep: (s) => (DEPTH / 2) * blend(1.05, 0.8, s) * (0.12 + 0.88 * roundEnds(s, 0.07, 0.7)),
  low: 0,
  high: HEIGHT,
  z: 0,
  corner: 0.5,
  slack: 0.75,
};

const POCKET: Pouch = {
  half: (s) => 11.2 * (0.3 + 0.7 * roundEnds(s, 0.1, 0.78)),
  deep: (s) => 3 * (0.1 + 0.9 * roundEnds(s, 0.12, 0.7)),
  low: 2.2,
  high: 20,
  z: 5.6,
  corner: 0.42,
  slack: 0.4,
};

const webbing = (x: number, y: number, z: number) =>
  0.012 * Math.sin(y * 9) * Math.sin((x + z) * 9);

function straps(): Surface[] {
  const grab = strapOf({
    through: [
      [-3.6, HEIGHT - 1.1, -2.6],
      [-3.4, HEIGHT + 1.2, -2.7],
      [-1.6, HEIGHT + 3, -2.7],
      [1.6, HEIGHT + 3, -2.7],
      [3.4, HEIGHT + 1.2, -2.7],
      [3.6, HEIGHT - 1.1, -2.6],
    ],
    half: 1.1,
    thick: 0.2,
    across: [0, 0, 1],
    material: 'webbing',
    count: 80,
  });
  const shoulders = [1, -1].map((s) =>
    tubeSurface(
      curveThrough(
        [
          [s * 3.4, HEIGHT - 3.4, -5.6],
          [s * 5.4, HEIGHT - 1.6, -8.4],
          [s * 8.4, HEIGHT - 9, -11],
          [s * 10, HEIGHT - 18, -11],
          [s * 10.6, HEIGHT - 27, -9.4],
          [s * 11, 6, -6.4],
        ],
        120,
      ),
      {
        section: (t, a) => [
          Math.cos(a) * 0.55,
          signedPower(Math.sin(a), 0.5) * blend(3, 1.4, ease(0.5, 0.85, t)),
        ],
        material: 'webbing',
        sides: 30,
        up: [1, 0, 0],
      },
    ),
  );
  return [...grab, ...shoulders];
}

const OVER: PouchLine = (t) => [Math.PI * (1 - t), 0.44 + 0.43 * Math.sin(Math.PI * t) ** 0.55];
const ACROSS: PouchLine = (t) => [Math.PI * (0.92 - 0.84 * t), 0.72 + 0.04 * Math.sin(Math.PI * t)];
/** Beside another line, higher or lower by a share of the height. */
const beside =
  (line: PouchLine, by: number): PouchLine =>
  (t) => {
    const [angle, share] = line(t);
    return [angle, share + by];
  };
/** Up one side of the pocket, over it and down the other, as far toward the front as `angle`. */
const aroundPocket =
  (angle: number): PouchLine =>
  (t) => {
    const over = ease(0.36, 0.64, t);
    return [blend(angle, Math.PI - angle, over), 0.95 * ease(0, 0.36, t) * ease(1, 0.64, t) + 0.02];
  };

/** Cloth that is sewn to a zip is a little too long: it puckers along it. */
function puckers(x: number, y: number): number {
  const c = clamp(x / (WIDTH / 2), -1, 1);
  const t = 1 - Math.acos(Math.sign(c) * c * c) / Math.PI;
  const away = y - HEIGHT * (OVER(t)[1] ?? 0);
  const wide = 0.5 + 0.5 * Math.sin(x * 0.9 + y * 0.4);
  return 0.06 * wide * Math.sin(x * 2.7 + 1.3 * Math.sin(y * 0.8) + y * 1.1) * bell(away, 1.7);
}

const LABEL = { high: 11.4, half: [2.3, 0.85] } as const;
const pocketDetail = ([x, y]: Point, out: Detail) => {
  out.relief -= 0.04 * bell(y - 16.9, 0.12);
  out.relief += 0.05 * Math.sin(x * 2.4 + Math.sin(y)) * bell(y - 14.3, 1.1);
  const inside = Math.min(LABEL.half[0] - Math.abs(x), LABEL.half[1] - Math.abs(y - LABEL.high));
  if (inside > 0) out.material = 'trim';
  out.relief += 0.07 * ease(-0.04, 0.04, inside) - 0.02 * bell(inside - 0.2, 0.06);
};

/** A zipped day pack with a front pocket, a grab handle and padded shoulder straps. */
export function backpack(): LoftedShape {
  const main = {
    ...pouchSurface(MAIN, 'body'),
    detailing: ([x, y, z]: Point, out: Detail) => {
      const base = 7.2 - y;
      if (base > 0) out.material = 'base';
      out.relief += 0.08 * ease(-0.06, 0.06, base) - 0.02 * bell(base - 0.35, 0.08);
      if (z > 0) out.relief += puckers(x, y);
      if (z < -DEPTH * 0.3) out.relief += webbing(x, y, z);
    },
  };
  const pocket = { ...pouchSurface(POCKET, 'body'), detailing: pocketDetail };
  const base: PouchLine = (t) => [Math.PI * (1.06 - 1.12 * t), 7.45 / HEIGHT];
  const sewn = [
    ...[0.027, -0.021].flatMap((by) => sewnAlong(MAIN, beside(OVER, by))),
    ...[0, 0.012].flatMap((by) => sewnAlong(MAIN, beside(base, by))),
    ...sewnAlong(POCKET, beside(ACROSS, -0.05)),
    pipedAlong(POCKET, aroundPocket(0.2)),
  ];
  const zips = [...zipAlong(MAIN, OVER, 0.08), ...zipAlong(POCKET, ACROSS, 0.06)];
  return {
    name: 'backpack',
    kind: 'bag',
    surfaces: [main, pocket, ...zips, ...sewn, ...straps()],
  };
}
