import type { Point } from '../../geometry/point.ts';
import { joinSurfaces } from '../surfaces/join-surfaces.ts';
import type { LoftedShape } from '../surfaces/lofted-shape.ts';
import { blend, ease, minus, plus, signedPower, unit } from '../surfaces/point-math.ts';
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

/** How much of a tassel is twisted; the rest of its threads hang apart. */
const TWISTED = 0.72;
const THREAD_CM = 0.045;

interface Tassel {
  /** Its number along the edge, which is all that its chances come from. */
  index: number;
  across: number;
}

/** Twisted tassels along an edge, none as long, as thick or as straight as the next. */
function fringe(edge: Edge, how: { long: number; rest: number }): Surface {
  const count = Math.round(edge.half * 3.6);
  const tassels = Array.from({ length: count }, (_, index): Tassel => {
    const even = (((index + 0.5) / count) * 2 - 1) * edge.half * 0.97;
    return { index, across: even + 0.05 * chance(index, 1) };
  });
  return joinSurfaces(
    tassels.flatMap((tassel) => [twisted(edge, how, tassel), ...loose(edge, how, tassel)]),
  );
}

/** Where a tassel is, `t` of the way from the edge to its end. */
function alongTassel(edge: Edge, how: { long: number; rest: number }, { index, across }: Tassel) {
  const lean = 0.6 * chance(index, 2) + 0.5 * Math.sin(index * 0.4);
  const bend = 0.3 * chance(index, 3);
  const reach = how.long * (0.92 + 0.12 * chance(index, 4));
  return (t: number): Point => {
    const aside = across + lean * t * t + bend * Math.sin(t * 4 + index);
    const out = reach * t * (1 - 0.04 * Math.abs(bend)) - 0.3;
    const place = plus(plus(edge.middle, edge.along, aside), edge.away, out);
    const lies = blend(edge.middle[1], how.rest, ease(0, 0.4, t));
    return [place[0], lies + 0.1 * (1 + chance(index, 6)) * t, place[2]];
  };
}

function twisted(edge: Edge, how: { long: number; rest: number }, tassel: Tassel): Surface {
  const at = alongTassel(edge, how, tassel);
  const { index } = tassel;
  const thick = 0.125 + 0.025 * chance(index, 5);
  const path = Array.from({ length: 34 }, (_, k) => at((k / 33) * TWISTED));
  return tubeSurface(path, {
    section: (t, angle) => {
      const swirl = 1 + 0.26 * Math.cos(2 * angle + t * (34 + 8 * chance(index, 7)));
      const opens = thick * (1 + 0.25 * ease(0.9, 1, t)) * swirl;
      return [Math.cos(angle) * opens, Math.sin(angle) * opens * 0.85];
    },
    material: 'cloth',
    sides: 12,
    up: [0, 1, 0],
  });
}

/** The single threads in which a tassel ends: they spread, and some reach farther than others. */
function loose(edge: Edge, how: { long: number; rest: number }, tassel: Tassel): Surface[] {
  const at = alongTassel(edge, how, tassel);
  return [-1.5, -0.5, 0.5, 1.5].map((side, thread) => {
    const salt = 10 + thread;
    const spread = 0.09 * side + 0.1 * chance(tassel.index, salt);
    const long = 1 - TWISTED + 0.1 * chance(tassel.index, salt + 5);
    const path = Array.from({ length: 12 }, (_, k): Point => {
      const t = k / 11;
      const place = plus(at(TWISTED - 0.03 + long * t), edge.along, 0.045 * side + spread * t * t);
      return [place[0], Math.max(THREAD_CM, place[1]), place[2]];
    });
    return tubeSurface(path, { section: THREAD_CM, material: 'cloth', sides: 6, up: [0, 1, 0] });
  });
}

/** The lower edge of a layer. */
function edgeOf(plan: Layer): Edge {
  const [c, s] = [Math.cos((plan.turn * Math.PI) / 180), Math.sin((plan.turn * Math.PI) / 180)];
  const [, deep] = plan.half;
  const middle: Point = [plan.x + s * deep, plan.lift, plan.z + c * deep];
  return { middle, along: [c, 0, -s], away: [s, 0, c], half: plan.half[0] };
}

/** Wool in twill, brushed: fine slanting lines that stand out here and lie down there. */
const woolly: Detailing = ([x, y, z], out) => {
  const nap = 0.6 + 0.4 * Math.sin(x * 0.9 + 1.7 * Math.sin(z * 0.6) + y);
  out.relief += 0.011 * nap * Math.sin((x + 0.8 * z + 0.5 * y) * 27 + 0.8 * Math.sin(z * 2.3));
  out.relief += 0.02 * Math.sin(x * 1.9 + z * 0.7) * Math.sin(z * 1.3 - x * 0.8);
};

