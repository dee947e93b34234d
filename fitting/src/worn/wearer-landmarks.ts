import type { BodyFrame } from '../body/body-frame.ts';
import type {
  BottomLandmarks,
  GarmentLimb,
  GarmentPoint,
  GarmentSides,
  TopLandmarks,
} from '../garment/garment-cutout.ts';
import { mixOf, type Point, plus, type Side, signOf } from '../geometry/point.ts';

/** Whether a place shows the garment that is sought. */
export type IsCloth = (x: number, y: number) => boolean;

const SHOULDER_STEPS = 24;
const CROTCH = 1.17;

const sides = <T>(make: (side: Side) => T): GarmentSides<T> => ({ left: make(0), right: make(1) });

const holds = (isCloth: IsCloth, { x, y }: Point): boolean => isCloth(x, y);

/** The lowest level of the trunk and below at which the garment is seen near its middle or on a leg. */
function lowestLevel(frame: BodyFrame, isCloth: IsCloth, from: number): number {
  const { legs, body } = frame;
  let lowest = from;
  for (let level = from; level < 3; level += 0.01) {
    const far = (level - 1) * body.trunkLength;
    const onLegs = legs.some((leg) => {
      const whole = leg.upperLength + leg.lowerLength;
      return far > 0 && far < whole && holds(isCloth, leg.at((far / whole) * 2).middle);
    });
    const half = body.shoulderWidth * 0.15;
    const onTrunk = [-half, 0, half].some((beside) => holds(isCloth, frame.at(level, beside)));
    if (onLegs || onTrunk) lowest = level;
    else if (level > lowest + 0.1) break;
  }
  return lowest;
}

/** The first and the last place of a shoulder that is covered; null where it is bare. */
function covered(
  frame: BodyFrame,
  isCloth: IsCloth,
  side: Side,
): { neck: Point; tip: Point } | null {
  const { body } = frame;
  const places = Array.from({ length: SHOULDER_STEPS + 1 }, (_, step) =>
    frame.shoulder(side, step / SHOULDER_STEPS),
  ).filter((place) => holds(isCloth, plus(place, body.down, 0.04 * body.shoulderWidth)));
  const [neck, tip] = [places[0], places.at(-1)];
  return neck && tip ? { neck, tip } : null;
}

function sleeveOf(frame: BodyFrame, isCloth: IsCloth, side: Side): GarmentLimb | null {
  const arm = frame.arms[side];
  let end = 0;
  for (let along = 0.3; along <= 2.05; along += 0.02) {
    if (holds(isCloth, arm.at(Math.min(2, along)).middle)) end = along;
    else if (along > end + 0.12) break;
  }
  if (end < 0.36) return null;
  const cut = arm.at(Math.min(2, end));
  const root = mixOf(frame.tip[side], frame.armpit[side], 0.5);
  return {
    axis: [root, arm.at(Math.min(2, end) / 2).middle, cut.middle],
    outerEnd: plus(cut.middle, cut.outward, cut.radius * 1.1),
    innerEnd: plus(cut.middle, cut.outward, -cut.radius * 1.1),
  };
}

/** The upper edge of the cloth between the neck points. */
function necklineOf(
  frame: BodyFrame,
  isCloth: IsCloth,
  neck: GarmentSides<GarmentPoint>,
): GarmentPoint[] {
  const line: GarmentPoint[] = [neck.left];
  const lowest = frame.at(0.6, 0).y;
  for (let x = Math.ceil(neck.left.x) + 2; x < neck.right.x - 1; x += 2) {
    let y = frame.body.mouth.y + frame.body.faceRadius * 0.5;
    while (y < lowest && !isCloth(x, y)) y += 1;
    line.push({ x, y });
  }
  return [...line, neck.right];
}

/** The landmarks of a top or dress on the body that wears it; null where the shoulders are bare. */
export function wornTopLandmarks(
  frame: BodyFrame,
  isCloth: IsCloth,
  kind: 'top' | 'dress',
): TopLandmarks | null {
  const shoulders = sides((side) => covered(frame, isCloth, side));
  if (shoulders.left === null || shoulders.right === null) return null;
  const both = { left: shoulders.left, right: shoulders.right };
  const of = <T>(pair: GarmentSides<T>, side: Side): T => (side === 0 ? pair.left : pair.right);
  const neck = sides((side) => of(both, side).neck);
  const sleeves = sides((side) => sleeveOf(frame, isCloth, side));
  const hem = kind === 'dress' ? lowestLevel(frame, isCloth, 0.9) : frame.oldHem;
  return {
    kind,
    neck,
    neckline: necklineOf(frame, isCloth, neck),
    shoulderTip: sides((side) =>
      of(sleeves, side) === null ? of(both, side).tip : frame.tip[side],
    ),
    armpit: sides((side) => frame.armpit[side]),
    waist: sides((side) => frame.at(0.7, signOf(side) * frame.half(0.7, side))),
    hem: sides((side) => frame.at(hem, signOf(side) * frame.half(Math.min(hem, 1.1), side))),
    sleeves,
  };
}

/** The landmarks of trousers or a skirt on the body that wears them. */
export function wornBottomLandmarks(frame: BodyFrame, isCloth: IsCloth): BottomLandmarks {
  const beside = (level: number) => (side: Side) =>
    frame.at(level, signOf(side) * frame.half(Math.min(level, 1.12), side));
  const hemLevel = lowestLevel(frame, isCloth, 1);
  // Between the legs a skirt goes on.
  const between = [1.3, 1.36, 1.42].filter((level) => holds(isCloth, frame.at(level, 0)));
  const crotch = between.length > 1 ? null : frame.at(CROTCH, 0);
  const hem = sides((side) => {
    const leg = frame.legs[side];
    const whole = leg.upperLength + leg.lowerLength;
    const far = ((hemLevel - 1) * frame.body.trunkLength) / whole;
    return leg.at(Math.min(2, far * 2));
  });
  const outer = sides((side) => {
    const cut = side === 0 ? hem.left : hem.right;
    return plus(cut.middle, cut.outward, cut.radius);
  });
  return {
    kind: 'bottom',
    waist: sides(beside(frame.oldWaist)),
    hip: sides(beside(1.02)),
    crotch,
    hem: outer,
    legs: sides((side) => {
      if (crotch === null) return null;
      const cut = side === 0 ? hem.left : hem.right;
      return {
        axis: [frame.at(CROTCH, signOf(side) * frame.half(1.1, side) * 0.5), cut.middle],
        innerEnd: plus(cut.middle, cut.outward, -cut.radius),
        outerEnd: plus(cut.middle, cut.outward, cut.radius),
      };
    }),
  };
}
