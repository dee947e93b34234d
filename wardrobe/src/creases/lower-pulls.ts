import type { PanelShape } from './panel-shape.ts';
import { about, type Pull, type Toss } from './pull.ts';

const SIDES = [0, 1] as const;
const CROTCH_CM = 79;
const KNEE_CM = 48;
/** Legs that end above this have no folds at the ankle. */
const ANKLE_CM = 25;

/** Where on the cloth of a panel a height above the floor is. */
const yAt = ({ top, high }: PanelShape, heightCm: number): number => top - (high - heightCm);

/** Lines that spread from the crotch over the thigh. */
function fromCrotch(shape: PanelShape, toss: Toss): Pull[] {
  const { inward, left, right } = shape;
  const edge = inward > 0 ? right : left;
  return about(5.5, toss, (index) => {
    const rise = -0.5 + index * 0.24 + toss(-0.12, 0.12);
    return {
      x: edge - inward * toss(0, 4),
      y: yAt(shape, CROTCH_CM) + toss(-1, 2) + index * 1.5,
      angle: inward > 0 ? Math.PI - rise : rise,
      lengthCm: toss(7, 16),
      bend: toss(-0.12, 0.12),
      width: toss(0.6, 1.1),
      height: toss(0.55, 1.1),
      isHeld: true,
    };
  });
}

/** Folds across a leg, from both of its seams. */
function acrossLeg(
  shape: PanelShape,
  toss: Toss,
  at: { y: number; spread: number; count: number },
) {
  return SIDES.flatMap((side) => {
    const inward = side === 0 ? 1 : -1;
    return about(at.count, toss, () => {
      const tilt = toss(-0.45, 0.35);
      return {
        x: (side === 0 ? shape.left : shape.right) + inward * toss(2, 7),
        y: at.y + toss(-at.spread, at.spread),
        angle: inward > 0 ? tilt : Math.PI - tilt,
        lengthCm: toss(6, 15),
        bend: toss(-0.18, 0.18),
        width: toss(0.65, 1.2),
        height: toss(0.5, 1.1),
        isHeld: false,
      };
    });
  });
}

/** What a leg shows: spread at the crotch, broken at the knee, stacked above the shoe. */
export function legPulls(shape: PanelShape, toss: Toss): Pull[] {
  const knee = yAt(shape, KNEE_CM);
  const pulls = fromCrotch(shape, toss);
  if (knee < shape.bottom + 5) return pulls;
  pulls.push(...acrossLeg(shape, toss, { y: knee, spread: 9, count: 4.5 }));
  if (shape.low < ANKLE_CM)
    pulls.push(...acrossLeg(shape, toss, { y: shape.bottom + 9, spread: 7, count: 4 }));
  const hanging = about(2.5, toss, () => ({
    x: toss(shape.left * 0.6, shape.right * 0.6),
    y: yAt(shape, toss(58, 74)),
    angle: -Math.PI / 2 + toss(-0.15, 0.15),
    lengthCm: toss(14, 26),
    bend: toss(-0.06, 0.06),
    width: toss(1.2, 1.8),
    height: toss(0.3, 0.7),
    isHeld: false,
  }));
  return [...pulls, ...hanging];
}

/** What a skirt shows: pulled across the lap, hanging from the hip, folded at the hem. */
export function skirtPulls(shape: PanelShape, toss: Toss): Pull[] {
  const { left, right, bottom } = shape;
  const lap = acrossLeg(shape, toss, { y: yAt(shape, 84), spread: 9, count: 2.5 });
  const step = (right - left) / 7;
  const upright = (index: number, y: number, angle: number): Pull => ({
    x: left + step * (index + toss(0, 1)),
    y,
    angle: angle + toss(-0.14, 0.14),
    lengthCm: toss(16, 38),
    bend: toss(-0.06, 0.06),
    width: toss(1.1, 2),
    height: toss(0.35, 0.85),
    isHeld: true,
  });
  return [
    ...lap,
    ...about(5, toss, (index) => upright(index, yAt(shape, toss(94, 104)), -Math.PI / 2)),
    ...about(6, toss, (index) => upright(index, bottom - 1, Math.PI / 2)),
  ];
}

/** Long soft folds in which a light skirt falls: they rise from the hem and narrow on their way up. */
export function fallingFolds(
  { left, right, bottom, top }: PanelShape,
  [count, depth]: readonly [number, number],
  toss: Toss,
): Pull[] {
  const middle = (left + right) / 2;
  return about(count, toss, (index) => {
    const x = left + ((right - left) * (index + toss(0.1, 0.9))) / count;
    return {
      x,
      y: bottom - 1,
      // A skirt that is broader at its hem falls in folds that fan out.
      angle: Math.PI / 2 + ((x - middle) / (right - left)) * 0.22 + toss(-0.08, 0.08),
      lengthCm: (top - bottom) * toss(0.35, 0.8),
      bend: toss(-0.05, 0.05),
      width: toss(1.2, 2.3),
      height: depth * toss(0.45, 1.1),
      isHeld: true,
    };
  });
}
