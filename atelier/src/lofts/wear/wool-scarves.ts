import type { Point } from '../../geometry/point.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { bell, blend, ease, minus, plus, signedPower, unit } from '../surfaces/point-math.ts';
import { curveThrough, pick } from '../surfaces/space-curve.ts';
import type { Detailing, Surface } from '../surfaces/surface.ts';
import { tubeSurface } from '../surfaces/tube-surface.ts';
import { FROM_ABOVE, type Layer, layer } from './folded-cloth.ts';

/** Where a fringe begins: the middle of an edge, along it and away from it. */
interface Edge {
  middle: Point;
  along: Point;
  away: Point;
  /** Half its width. */
  half: number;
}

/** Always the same number of a tassel, from -1 to 1. */
const chance = (tassel: number, salt: number): number => {
  const value = Math.sin(tassel * 12.9898 + salt * 78.233) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
};

/** Twisted tassels along an edge: none as long, as thick or as straight as the next. */
function fringe({ middle, along, away, half }: Edge, how: { long: number; rest: number }): Surface {
  const count = Math.round(half * 2.5);
  const tassels = Array.from({ length: count }, (_, i) => {
    const across = (((i + 0.5) / count) * 2 - 1) * half * 0.97 + 0.08 * chance(i, 1);
    const lean = 0.75 * chance(i, 2) + 0.5 * Math.sin(i * 0.7);
    const bend = 0.45 * chance(i, 3);
    const reach = how.long * (0.9 + 0.13 * chance(i, 4));
    const thick = 1 + 0.18 * chance(i, 5);
    const path = Array.from({ length: 26 }, (_unused, k): Point => {
      const t = k / 25;
      const aside = across + lean * t * t + bend * Math.sin(t * 4 + i);
      const out = reach * t * (1 - 0.04 * Math.abs(bend)) - 0.3;
      const place = plus(plus(middle, along, aside), away, out);
      const lies = blend(middle[1], how.rest, ease(0, 0.4, t));
      return [place[0], lies + 0.12 * (1 + chance(i, 6)) * t, place[2]];
    });
    return tubeSurface(path, {
      section: (t, angle) => {
        const swirl = 0.24 + 0.055 * Math.cos(3 * angle + t * (30 + 8 * chance(i, 7)));
        const loose = t > 0.86 ? 1.3 - 1.6 * (t - 0.86) : 1;
        return [Math.cos(angle) * swirl * loose * thick, Math.sin(angle) * swirl * loose * 0.8];
      },
      material: 'cloth',
      sides: 14,
      up: [0, 1, 0],
    });
  });
  return joinSurfaces(tassels);
}

/** The lower edge of a layer. */
function edgeOf(plan: Layer): Edge {
  const [c, s] = [Math.cos((plan.turn * Math.PI) / 180), Math.sin((plan.turn * Math.PI) / 180)];
  const [, deep] = plan.half;
  const middle: Point = [plan.x + s * deep, plan.lift, plan.z + c * deep];
  return { middle, along: [c, 0, -s], away: [s, 0, c], half: plan.half[0] };
}

/** Soft knitting: rows of stitches that read as wool from near. */
const woolly: Detailing = ([x, , z], out) => {
  const stitch = Math.sin(x * 15) * Math.cos(z * 10 + 2.2 * Math.abs(Math.sin(x * 7.5)));
  out.relief += 0.012 * stitch;
};

/** A wool scarf, folded lengthwise and once across, its fringe below. */
export function scarf(): LoftedShape {
  const lower: Layer = { x: 1.6, z: -0.4, half: [8.6, 19], lift: 0.75, thick: 0.62, turn: -4 };
  const upper: Layer = { x: -0.8, z: -2.6, half: [8.4, 17.2], lift: 2.1, thick: 0.66, turn: 2.5 };
  const fold = tubeSurface(
    Array.from({ length: 60 }, (_, i): Point => {
      const x = (i / 59 - 0.5) * 17;
      return [x - 0.3, 1.5, -19.4 + 0.04 * x + 0.2 * Math.sin(x * 0.4)];
    }),
    {
      section: (s, angle) => {
        const end = Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 10));
        return [Math.cos(angle) * 1.2 * end, Math.sin(angle) * 1.35 * end];
      },
      material: 'cloth',
      sides: 36,
      up: [0, 1, 0],
    },
  );
  const cloth = [layer(lower, 'cloth'), layer(upper, 'cloth'), fold].map((surface) => ({
    ...surface,
    detailing: woolly,
  }));
  return {
    name: 'scarf',
    kind: 'accessory',
    surfaces: [
      ...cloth,
      fringe(edgeOf(lower), { long: 6, rest: 0.3 }),
      fringe(edgeOf(upper), { long: 4.6, rest: 1.75 }),
    ],
    front: FROM_ABOVE,
    room: 1.14,
  };
}

/** Around a neck that is not there: down on both sides, one end longer, the folds soft. */
const HUNG: readonly Point[] = [
  [-9.2, 0.8, 21],
  [-7.4, 0.8, 12],
  [-6.6, 0.8, 2],
  [-6.4, 0.9, -8],
  [-4.6, 1.1, -15.4],
  [0.2, 1.3, -18.6],
  [5, 1.2, -15],
  [6.6, 0.9, -7.4],
  [5.8, 0.8, 2],
  [6.6, 0.8, 10],
  [6, 0.8, 16.4],
];

/** A scarf as it is worn, without anybody: a loop above, two ends that hang side by side. */
export function hungScarf(): LoftedShape {
  const path = curveThrough(HUNG, 240);
  const ahead = (i: number) => unit(minus(pick(path, i + 2), pick(path, i - 2)));
  const band = tubeSurface(path, {
    section: (s, angle) => {
      const turning = bell(s - 0.5, 0.17);
      const half = (4.9 - 2 * turning) * (1 + 0.06 * Math.sin(s * 17 + 1));
      const across = Math.cos(angle);
      const drawn = bell(s - 0.5, 0.34);
      const folds =
        (0.16 + 0.5 * drawn) * Math.sin(across * (5 + 3 * drawn) + 2.2 * Math.sin(s * 8)) +
        0.3 * Math.sin(across * 2.2 - s * 13);
      const thick = 0.75 + 0.7 * drawn;
      return [
        signedPower(Math.cos(angle), 0.5) * half,
        Math.max(
          -0.8,
          signedPower(Math.sin(angle), 0.6) * thick + folds * ease(0, 0.6, Math.sin(angle)),
        ),
      ];
    },
    material: 'cloth',
    sides: 72,
    up: [0, 1, 0],
  });
  const endOf = (i: number, sign: 1 | -1): Edge => {
    const [x, y, z] = ahead(i);
    const away: Point = [x * sign, y, z * sign];
    return { middle: pick(path, i), along: [away[2], 0, -away[0]], away, half: 4.7 };
  };
  return {
    name: 'hung-scarf',
    kind: 'accessory',
    surfaces: [
      { ...band, detailing: woolly },
      fringe(endOf(0, -1), { long: 5.6, rest: 0.3 }),
      fringe(endOf(path.length - 1, 1), { long: 5.4, rest: 0.3 }),
    ],
    front: FROM_ABOVE,
    room: 1.14,
  };
}
