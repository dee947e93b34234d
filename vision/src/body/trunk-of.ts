import type { BodyLandmark, FoundBody } from './body-landmarks.ts';

const middle = (first: BodyLandmark, second: BodyLandmark) => ({
  x: (first.x + second.x) / 2,
  y: (first.y + second.y) / 2,
});

/** Where the middle of the hips is, and how long the trunk looks from there to the shoulders. */
export function trunkOf({
  leftShoulder,
  rightShoulder,
  leftHip,
  rightHip,
}: FoundBody['landmarks']): {
  x: number;
  y: number;
  length: number;
} {
  const hips = middle(leftHip, rightHip);
  const shoulders = middle(leftShoulder, rightShoulder);
  return { ...hips, length: Math.hypot(shoulders.x - hips.x, shoulders.y - hips.y) };
}
