import type { Point } from '../../geometry/point.ts';
import { gridSurface } from '../surfaces/grid-surface.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, clamp, ease, signedPower } from '../surfaces/point-math.ts';
import { BOLD_STITCHING, presentSurfaces, stitchRow } from '../surfaces/stitch-row.ts';
import type { Detail, Surface } from '../surfaces/surface.ts';
import { metalDome } from './ring.ts';
import { strapOf } from './strap.ts';

const [WIDTH, HEIGHT, DEPTH] = [34, 29, 13];
const AROUND = 420;

/** The open bag as a ring that changes with height: a soft box below, drawn flatter at its top. */
function wall(angle: number, y: number, away: number): Point {
  const share = clamp(y / HEIGHT, 0, 1);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = blend(0.3, 0.42, share);
  const half = (WIDTH / 2) * blend(0.9, 1, share) + away;
  const deep = (DEPTH / 2) * blend(1, 0.5, ease(0, 1, share)) + away;
  const isFace = Math.abs(s) ** 3;
  const sag = 0.55 * Math.sin(Math.PI * share) * isFace;
  const buckle =
    0.16 * isFace * Math.sin(y * 0.5 + c * 4.4) * ease(0, 0.3, share) * ease(1, 0.75, share);
  const tuck = 1.5 * ease(0.15, 0.9, share) * bell(s, 0.5);
  const x = signedPower(c, corner) * half;
  const lip = 0.5 * bell(c, 0.6) * ease(0.8, 1, share);
  return [x - Math.sign(x) * tuck, y - lip, signedPower(s, corner) * (deep + sag + buckle)];
}

function shell(): Surface[] {
  const side = (away: number, material: string, isFlipped: boolean) =>
    gridSurface({
      columns: AROUND,
      rows: 120,
      isClosedU: true,
      material,
      isFlipped,
      at: (u, v) => wall(-u * 2 * Math.PI, v * HEIGHT, away),
    });
  const floor = gridSurface({
    columns: AROUND,
    rows: 8,
    isClosedU: true,
    material: 'body',
    isFlipped: true,
    at: (u, v) => {
      const [x, , z] = wall(-u * 2 * Math.PI, 0, 0);
      return [x * (1 - v), 0.02, z * (1 - v)];
    },
  });
  const hem = (y: number) =>
    stitchRow(
      Array.from({ length: AROUND + 1 }, (_, i) => {
        const angle = (i / AROUND) * 2 * Math.PI;
        const normal: Point = [Math.cos(angle) ** 5, 0, Math.sin(angle)];
        return { point: wall(angle, y, 0.02), normal };
      }),
      BOLD_STITCHING,
    );
  const outside = {
    ...side(0, 'body', false),
    detailing: ([x, y, z]: Point, out: Detail) => {
      out.relief += 0.06 * ease(-0.05, 0.05, y - (HEIGHT - 2.6));
      const seam = Math.abs(x) - WIDTH * 0.405;
      out.relief -= 0.05 * bell(seam, 0.07) * ease(0.2, 0.8, Math.abs(z));
      out.openness *= 1 - 0.3 * bell(seam, 0.08);
    },
  };
  const lip = gridSurface({
    columns: AROUND,
    rows: 4,
    isClosedU: true,
    material: 'edge',
    isFlipped: false,
    at: (u, v) => {
      const [x, y, z] = wall(-u * 2 * Math.PI, HEIGHT, -0.16 * v);
      return [x, y + 0.06 * Math.sin(Math.PI * v), z];
    },
  });
  return [
    outside,
    side(-0.16, 'lining', true),
    floor,
    lip,
    ...presentSurfaces([hem(HEIGHT - 0.45), hem(HEIGHT - 2.35)]),
  ];
}

function handles(): Surface[] {
  return ([1, -1] as const).flatMap((side) => {
    const z = (y: number) => wall((side * Math.PI) / 2 - 0.35 * side, y, 0.18)[2];
    const x = 7.4;
    const tall = HEIGHT + 17;
    const lean = side * 1.2;
    const strap = strapOf({
      through: [
        [-x, HEIGHT - 6.4, z(HEIGHT - 6.4)],
        [-x, HEIGHT - 3, z(HEIGHT - 3)],
        [-x, HEIGHT, z(HEIGHT) + side * 0.1],
        [-x + 0.1, HEIGHT + 5, z(HEIGHT) + lean * 0.2],
        [-x + 1.4, tall - 4.5, lean],
        [-3.4, tall - 1, lean * 0.8],
        [0, tall, lean * 0.7],
        [3.4, tall - 1, lean * 0.8],
        [x - 1.4, tall - 4.5, lean],
        [x - 0.1, HEIGHT + 5, z(HEIGHT) + lean * 0.2],
        [x, HEIGHT, z(HEIGHT) + side * 0.1],
        [x, HEIGHT - 3, z(HEIGHT - 3)],
        [x, HEIGHT - 6.4, z(HEIGHT - 6.4)],
      ],
      half: 0.95,
      thick: 0.16,
      across: [0, 0, 1],
      count: 260,
    });
    return [...strap];
  });
}

/** A strap's face turns from the wall of the bag to the hand: two patches hold its ends. */
function patches(): Surface[] {
  return ([1, -1] as const).flatMap((side) =>
    [-7.4, 7.4].map((x) => {
      const y = HEIGHT - 4.9;
      const z = wall((side * Math.PI) / 2 - 0.35 * side, y, 0.2)[2];
      return metalDome([x, y, z + side * 0.22], [0.24, 0.24, side * 0.14]);
    }),
  );
}

/** An open leather tote with two shoulder straps. */
export function tote(): LoftedShape {
  return { name: 'tote', kind: 'bag', surfaces: [...shell(), ...handles(), ...patches()] };
}
