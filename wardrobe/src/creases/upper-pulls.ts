import type { PanelShape } from './panel-shape.ts';
import { about, type Pull, type Toss } from './pull.ts';

const SIDES = [0, 1] as const;
const WAIST_CM = 108;
/** Sleeves longer than this go over the elbow. */
const OVER_ELBOW_CM = 42;

/** Lines from the corner under an arm toward the chest and the side. */
function underArm({ armpits }: PanelShape, toss: Toss): Pull[] {
  return SIDES.flatMap((side) => {
    const { x, y } = armpits[side];
    const inward = side === 0 ? 1 : -1;
    return about(4.5, toss, (index) => {
      const down = toss(-0.35, 0.2) + index * 0.32;
      return {
        x: x + inward * toss(-0.5, 1.5),
        y: y - toss(0, 2) - index * 1.3,
        angle: inward > 0 ? -down : Math.PI + down,
        lengthCm: toss(8, 19),
        bend: toss(-0.04, 0.16) * -inward,
        width: toss(0.7, 1.2),
        height: toss(0.6, 1.15),
        isHeld: true,
      };
    });
  });
}

/** Slack from the shoulders toward the middle of the chest. */
function fromShoulders({ armpits, top }: PanelShape, toss: Toss): Pull[] {
  return SIDES.flatMap((side) => {
    const { x } = armpits[side];
    const inward = side === 0 ? 1 : -1;
    return about(1.5, toss, () => ({
      x: x * toss(0.4, 0.72),
      y: top - toss(2, 6),
      angle: -Math.PI / 2 + inward * toss(0, 0.55),
      lengthCm: toss(13, 24),
      bend: toss(-0.1, 0.1),
      width: toss(1.2, 1.8),
      height: toss(0.35, 0.7),
      isHeld: true,
    }));
  });
}

/** The waist gives in: crescents from the side seams. */
function atWaist(shape: PanelShape, toss: Toss): Pull[] {
  const waist = shape.top - (shape.high - WAIST_CM);
  if (waist < shape.bottom + 3) return [];
  return SIDES.flatMap((side) => {
    const inward = side === 0 ? 1 : -1;
    return about(3.2, toss, () => ({
      x: (side === 0 ? shape.left : shape.right) + inward * toss(0.5, 5),
      y: waist + toss(-9, 9),
      angle: inward > 0 ? toss(-0.45, 0.3) : Math.PI - toss(-0.45, 0.3),
      lengthCm: toss(7, 17),
      bend: toss(-0.14, 0.14),
      width: toss(0.7, 1.25),
      height: toss(0.45, 0.95),
      isHeld: true,
    }));
  });
}

/** Soft folds that rise from the hem. */
function fromHem({ left, right, bottom }: PanelShape, toss: Toss): Pull[] {
  const step = (right - left) / 6;
  return about(5, toss, (index) => ({
    x: left + step * (index + toss(0.1, 0.9)),
    y: bottom - 1,
    angle: Math.PI / 2 + toss(-0.2, 0.2),
    lengthCm: toss(12, 30),
    bend: toss(-0.08, 0.08),
    width: toss(1.3, 2.1),
    height: toss(0.35, 0.8),
    isHeld: true,
  }));
}

/** What hangs lower than this above the floor is a dress, and was hung up. */
const SHORTEST_DRESS_CM = 72;

/** The lines along which a front lay folded in its drawer: one across, or one or two down beside the middle. */
export function foldLines(
  { name, low, left, right, bottom, top }: PanelShape,
  folded: number,
  toss: Toss,
): Pull[] {
  if (folded === 0 || name !== 'front' || low < SHORTEST_DRESS_CM) return [];
  const [wide, tall] = [right - left, top - bottom];
  const line = { width: 0.36, isHeld: true } as const;
  const across = toss(0, 1) < folded;
  const down = !across && toss(0, 1) < folded;
  return [
    ...about(across ? 1.3 : 0, toss, () => ({
      ...line,
      x: left + wide * toss(0.02, 0.25),
      y: bottom + tall * toss(0.3, 0.55),
      angle: toss(-0.025, 0.025),
      lengthCm: wide * toss(0.7, 1),
      bend: toss(-0.012, 0.012),
      height: toss(0.13, 0.26),
    })),
    ...about(down ? 1.6 : 0, toss, (index) => ({
      ...line,
      x: (left + right) / 2 + (index % 2 === 0 ? 1 : -1) * wide * toss(0.2, 0.27),
      y: top - tall * toss(0.25, 0.4),
      angle: -Math.PI / 2 + toss(-0.02, 0.02),
      lengthCm: tall * toss(0.5, 0.65),
      bend: toss(-0.01, 0.01),
      height: toss(0.12, 0.24),
    })),
  ];
}

/** What a shirt, a sweater or a jacket shows on the trunk. */
export const torsoPulls = (shape: PanelShape, toss: Toss): Pull[] => [
  ...underArm(shape, toss),
  ...fromShoulders(shape, toss),
  ...atWaist(shape, toss),
  ...fromHem(shape, toss),
];

interface Ring {
  /** Where on the sleeve, and how far it spreads up and down. */
  y: number;
  spread: number;
  count: number;
  lengthCm: readonly [number, number];
  height: readonly [number, number];
}

/** Short creases across the sleeve, tilted to both sides. */
const across = (shape: PanelShape, toss: Toss, ring: Ring): Pull[] =>
  about(ring.count, toss, () => ({
    x: toss(shape.left, shape.right - 5),
    y: ring.y + toss(-ring.spread, ring.spread),
    angle: toss(-0.5, 0.5),
    lengthCm: toss(...ring.lengthCm),
    bend: toss(-0.2, 0.2),
    width: toss(0.6, 1.05),
    height: toss(...ring.height),
    isHeld: false,
  }));

/** What a sleeve shows: pulled under the arm, broken at the elbow, pushed together above the cuff. */
export function sleevePulls(shape: PanelShape, toss: Toss): Pull[] {
  const length = shape.top - shape.bottom;
  const isLong = length > OVER_ELBOW_CM;
  const radiating = underArm(shape, toss);
  const twisted = about(isLong ? 3 : 1, toss, () => ({
    x: toss(shape.left * 0.7, shape.right * 0.7),
    y: shape.top - toss(4, 16),
    angle: -Math.PI / 2 + toss(-0.5, 0.5),
    lengthCm: Math.min(length, toss(12, 24)),
    bend: toss(-0.15, 0.15),
    width: toss(1, 1.6),
    height: toss(0.4, 0.8),
    isHeld: false,
  }));
  if (!isLong) return [...radiating, ...twisted];
  const elbow = { y: shape.top - length * 0.55, spread: 7, count: 11 } as const;
  const wrist = { y: shape.bottom + 7, spread: 6, count: 10 } as const;
  return [
    ...radiating,
    ...twisted,
    ...across(shape, toss, { ...elbow, lengthCm: [7, 14], height: [0.6, 1.25] }),
    ...across(shape, toss, { ...wrist, lengthCm: [6, 13], height: [0.5, 1] }),
    ...across(shape, toss, {
      y: shape.top - length * 0.35,
      spread: 8,
      count: 4,
      lengthCm: [6, 12],
      height: [0.3, 0.7],
    }),
  ];
}
