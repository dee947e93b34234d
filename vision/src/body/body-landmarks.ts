/** The points of BlazePose's topology, in the order of the network's output. */
export const BODY_LANDMARKS = [
  'nose',
  'leftEyeInner',
  'leftEye',
  'leftEyeOuter',
  'rightEyeInner',
  'rightEye',
  'rightEyeOuter',
  'leftEar',
  'rightEar',
  'leftMouth',
  'rightMouth',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftPinky',
  'rightPinky',
  'leftIndex',
  'rightIndex',
  'leftThumb',
  'rightThumb',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
  'leftHeel',
  'rightHeel',
  'leftFoot',
  'rightFoot',
] as const;

export type BodyLandmarkName = (typeof BODY_LANDMARKS)[number];

/** A point of a body in pixels of the picture; it may lie outside of it. Left is the person's. */
export interface BodyLandmark {
  x: number;
  y: number;
  /** Distance from the hips toward the camera (negative) or away from it, about in pixels. */
  z: number;
  /** How likely the point is seen and not covered, from 0 to 1. */
  visibility: number;
  /** How likely the point lies inside of the picture, from 0 to 1. */
  presence: number;
}

export type BodyLandmarks = Readonly<Record<BodyLandmarkName, BodyLandmark>>;

/** A record of what `at` tells of each point; the index is that of the network's output. */
export function landmarksOf(
  at: (name: BodyLandmarkName, index: number) => BodyLandmark,
): BodyLandmarks {
  const entries = BODY_LANDMARKS.map((name, index) => [name, at(name, index)]);
  return Object.fromEntries(entries);
}

/** A square part of a picture, in pixels; it may reach beyond the picture. */
export interface Square {
  centerX: number;
  centerY: number;
  side: number;
}

export interface FoundBody {
  /** How likely there is a person at all, from 0 to 1. */
  likelihood: number;
  landmarks: BodyLandmarks;
  /** How likely each of BODY_MASK_SIDE × BODY_MASK_SIDE places of `square` is the person, 0 to 1. */
  mask: Float32Array;
  square: Square;
}
