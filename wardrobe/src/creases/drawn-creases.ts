import type { Crease, CreaseStyle } from './crease.ts';
import { outerSides, type Pull, pullsOf } from './crease-pulls.ts';
import type { PanelShape } from './panel-shape.ts';
import { type Toss, tossOf } from './toss.ts';

interface Planner {
  shape: PanelShape;
  style: CreaseStyle;
  toss: Toss;
}

/** How much higher they stand than the folds of their cloth. */
const RISES = 2.6;
/** How much broader creases of a cloth without any sharpness are, beside its folds. */
const SOFTER_WIDTH = 0.22;

/** Few are long and high, most are short and low. */
function creasesOf({ style, toss }: Planner, pull: Pull): Crease[] {
  const count = Math.max(0, Math.round(1.3 * pull.count + toss(-1.2, 1.2)));
  return Array.from({ length: count }, () => {
    const size = 0.3 + 0.7 * toss(0, 1) ** 1.8;
    const shift = toss(-1, 1) * pull.apart;
    const [cos, sin] = [Math.cos(pull.angle), Math.sin(pull.angle)];
    return {
      x: pull.x - sin * shift,
      y: pull.y + cos * shift,
      angle: pull.angle + toss(-1, 1) * pull.opens,
      lengthCm: pull.lengthCm * (0.5 + 0.6 * size) * toss(0.8, 1.2),
      bend: toss(-0.13, 0.13),
      widthCm: style.widthCm * (0.24 + 0.3 * size + SOFTER_WIDTH * (1 - style.sharpness)),
      heightCm: RISES * style.heightCm * pull.height * size,
      sharpness: Math.min(1, style.sharpness + 0.35),
      steepSide: toss(0, 1) < 0.5 ? 1 : -1,
    };
  });
}

/** So many of each square meter, for each wrinkle that a cloth keeps from wear. */
const STREWN_PER_M2 = 26;

/** Where a wearer bends, as a share of a panel's height, and how far around that cloth is crushed. */
const CRUSHED = { at: 0.32, spread: 0.2 } as const;
/** How far creases of wear turn up toward the armpit at the sides, and from all that, radians. */
const [TURNS, STRAYS] = [0.6, 0.4];

/** How much a place is crushed in wear: at its sides, under the arms, and where a wearer bends. */
const crushedAt = ({ across, up }: { across: number; up: number }): number =>
  Math.max(across * across, Math.exp(-(((up - CRUSHED.at) / CRUSHED.spread) ** 2)));

/** Short creases that wear leaves: most where cloth is crushed, across what is bent there. */
function strewnCreases({ shape, style, toss }: Planner): Crease[] {
  const { left, right, bottom, top } = shape;
  // A half of an open front has its inner edge at the middle, which is 0.
  const outer = outerSides(shape);
  const [from, to] = [outer.includes(0) ? -1 : 0, outer.includes(1) ? 1 : 0];
  const areaM2 = ((right - left) * (top - bottom)) / 10_000;
  const count = Math.round(style.strewn * STREWN_PER_M2 * areaM2 * toss(0.7, 1.3));
  return Array.from({ length: count }, () => {
    const size = 0.25 + 0.75 * toss(0, 1) ** 2;
    const places = [0, 1, 2].map(() => ({ across: toss(from, to), up: toss(0, 1) }));
    const { across, up } = places.reduce((most, place) =>
      crushedAt(place) > crushedAt(most) ? place : most,
    );
    return {
      x: left + ((across - from) / (to - from)) * (right - left),
      y: bottom + up * (top - bottom),
      angle: TURNS * across + toss(-STRAYS, STRAYS),
      lengthCm: 3 + 9 * size,
      bend: toss(-0.2, 0.2),
      widthCm: style.widthCm * (0.35 + 0.4 * size),
      heightCm: style.heightCm * 0.95 * size,
      sharpness: style.sharpness,
      steepSide: toss(0, 1) < 0.5 ? 1 : -1,
    };
  });
}

/** Where a crease ends, as far as it is straight. */
const endOf = ({ x, y, angle, lengthCm }: Crease): readonly [number, number] => [
  x + lengthCm * Math.cos(angle),
  y + lengthCm * Math.sin(angle),
];

/** On which side of a crease a place lies. */
function sideOf({ x, y, angle }: Crease, [px, py]: readonly [number, number]): number {
  return (px - x) * Math.sin(angle) - (py - y) * Math.cos(angle);
}

const cross = (one: Crease, other: Crease): boolean =>
  sideOf(one, [other.x, other.y]) * sideOf(one, endOf(other)) < 0 &&
  sideOf(other, [one.x, one.y]) * sideOf(other, endOf(one)) < 0;

/** Cloth does not fold along two lines that cross: the one that came first stays. */
function withoutCrossings(creases: readonly Crease[]): Crease[] {
  const kept: Crease[] = [];
  for (const crease of creases) if (!kept.some((other) => cross(crease, other))) kept.push(crease);
  return kept;
}

/**
 * Single creases: those that run out from where cloth is drawn together, and those that it keeps
 * from wear. Each side of a garment has its own.
 * @param seed another piece creases another way
 */
export function drawnCreases(shape: PanelShape, style: CreaseStyle, seed: number): Crease[] {
  const planner: Planner = { shape, style, toss: tossOf(seed + 7) };
  const pulled = { ...planner, style: { ...style, heightCm: style.heightCm * style.pulls } };
  return withoutCrossings([
    ...pullsOf(planner).flatMap((pull) => creasesOf(pulled, pull)),
    ...(shape.role === 'shell' ? strewnCreases(planner) : []),
  ]);
}
