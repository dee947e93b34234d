import type { CreaseStyle } from './crease.ts';
import type { FoldRegion } from './fold-field.ts';
import {
  type ClothFolds,
  type FoldPlanner,
  fanRegion,
  hangRegion,
  slackOf,
  trunkRegion,
  tubeRegion,
  UPRIGHT,
  wrinkleRegion,
  yAt,
} from './fold-regions.ts';
import type { PanelShape } from './panel-shape.ts';
import { tossOf } from './toss.ts';

const SIDES = [0, 1] as const;
const CROTCH_CM = 79;
const KNEE_CM = 48;
/** Legs that end above this have no folds at the ankle. */
const ANKLE_CM = 25;
/** Panels whose highest place is above this are worn on the trunk, the others below the waist. */
const ABOVE_WAIST_CM = 118;
/** A panel that ends below this reaches down over the legs. */
const OVER_LEGS_CM = 70;
/** The folds of the trunk go on in a skirt that is cut in one with it: its own are less deep. */
const CUT_IN_ONE = 0.85;
/** Sleeves longer than this go over the elbow. */
const OVER_ELBOW_CM = 42;
/** Small parts are pressed: hardly wrinkled. */
const PRESSED = 0.35;

/** Lines from the corner under an arm toward the chest and the side, or down the sleeve. */
function armpitFans(planner: FoldPlanner, lengthCm: number, depth: number): FoldRegion[] {
  const { shape, toss } = planner;
  return SIDES.map((side) => {
    const { x, y } = shape.armpits[side];
    const down = toss(-0.1, 0.75);
    return fanRegion(planner, {
      x,
      y,
      angle: side === 0 ? -down : Math.PI + down,
      opens: toss(0.55, 0.85),
      lengthCm: lengthCm * toss(0.8, 1.25),
      depth: depth * toss(0.75, 1.2),
    });
  });
}

/** What a shirt, a sweater or a jacket shows on the trunk. */
const torsoFolds = (planner: FoldPlanner): FoldRegion[] => [
  ...armpitFans(planner, 21, 1.1),
  trunkRegion(planner),
];

/** What a sleeve shows: drawn under the arm, broken at the elbow, pushed together above the cuff. */
function sleeveFolds(planner: FoldPlanner): FoldRegion[] {
  const { shape, toss } = planner;
  const { top, bottom } = shape;
  const length = top - bottom;
  const isLong = length > OVER_ELBOW_CM;
  const elbow = { y: top - length * toss(0.5, 0.58), spread: toss(7, 10), depth: 1.1 };
  const wrist = { y: bottom + toss(7, 10), spread: toss(6, 8), depth: 1 };
  const tube = tubeRegion(planner, {
    bends: isLong ? [elbow, wrist] : [],
    slack: isLong ? 0.5 : 0.7,
    turns: isLong
      ? { from: top - length * 0.2, to: top - length * 0.48 }
      : { from: bottom - 20, to: bottom - 40 },
    slant: toss(0.1, 0.4),
  });
  return [...armpitFans(planner, isLong ? 17 : 13, 1), tube];
}

/** What a leg shows: spread from the crotch, broken at the knee, stacked above the shoe. */
function legFolds(planner: FoldPlanner): FoldRegion[] {
  const { shape, toss } = planner;
  const { inward, left, right, bottom } = shape;
  const rise = toss(0, 0.5);
  const crotch = fanRegion(planner, {
    x: inward > 0 ? right : left,
    y: yAt(shape, CROTCH_CM) + toss(-1, 2),
    angle: inward > 0 ? Math.PI - rise : rise,
    opens: toss(0.6, 0.9),
    lengthCm: toss(18, 25),
    depth: 1.1,
  });
  const knee = { y: yAt(shape, KNEE_CM) + toss(-3, 3), spread: toss(8, 13), depth: toss(0.4, 0.7) };
  const ankle = { y: bottom + toss(7, 11), spread: toss(6, 9), depth: toss(0.4, 0.75) };
  const isLong = knee.y > bottom + 5;
  const tube = tubeRegion(planner, {
    bends: [...(isLong ? [knee] : []), ...(isLong && shape.low < ANKLE_CM ? [ankle] : [])],
    slack: 0.42,
    turns: { from: yAt(shape, 70), to: yAt(shape, 50) },
    slant: toss(0.3, 0.6),
  });
  return [crotch, tube];
}

/** What a skirt shows: long folds in which it falls, deeper toward its hem. */
const skirtFolds = (planner: FoldPlanner, falls: number): FoldRegion[] => [
  hangRegion(planner, {
    from: yAt(planner.shape, 98),
    to: Math.max(planner.shape.bottom, yAt(planner.shape, 62)),
    angle: UPRIGHT,
    wander: 0.2,
    spacing: 2.5,
    depth: (SKIRT_SOFTER / SOFTER) * falls * slackOf(planner.shape),
  }),
];

/** Cloths that keep fewer creases than this from wear have no fine wrinkles. */
const FEWEST_STREWN = 1;
/** Steam takes wrinkles out; of its folds a cloth keeps this share. */
const KEPT = 0.4;

/** Soft folds are shallow where nobody fills the garment: single creases tell its shape. */
const SOFTER = 0.3;
/** The same of the folds in which a skirt falls. */
const SKIRT_SOFTER = 0.75;

/** How a cloth folds: the broader its single creases are, the farther its folds lie apart. */
function foldsOf(
  { widthCm, heightCm, pulls, sharpness, strewn }: CreaseStyle,
  creased: number,
): ClothFolds {
  const isWrinkled = strewn >= FEWEST_STREWN;
  return {
    spacing: 1.2 + 1.45 * widthCm,
    depth: SOFTER * 3.3 * heightCm * pulls * (KEPT + (1 - KEPT) * creased),
    sharpness,
    wrinkled: isWrinkled ? heightCm * creased * Math.min(0.7, 0.1 + 0.06 * strewn) : 0,
  };
}

interface FoldPlan {
  style: CreaseStyle;
  /** How much it is creased: 0 is steamed, 1 as its cloth creases. */
  creased: number;
  /** Another one folds another way. */
  seed: number;
}

/** Where and how a panel lies in folds, as its cloth and its place on the wearer make them. */
export function planFolds(shape: PanelShape, { style, creased, seed }: FoldPlan): FoldRegion[] {
  const cloth = foldsOf(style, creased);
  const planner: FoldPlanner = { shape, cloth, toss: tossOf(seed) };
  if (shape.role !== 'shell') {
    const pressed = { ...cloth, wrinkled: PRESSED * cloth.wrinkled };
    return cloth.wrinkled > 0 ? [wrinkleRegion({ ...planner, cloth: pressed })] : [];
  }
  const placed = placedFolds(planner, style.falls);
  return cloth.wrinkled > 0 ? [...placed, wrinkleRegion(planner)] : placed;
}

function placedFolds(planner: FoldPlanner, falls: number): FoldRegion[] {
  const { shape } = planner;
  if (shape.name.includes('sleeve')) return sleeveFolds(planner);
  if (shape.high > ABOVE_WAIST_CM)
    return [
      ...torsoFolds(planner),
      ...(shape.low < OVER_LEGS_CM ? skirtFolds(planner, falls * CUT_IN_ONE) : []),
    ];
  const isLeg = /^(left|right)-(front|back)$/.test(shape.name);
  return isLeg ? legFolds(planner) : skirtFolds(planner, falls);
}
