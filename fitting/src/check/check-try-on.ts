import type { TryOnDoubt } from '@modiste/contract/values';
import type { BodyFrame } from '../body/body-frame.ts';
import type { Composed } from '../compose/composed.ts';
import type { GarmentCutout } from '../garment/garment-cutout.ts';
import { dotOf, minus, SIDES, unitOf } from '../geometry/point.ts';
import { partIndex } from '../person/label-parts.ts';
import type { SeenPerson } from '../person/read-person.ts';

/** What a try-on measures, each from 0, good, to 1. */
export interface TryOnFacts {
  /** How much of the face changed. */
  readonly face: number;
  /** How much the outline of the person changed, as a share of the person. */
  readonly outline: number;
  /** How much of the old garment is still seen. */
  readonly left: number;
  /** How much of the old garment's place had to be invented. */
  readonly invented: number;
  /** How unsure the garment's cut-out and the person's pose are. */
  readonly garment: number;
  readonly pose: number;
}

const LIMITS = {
  garment_unclear: { fact: 'garment', most: 0.5 },
  pose_unclear: { fact: 'pose', most: 0.5 },
  old_garment_left: { fact: 'left', most: 0.06 },
  outline_changed: { fact: 'outline', most: 0.16 },
  face_changed: { fact: 'face', most: 0.02 },
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

/** Measures what a garment did to the picture of a person. */
export function measureTryOn(
  { person, frame, cutout }: { person: SeenPerson; frame: BodyFrame; cutout: GarmentCutout },
  { rgb, shown, old, invented }: Composed,
): TryOnFacts {
  const face = partIndex('face');
  let [faces, changed, all, off, was, left] = [1, 0, 1, 0, 1, 0];
  const shoulderLevel = frame.body.mouth.y + frame.body.faceRadius * 0.3;
  for (let at = 0; at < shown.values.length; at += 1) {
    const cloth = shown.values[at] ?? 0;
    const isOld = (old.values[at] ?? 0) > 0.7;
    const isPerson = (person.alpha[at] ?? 0) > 127;
    const difference = colorOff(person.rgb, rgb, at);
    all += isPerson ? 1 : 0;
    // Cloth beside the person widens the outline; a part of the person that is gone narrows it.
    if (cloth > 0.5 && !isPerson) off += 1;
    if (isOld) {
      was += 1;
      if (cloth < 0.2 && difference < CHANGED) left += 1;
    }
    if (person.labels[at] === face && at / person.width < shoulderLevel) {
      faces += 1;
      changed += difference > CHANGED ? 1 : 0;
    }
  }
  return {
    face: changed / faces,
    outline: off / all,
    left: left / was,
    invented,
    garment: 1 - cutout.confidence,
    pose: Math.max(poseFault(person), 1 - person.confidence),
  };
}

/** What speaks against showing a result as if it were sure, the most telling first. */
export const doubtsOf = (facts: TryOnFacts): TryOnDoubt[] =>
  ORDER.filter((doubt) => facts[LIMITS[doubt].fact] > LIMITS[doubt].most);
