import { type Bone, boneOf, distanceToBone } from '../geometry/bone.ts';
import { eachSide, lengthOf, SIDES } from '../geometry/point.ts';
import type { Size } from '../raster/plane.ts';
import { MATERIAL } from './part-priors.ts';
import { PERSON_PARTS, type PersonPart } from './person-parse.ts';
import { type Skeleton, trunkDown } from './skeleton.ts';

const PART_INDEX = new Map(PERSON_PARTS.map((part, index) => [part, index]));

/** The number that stands for a part in `labels`. */
export const partIndex = (part: PersonPart): number => PART_INDEX.get(part) ?? 0;

const OF_MATERIAL: readonly PersonPart[] = ['background', 'hair', 'face', 'top', 'bottom', 'shoes'];

/** Which part of the body bare skin at a place belongs to. */
function skinPartAt(body: Skeleton): (x: number, y: number) => PersonPart {
  const unit = body.shoulderWidth;
  const arms = eachSide<readonly (readonly [Bone, number])[]>((side) => [
    [boneOf(body.shoulders[side], body.elbows[side]), 0.18],
    [boneOf(body.elbows[side], body.wrists[side]), 0.15],
    [boneOf(body.wrists[side], body.hands[side]), 0.2],
  ]);
  const legs = eachSide((side) => [
    boneOf(body.hips[side], body.knees[side]),
    boneOf(body.knees[side], body.toes[side]),
  ]);
  const near = (bones: readonly (readonly [Bone, number])[], x: number, y: number) =>
    Math.min(...bones.map(([bone, width]) => distanceToBone(bone, x, y) / (width * unit)));
  return (x, y) => {
    const down = trunkDown(body, x, y);
    const toFace = lengthOf(x - body.head.x, (y - body.head.y) * 0.8);
    if (toFace < body.faceRadius * 1.15 && y < body.mouth.y + body.faceRadius * 0.55) return 'face';
    const toArms = SIDES.map((side) => near(arms[side] ?? [], x, y));
    const [left = 9, right = 9] = toArms;
    // The picture's left is the person's right.
    if (Math.min(left, right) < 1.25 && down > -0.1) return left < right ? 'right_arm' : 'left_arm';
    if (down < 0.02) return 'neck';
    if (down > 1.02) {
      const [leftLeg, rightLeg] = eachSide((side) =>
        Math.min(...legs[side].map((bone) => distanceToBone(bone, x, y))),
      );
      return leftLeg < rightLeg ? 'right_leg' : 'left_leg';
    }
    return 'trunk_skin';
  };
}

/**
 * The part that each pixel shows.
 * @param materials bytes of each material in the order of MATERIALS
 */
export function labelParts(
  body: Skeleton,
  { width, height }: Size,
  materials: readonly Uint8Array[],
): Uint8Array {
  const labels = new Uint8Array(width * height);
  const skinPart = skinPartAt(body);
  for (let at = 0; at < labels.length; at += 1) {
    let [best, most] = [0, -1];
    for (let which = 0; which < materials.length; which += 1) {
      const value = materials[which]?.[at] ?? 0;
      if (value > most) [best, most] = [which, value];
    }
    if (best === MATERIAL.background) continue;
    const part =
      best === MATERIAL.skin
        ? skinPart(at % width, Math.floor(at / width))
        : (OF_MATERIAL[best] ?? 'background');
    labels[at] = partIndex(part);
  }
  return labels;
}
