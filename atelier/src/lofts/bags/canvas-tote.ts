import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, signedPower } from '../surfaces/point-math.ts';
import { curveThrough } from '../surfaces/space-curve.ts';
import { FINE_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';

const [WIDTH, HEIGHT, STRAP_X] = [37, 40, 8.4];
const [AROUND, ROWS] = [460, 150];
const HEM_CM = 2.6;

/** Its half thickness: it lies flat, a little fuller where air is left in it. */
function thickAt(x: number, y: number): number {
  const inside = Math.max(0, 1 - (Math.abs(x) / (WIDTH / 2)) ** 4);
  const air = 0.7 * Math.sin(Math.PI * ease(-0.1, 1.05, y / HEIGHT)) * inside ** 0.7;
  return 0.18 + air;
}

/** Creases of how it was folded and carried: long, soft, and never alike. */
function creases(x: number, y: number): number {
  const folded = 0.1 * bell(y - HEIGHT * 0.49 - 0.03 * x, 0.35) - 0.08 * bell(x + 1.5, 0.4);
  const dragged =
    0.26 * bell(x - 0.34 * (y - HEIGHT) - STRAP_X, 1) * ease(HEIGHT - 24, HEIGHT - 4, y) +
    0.22 * bell(x + 0.42 * (y - HEIGHT) + STRAP_X, 1.2) * ease(HEIGHT - 20, HEIGHT - 4, y) -
    0.2 * bell(x + 0.2 * (y - HEIGHT) - 4, 1.5) * ease(HEIGHT - 26, HEIGHT - 8, y);
  const corners =
    0.24 * bell(x + y - 0.62 * WIDTH * 0.5, 0.9) * ease(14, 4, y) * ease(0, 6, x) -
    0.22 * bell(x - y * 0.8 + 9, 1.1) * ease(16, 4, y) * ease(0, -6, x);
  const waves = 0.1 * Math.sin(x * 0.42 + y * 0.19) * Math.sin(y * 0.23 - x * 0.1 + 1);
  return folded + dragged + corners + waves;
}

/** A place of the bag as it lies: `angle` runs around it, from its right edge over the front. */
function place(angle: number, y: number, away: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const side = 0.28 * Math.sin(y * 0.21 + 0.6) + 0.16 * Math.sin(y * 0.47);
  const x = signedPower(c, 0.36) * (WIDTH / 2 + away) * blend(0.985, 1, y / HEIGHT) + side;
  const deep = thickAt(x - side, y);
  const lift = s > 0 ? creases(x, y) : 0;
  const sag = 0.25 * bell(x, 7) * ease(HEIGHT * 0.8, HEIGHT, y);
  const corner = 0.7 * (Math.abs(x) / (WIDTH / 2)) ** 16 * ease(6, 0, y);
  return lying([x, y - sag + corner, deep * s + lift * s ** 2 + away * s]);
}

/** What was drawn standing lies on the floor, its front up. */
const lying = ([x, y, z]: Point): Point => [x, z + 0.75, HEIGHT / 2 - y];

const hemmed: Detailing = ([x, , z], out) => {
  const down = HEIGHT - (HEIGHT / 2 - z);
  out.relief += 0.05 * ease(HEM_CM + 0.05, HEM_CM - 0.05, down);
  out.openness *= 1 - 0.3 * bell(down - HEM_CM - 0.08, 0.09);
  out.relief -= 0.04 * bell(Math.abs(x) - WIDTH / 2 + 0.7, 0.12);
  // Where a hem is sewn, cloth puckers.
  out.relief += 0.02 * bell(down - HEM_CM, 0.5) * Math.sin(x * 4.1 + Math.sin(x * 1.3));
};

function shell(): Surface[] {
  const wall = (away: number, material: string, isFlipped: boolean) =>
    gridSurface({
      columns: AROUND,
      rows: ROWS,
      isClosedU: true,
      material,
      isFlipped,
      at: (u, v) => place(-u * 2 * Math.PI, v * HEIGHT, away),
    });
  const hem = stitchRow(
    Array.from({ length: 200 }, (_, i) => ({
      point: place(blend(0.12, Math.PI - 0.12, i / 199), HEIGHT - HEM_CM + 0.3, 0.05),
      normal: [0, 1, 0] as const,
    })),
    FINE_STITCHING,
  );
  return [
    { ...wall(0, 'body', false), detailing: hemmed },
    wall(-0.1, 'lining', true),
    ...presentSurfaces([hem]),
  ];
}

interface Loop {
  side: 1 | -1;
  long: number;
  /** How far its bend lies beside the middle. */
  aside: number;
}

/** A strap of webbing, sewn under or over the hem, that lies out flat in a loop. */
function strap({ side, long, aside }: Loop): Surface[] {
  const level = side > 0 ? 0.75 : -0.1;
  const at = (x: number, up: number, over = 0): Point =>
    lying([x, HEIGHT + up, level + over + (side > 0 ? 0.1 * Math.sin(up * 0.3) : 0)]);
  const sewn = side > 0 ? 0.12 : 0;
  const foot = (s: 1 | -1): Point[] => [
    at(s * STRAP_X, -HEM_CM - 1.4, sewn - 0.28),
    at(s * STRAP_X, -0.6, sewn - 0.32),
  ];
  const arch = Array.from({ length: 11 }, (_, i): Point => {
    const angle = Math.PI * blend(0.04, 0.96, i / 10);
    const rise = Math.sin(angle) ** 0.72;
    return at(-signedPower(Math.cos(angle), 0.85) * STRAP_X + aside * rise, long * rise);
  });
  const path = curveThrough([...foot(-1), ...arch, ...foot(1).reverse()], 300);
  const band = tubeSurface(path, {
    section: (_, angle) => [
      signedPower(Math.cos(angle), 0.3) * 1.35,
      signedPower(Math.sin(angle), 0.3) * 0.1,
    ],
    material: 'webbing',
    sides: 28,
    up: [0, 1, 0],
  });
  const box = [-1, 1].flatMap((s) =>
    [0.5, HEM_CM + 1].map((down) =>
      stitchRow(
        [-0.95, 0, 0.95].map((across) => ({
          point: at(s * STRAP_X + across, -down, sewn - 0.16),
          normal: [0, 1, 0] as const,
        })),
        FINE_STITCHING,
      ),
    ),
  );
  return [band, ...(side > 0 ? presentSurfaces(box) : [])];
}

/** A flat tote of cloth, laid out: creased, its straps in two loops that do not lie alike. */
export const canvasTote = (): LoftedShape => ({
  name: 'canvas-tote',
  kind: 'bag',
  surfaces: [
    ...shell(),
    ...strap({ side: -1, long: 27, aside: 1.6 }),
    ...strap({ side: 1, long: 24.5, aside: -1.1 }),
  ],
  front: { yaw: 0, pitch: 84 },
  room: 1.16,
});
