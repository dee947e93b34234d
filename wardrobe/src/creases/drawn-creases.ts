import type { Crease, CreaseStyle } from './crease.ts';
import { type Pull, pullsOf } from './crease-pulls.ts';
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
const STREWN_PER_M2 = 32;

/** Short creases anywhere: how a cloth lay, was packed, and steamed. */
function strewnCreases({ shape, style, toss }: Planner): Crease[] {
  const { left, right, bottom, top } = shape;
  const areaM2 = ((right - left) * (top - bottom)) / 10_000;
  const count = Math.round(style.strewn * STREWN_PER_M2 * areaM2 * toss(0.7, 1.3));
  return Array.from({ length: count }, () => {
    const size = 0.25 + 0.75 * toss(0, 1) ** 2;
    return {
      x: toss(left, right),
      y: toss(bottom, top),
      angle: toss(-Math.PI, Math.PI),
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
