import type { TryOnDoubt } from '@modiste/contract/values';
import type { BodyFrame } from '../body/body-frame.ts';
import type { Composed } from '../compose/composed.ts';
import type { GarmentCutout } from '../garment/garment-cutout.ts';
import { dotOf, minus, SIDES, unitOf } from '../geometry/point.ts';
import { partIndex } from '../person/label-parts.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { smoothStep } from '../raster/ramp.ts';
import { remainsOf } from './remains.ts';

/** What a try-on measures, each from 0, good, to 1. */
export interface TryOnFacts {
  /** How much of the face changed. */
  readonly face: number;
  /** How much the outline of the person changed, as a share of the person. */
  readonly outline: number;
  /** How much of the old garment is still seen. */
  readonly left: number;
  /** How much of the body had to be invented, in squares of the shoulder width; may exceed 1. */
  readonly invented: number;
  /** How unsure the garment's cut-out, or how torn it looks, and how unsure the person's pose is. */
  readonly garment: number;
  readonly pose: number;
}

const LIMITS = {
  garment_unclear: { fact: 'garment', most: 0.5 },
  pose_unclear: { fact: 'pose', most: 0.5 },
  old_garment_left: { fact: 'left', most: 0.04 },
  outline_changed: { fact: 'outline', most: 0.16 },
  face_changed: { fact: 'face', most: 0.0075 },
  much_invented: { fact: 'invented', most: 0.3 },
} as const;
const ORDER = [
  'garment_unclear',
  'pose_unclear',
  'old_garment_left',
  'outline_changed',
  'face_changed',
  'much_invented',
] as const satisfies readonly TryOnDoubt[];

const CHANGED = 24;
/** Over the area from shoulder to shoulder and down to the hips: no garment is as small as the first. */
const SMALLEST = [0.08, 0.32] as const;
/** The levels of the trunk and the share of its width within which a top has no holes. */
const WHOLE = { from: 0.5, to: 0.75, beside: 0.6 } as const;
/** A share of the trunk that shows through a garment, from nothing to surely torn. */
const TORN = [0.02, 0.14] as const;

function colorOff(one: ArrayLike<number>, other: ArrayLike<number>, at: number): number {
  return (
    Math.abs((one[at * 3] ?? 0) - (other[at * 3] ?? 0)) +
    Math.abs((one[at * 3 + 1] ?? 0) - (other[at * 3 + 1] ?? 0)) +
    Math.abs((one[at * 3 + 2] ?? 0) - (other[at * 3 + 2] ?? 0))
  );
}

/** How far a pose is from somebody who stands, faces the camera and lets the arms hang. */
function poseFault({ landmarks, body, faults }: SeenPerson): number {
  const isBad = faults.includes('seated') || faults.includes('turned_away') || body.isFromBehind;
  const isTilted = Math.abs(body.down.x) > 0.26;
  const crossed = SIDES.some((side) => {
    const upper = unitOf(minus(body.elbows[side], body.shoulders[side]));
    const across = dotOf(minus(body.wrists[side], body.chest), body.across);
    const isInside = Math.abs(across) < 0.3 * body.shoulderWidth;
    const isHigh = dotOf(minus(body.wrists[side], body.chest), body.down) < 0.8 * body.trunkLength;
    return (isInside && isHigh) || dotOf(upper, body.down) < 0;
  });
  const shoulders = Math.min(
    landmarks.leftShoulder.visibility,
    landmarks.rightShoulder.visibility,
    landmarks.leftHip.visibility,
    landmarks.rightHip.visibility,
  );
  if (isBad || isTilted || shoulders < 0.5) return 1;
  return crossed ? 0.7 : 0;
}

/** How surely a garment is no more than a thread, or a top full of holes. */
function tornOf(frame: BodyFrame, { cover }: Pick<Composed, 'cover'>): number {
  const { body } = frame;
  let area = 0;
  for (let at = 0; at < cover.values.length; at += 1) area += cover.values[at] ?? 0;
  const small = 1 - smoothStep(...SMALLEST, area / (body.shoulderWidth * body.trunkLength));
  let [all, bare] = [1, 0];
  for (let share = -WHOLE.beside; share <= WHOLE.beside; share += 0.02) {
    let [above, open] = [false, 0];
    for (let down: number = WHOLE.from; down < WHOLE.to; down += 0.01) {
      const { x, y } = frame.at(down, share * frame.half(down, share < 0 ? 0 : 1));
      const covered = cover.values[Math.round(y) * cover.width + Math.round(x)] ?? 0;
      all += 1;
      // A hole has cloth above and below.
      if (covered > 0.5) [above, bare, open] = [true, bare + open, 0];
      else if (above) open += 1;
    }
  }
  return Math.max(small, smoothStep(...TORN, bare / all));
}

/** Measures what a garment did to the picture of a person. */
export function measureTryOn(
  { person, frame, cutout }: { person: SeenPerson; frame: BodyFrame; cutout: GarmentCutout },
  composed: Composed,
): TryOnFacts {
  const { rgb, shown, old, invented } = composed;
  const face = partIndex('face');
  let [faces, changed, all, off, was, left] = [1, 0, 1, 0, 1, 0];
  const chinLevel = frame.body.chin.y;
  for (let at = 0; at < shown.values.length; at += 1) {
    const cloth = shown.values[at] ?? 0;
    const isOld = (old.values[at] ?? 0) > 0.7;
    const isPerson = (person.alpha[at] ?? 0) > 127;
    const isFace = person.labels[at] === face && at / person.width < chinLevel;
    const isChanged = (isOld || isFace) && colorOff(person.rgb, rgb, at) > CHANGED;
    all += isPerson ? 1 : 0;
    // Cloth beside the person widens the outline; a part of the person that is gone narrows it.
    if (cloth > 0.5 && !isPerson) off += 1;
    if (isOld) {
      was += 1;
      if (cloth < 0.2 && !isChanged) left += 1;
    }
    if (isFace) {
      faces += 1;
      changed += isChanged ? 1 : 0;
    }
  }
  return {
    face: changed / faces,
    outline: off / all,
    left: Math.max(left, remainsOf(person, composed)) / was,
    invented,
    garment: Math.max(1 - cutout.confidence, tornOf(frame, composed)),
    pose: Math.max(poseFault(person), 1 - person.confidence),
  };
}

/** What speaks against showing a result as if it were sure, the most telling first. */
export const doubtsOf = (facts: TryOnFacts): TryOnDoubt[] =>
  ORDER.filter((doubt) => facts[LIMITS[doubt].fact] > LIMITS[doubt].most);

/** How bad a result is by what making it another way may change: how far facts are over their limits. */
export function faultOf(facts: TryOnFacts): number {
  const over = (['left', 'outline', 'face', 'invented'] as const).map((fact) => {
    const limit = Object.values(LIMITS).find((one) => one.fact === fact);
    return Math.max(0, facts[fact] / (limit?.most ?? 1) - 1);
  });
  return over.reduce((sum, one) => sum + one, 0);
}