/** One of the two ends of a folded scarf: thin layers, none of which quite covers the one below. */
const LAYERS: readonly Layer[] = [
  { x: 1.5, z: 0.1, half: [8.5, 18.9], lift: 0.42, thick: 0.36, turn: -3.4 },
  { x: 0.75, z: -0.5, half: [8.6, 18.6], lift: 1.05, thick: 0.36, turn: -2.3 },
  { x: -0.2, z: -2.5, half: [8.6, 17.2], lift: 1.72, thick: 0.36, turn: 1.4 },
  { x: -0.7, z: -2.9, half: [8.3, 17], lift: 2.36, thick: 0.38, turn: 2.6 },
];

/** The fold at which a scarf turns over: of one width with its layers, round, a little uneven. */
function turnedOver(reach: number, thick: number, lift: number): Surface {
  const across = Array.from({ length: 60 }, (_, i): Point => {
    const x = (i / 59 - 0.5) * 2 * reach;
    return [x - 0.3, lift, -19 + 0.04 * x + 0.16 * Math.sin(x * 0.4)];
  });
  return tubeSurface(across, {
    section: (s, angle) => {
      const end = Math.sqrt(Math.max(0, 1 - (2 * s - 1) ** 10));
      const uneven = 1 + 0.05 * Math.sin(s * 9 + 1);
      return [Math.cos(angle) * thick * end * uneven, Math.sin(angle) * thick * 1.1 * end];
    },
    material: 'cloth',
    sides: 36,
    up: [0, 1, 0],
  });
}

/** A wool scarf, folded lengthwise and once across, its fringe below. */
export function scarf(): LoftedShape {
  const cloth = [
    ...LAYERS.map((each) => layer(each, 'cloth')),
    turnedOver(8.3, 1.05, 1.42),
    turnedOver(8.1, 0.6, 1.62),
  ];
  const rests = [0.2, 0.6, 1.2, 1.75];
  const fringes = LAYERS.map((each, i) =>
    fringe(edgeOf(each), { long: i < 2 ? 5.8 - 0.3 * i : 4.6, rest: rests[i] ?? 0.2 }),
  );
  return {
    name: 'scarf',
    kind: 'accessory',
    surfaces: [...cloth.map((surface) => ({ ...surface, detailing: woolly })), ...fringes],
    front: FROM_ABOVE,
    room: 1.14,
  };
}

/** Around a neck that is not there, its ends crossed below: the right one lies over the left. */
const HUNG: readonly Point[] = [
  [-10.4, 0.7, 21.4],
  [-7.4, 0.75, 13.5],
  [-1.4, 0.9, 4.4],
  [4.2, 1.2, -4],
  [6.1, 1.6, -11.4],
  [4.7, 1.9, -16.6],
  [0, 2.1, -18.8],
  [-4.7, 2.2, -16.6],
  [-6.1, 2.4, -11.4],
  [-4.3, 3, -4],
  [1.2, 3.3, 4.2],
  [6.6, 1.9, 12],
  [9, 0.9, 17.6],
];

/** How much a scarf is drawn together by the neck, and how far it spreads toward its ends. */
const drawnAt = (s: number) => ease(0, 0.3, s) * ease(1, 0.72, s);

/** Cloth in long folds: deep and close where it is drawn together, shallow where it spreads. */
function foldsAt(s: number, across: number): number {
  const drawn = drawnAt(s);
  const wander = 0.9 * Math.sin(s * 7 + 1) + 0.5 * Math.sin(s * 17);
  const main = Math.sin(across * (4.4 + 3.4 * drawn) + wander);
  const fine = Math.sin(across * 11.5 - 2 * wander + 2);
  const soft = (value: number) => value * (1.3 - 0.3 * value * value);
  return (0.24 + 0.46 * drawn) * soft(main) + (0.06 + 0.22 * drawn) * fine;
}

/** A scarf as it is worn, without anybody: a loop above, two ends that cross below it. */
export function hungScarf(): LoftedShape {
  const path = curveThrough(HUNG, 300);
  const ahead = (i: number) => unit(minus(pick(path, i + 2), pick(path, i - 2)));
  const band = tubeSurface(path, {
    section: (s, angle) => {
      const drawn = drawnAt(s);
      const half = (5.7 - 2.2 * drawn) * (1 + 0.05 * Math.sin(s * 17 + 1));
      const across = signedPower(Math.cos(angle), 0.55);
      const rise = signedPower(Math.sin(angle), 0.6);
      const upper = rise * (0.3 + 0.5 * drawn) + foldsAt(s, across) * ease(-0.2, 0.7, rise);
      return [across * half, Math.max(-0.65, upper)];
    },
    material: 'cloth',
    sides: 96,
    up: [0, 1, 0],
  });
  const endOf = (i: number, sign: 1 | -1): Edge => {
    const [x, y, z] = ahead(i);
    const away: Point = [x * sign, y, z * sign];
    return { middle: pick(path, i), along: [away[2], 0, -away[0]], away, half: 5.5 };
  };
  return {
    name: 'hung-scarf',
    kind: 'accessory',
    surfaces: [
      { ...band, detailing: woolly },
      fringe(endOf(0, -1), { long: 5.6, rest: 0.2 }),
      fringe(endOf(path.length - 1, 1), { long: 5.4, rest: 0.25 }),
    ],
    front: FROM_ABOVE,
    room: 1.14,
  };
}
