import { hashCell } from '../materials/noise.ts';
import type { Crease, CreaseStyle } from './crease.ts';
import { fallingFolds, legPulls, skirtPulls } from './lower-pulls.ts';
import type { PanelShape } from './panel-shape.ts';
import { type Pull, type Toss, tossOf } from './pull.ts';
import { foldLines, sleevePulls, torsoPulls } from './upper-pulls.ts';

/** Panels whose highest place is above this are worn on the trunk, the others below the waist. */
const ABOVE_WAIST_CM = 118;
/** A panel that ends below this reaches down over the legs. */
const OVER_LEGS_CM = 70;
/** Small parts are pressed: hardly creased. */
const PRESSED = 0.35;

function pullsOf(shape: PanelShape, { falls, folded }: CreaseStyle, toss: Toss): Pull[] {
  if (shape.role !== 'shell') return [];
  if (shape.name.includes('sleeve')) return sleevePulls(shape, toss);
  if (shape.high > ABOVE_WAIST_CM)
    return [
      ...torsoPulls(shape, toss),
      ...foldLines(shape, folded, toss),
      ...(shape.low < OVER_LEGS_CM ? skirtOf(shape, falls, toss) : []),
    ];
  const isLeg = /^(left|right)-(front|back)$/.test(shape.name);
  return isLeg ? legPulls(shape, toss) : skirtOf(shape, falls, toss);
}

const skirtOf = (shape: PanelShape, falls: CreaseStyle['falls'], toss: Toss): Pull[] => [
  ...skirtPulls(shape, toss),
  ...fallingFolds(shape, falls, toss),
];

/** Creases from wear, anywhere: short, most of them across. */
function strewnOver({ left, right, bottom, top }: PanelShape, share: number, toss: Toss): Pull[] {
  const count = Math.round(((right - left) * (top - bottom) * share) / 1000);
  return Array.from({ length: count }, () => ({
    x: toss(left, right),
    y: toss(bottom, top),
    angle: toss(-0.7, 0.7) + (toss(0, 1) < 0.25 ? Math.PI / 2 : 0),
    lengthCm: toss(3, 10),
    bend: toss(-0.2, 0.2),
    width: toss(0.45, 0.9),
    height: toss(0.2, 0.6),
    isHeld: false,
  }));
}

/**
 * The creases of a panel as its cloth makes them: where the garment is pulled, and where it was worn.
 * @param seed another one creases another way
 */
export function planCreases(shape: PanelShape, style: CreaseStyle, seed: number): Crease[] {
  const toss = tossOf(seed);
  const isSmall = shape.role !== 'shell';
  const pulls = pullsOf(shape, style, toss).filter(
    (_pull, index) => hashCell(index, seed, 3) < style.pulls,
  );
  return [...pulls, ...strewnOver(shape, style.strewn, toss)].map((pull) => {
    // Few are large, most are small.
    const size = 0.7 + 1.5 * toss(0, 1) ** 3;
    return {
      x: pull.x,
      y: pull.y,
      angle: pull.angle,
      lengthCm: pull.lengthCm * (0.75 + 0.25 * size),
      bend: pull.bend,
      isHeld: pull.isHeld,
      widthCm: style.widthCm * pull.width * size,
      heightCm: style.heightCm * pull.height * size * (isSmall ? PRESSED : 1),
      sharpness: style.sharpness,
      steepSide: toss(0, 1) < 0.5 ? 1 : -1,
    };
  });
}
