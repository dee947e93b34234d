import type { BodyLandmarks } from '@modiste/vision/body-landmarks';
import {
  distanceOf,
  eachSide,
  lengthOf,
  middleOf,
  minus,
  mixOf,
  type Pair,
  type Point,
  plus,
  unitOf,
} from '../geometry/point.ts';

/** The joints of a body in pixels, by the sides of the picture, and the lengths that follow. */
export interface Skeleton {
  readonly shoulders: Pair<Point>;
  readonly elbows: Pair<Point>;
  readonly wrists: Pair<Point>;
  /** The knuckles. */
  readonly hands: Pair<Point>;
  readonly hips: Pair<Point>;
  readonly knees: Pair<Point>;
  readonly ankles: Pair<Point>;
  readonly heels: Pair<Point>;
  readonly toes: Pair<Point>;
  readonly nose: Point;
  readonly eyes: Point;
  readonly mouth: Point;
  /** The lowest point of the face. */
  readonly chin: Point;
  /** The middle of the face. */
  readonly head: Point;
  /** About half the height of the face. */
  readonly faceRadius: number;
  /** The middles between the shoulders and between the hips. */
  readonly chest: Point;
  readonly pelvis: Point;
  /** From chest to pelvis. */
  readonly trunkLength: number;
  readonly shoulderWidth: number;
  /** From chest to pelvis and, at a right angle, to the picture's right; both of length 1. */
  readonly down: Point;
  readonly across: Point;
  /** Whether the person is seen from behind. */
  readonly isFromBehind: boolean;
}

const NARROWEST = 0.5;
/** The chin lies so far below the mouth, over the distance from eyes to mouth. */
const CHIN = 0.65;

/** A point without what else a landmark tells. */
const place = ({ x, y }: Point): Point => ({ x, y });

/** The joints, lengths and directions of a body. */
export function skeletonOf(marks: BodyLandmarks): Skeleton {
  const isFromBehind = marks.leftShoulder.x < marks.rightShoulder.x;
  const sided = (right: Point, left: Point): Pair<Point> =>
    isFromBehind ? [place(left), place(right)] : [place(right), place(left)];
  const shoulders = sided(marks.rightShoulder, marks.leftShoulder);
  const hips = sided(marks.rightHip, marks.leftHip);
  const wrists = sided(marks.rightWrist, marks.leftWrist);
  const knuckles = sided(
    middleOf(marks.rightIndex, marks.rightPinky),
    middleOf(marks.leftIndex, marks.leftPinky),
  );
  const chest = middleOf(...shoulders);
  const pelvis = middleOf(...hips);
  const eyes = middleOf(marks.leftEye, marks.rightEye);
  const mouth = middleOf(marks.leftMouth, marks.rightMouth);
  const trunkLength = distanceOf(chest, pelvis);
  const shoulderWidth = Math.max(distanceOf(...shoulders), NARROWEST * trunkLength);
  const down = unitOf(minus(pelvis, chest));
  return {
    shoulders,
    elbows: sided(marks.rightElbow, marks.leftElbow),
    wrists,
    hands: eachSide((side) => plus(knuckles[side], minus(knuckles[side], wrists[side]), 0.4)),
    hips,
    knees: sided(marks.rightKnee, marks.leftKnee),
    ankles: sided(marks.rightAnkle, marks.leftAnkle),
    heels: sided(marks.rightHeel, marks.leftHeel),
    toes: sided(marks.rightFoot, marks.leftFoot),
    nose: place(marks.nose),
    eyes,
    mouth,
    chin: plus(mouth, minus(mouth, eyes), CHIN),
    head: mixOf(eyes, mouth, 0.25),
    faceRadius: Math.max(
      distanceOf(marks.leftEar, marks.rightEar) * 0.55,
      distanceOf(eyes, mouth) * 1.25,
      shoulderWidth * 0.2,
    ),
    chest,
    pelvis,
    trunkLength,
    shoulderWidth,
    down,
    across: { x: down.y, y: -down.x },
    isFromBehind,
  };
}

/** How far down the trunk a point is (0 the shoulders, 1 the hips), and how far beside its axis in pixels. */
export function trunkDown(
  { chest, down, trunkLength }: Pick<Skeleton, 'chest' | 'down' | 'trunkLength'>,
  x: number,
  y: number,
): number {
  return ((x - chest.x) * down.x + (y - chest.y) * down.y) / trunkLength;
}

/** How far beside the axis of the trunk a point is, in pixels: negative to the left. */
export function trunkAcross({ chest, across }: Skeleton, x: number, y: number): number {
  return (x - chest.x) * across.x + (y - chest.y) * across.y;
}

/** Over half of its breadth: how far a face goes on above its middle. */
const FOREHEAD = 1.25;

/** In pixels: how far from its middle the face goes at most. */
export const faceReach = ({ head, chin, faceRadius }: Skeleton): number =>
  Math.max(FOREHEAD * faceRadius, distanceOf(head, chin));

/** How far a place is from the middle of the face, over the size of the face that way: 1 at its edge. */
export function farFromFace({ head, chin, faceRadius }: Skeleton, x: number, y: number): number {
  const toChin = minus(chin, head);
  const length = lengthOf(toChin.x, toChin.y);
  const [right, below] = [x - head.x, y - head.y];
  const down = (right * toChin.x + below * toChin.y) / length;
  const aside = (below * toChin.x - right * toChin.y) / length;
  return lengthOf(aside / faceRadius, down / (down > 0 ? length : FOREHEAD * faceRadius));
}
