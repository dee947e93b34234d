import type { BodyFrame } from '../body/body-frame.ts';
import type { GarmentCutout } from '../garment/garment-cutout.ts';
import { MATERIAL } from '../person/part-priors.ts';
import type { SeenPerson } from '../person/read-person.ts';
import { farFromFace, trunkAcross, trunkDown } from '../person/skeleton.ts';
import { boxBlur } from '../raster/blur.ts';
import { type Plane, planeOf } from '../raster/plane.ts';
import { pullPush } from '../raster/pull-push.ts';
import { clamp, smoothStep } from '../raster/ramp.ts';
import type { GarmentRole } from '../try-on-engine.ts';
import { type IsCloth, wornBottomLandmarks, wornTopLandmarks } from './wearer-landmarks.ts';

/** How sure a garment is that somebody wears: hands lie before what is worn below. */
const CONFIDENCE: Record<GarmentRole, number> = { top: 0.75, bottom: 0.45, full_body: 0.45 };
const COVERED_HALF = 0.88;
/** Over the size of the face: what looks like cloth within it is a beard or the shadow of a chin. */
const FACE_TO = 1.2;
/** Distances of colors in RGB: nearer to each other, a top and what is worn below go over into one another. */
const ALIKE = [18, 36] as const;
/** As shares of the trunk: how far from the hem their colors are compared, and how far above it an unsure one is cut. */
const BESIDE_HEM = 0.1;
const UNSURE_HEM = 0.06;

const MATERIALS_OF: Record<GarmentRole, readonly number[]> = {
  top: [MATERIAL.top],
  bottom: [MATERIAL.bottom],
  full_body: [MATERIAL.top, MATERIAL.bottom],
};

/** The mean color about the middle of the trunk at a level. */
function colorAt({ rgb, width, height }: SeenPerson, frame: BodyFrame, level: number): number[] {
  const sums = [0, 0, 0];
  for (const beside of [-0.24, -0.12, 0, 0.12, 0.24]) {
    const place = frame.at(level, beside * frame.body.shoulderWidth);
    const x = clamp(Math.round(place.x), 0, width - 1);
    const y = clamp(Math.round(place.y), 0, height - 1);
    sums.forEach((sum, c) => {
      sums[c] = sum + (rgb[(y * width + x) * 3 + c] ?? 0) / 5;
    });
  }
  return sums;
}

/** The level down to which a top is surely what is seen: above its hem where what is worn below looks like it. */
function surelyTo(person: SeenPerson, frame: BodyFrame): number {
  const above = colorAt(person, frame, frame.oldHem - BESIDE_HEM);
  const below = colorAt(person, frame, frame.oldHem + BESIDE_HEM);
  const apart = Math.hypot(...above.map((value, c) => value - (below[c] ?? 0)));
  return frame.oldHem - UNSURE_HEM * (1 - smoothStep(...ALIKE, apart));
}

/** How much of each pixel is the garment, hair and arms in front of the trunk counted as it. */
function clothOf(
  person: SeenPerson,
  frame: BodyFrame,
  role: GarmentRole,
): { seen: Plane; whole: Plane } {
  const { materials, width } = person;
  const seen = planeOf(person, (at) => {
    if (farFromFace(person.body, at % width, Math.floor(at / width)) < FACE_TO) return 0;
    const sum = MATERIALS_OF[role].reduce((all, which) => all + (materials[which]?.[at] ?? 0), 0);
    return smoothStep(0.3, 0.75, sum / 255);
  });
  if (role === 'bottom') return { seen, whole: seen };
  const hem = role === 'top' ? surelyTo(person, frame) : 3;
  const edge = 1.5 / frame.body.trunkLength;
  const whole = planeOf(person, (at) => {
    const cloth = seen.values[at] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    const down = trunkDown(frame.body, x, y);
    const beside = trunkAcross(frame.body, x, y);
    const isMiddle =
      Math.abs(beside) < frame.half(down, beside < 0 ? 0 : 1) * COVERED_HALF && down > 0.02;
    const isHair = (materials[MATERIAL.hair]?.[at] ?? 0) > 128 && down < 0.6;
    const isBelow = down > 0.4 && down < Math.min(hem, 1.05);
    const kept = isMiddle && (isHair || isBelow) ? 1 : cloth;
    // Above trousers of the same color the hem is seen as a soft edge: it is cut there.
    const isOnTrunk = Math.abs(beside) < frame.body.shoulderWidth * 0.62;
    return isOnTrunk ? kept * (1 - smoothStep(hem - edge, hem + edge, down)) : kept;
  });
  return { seen, whole };
}

/**
 * Cuts a garment out of the picture of somebody who wears it.
 * @returns null where the person does not seem to wear such a garment
 */
export function cutFromWearer(
  person: SeenPerson,
  frame: BodyFrame,
  role: GarmentRole,
): GarmentCutout | null {
  const { width, height } = person;
  const { seen, whole } = clothOf(person, frame, role);
  const isCloth: IsCloth = (x, y) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return (whole.values[row * width + column] ?? 0) > 0.5;
  };
  const landmarks =
    role === 'bottom'
      ? wornBottomLandmarks(frame, isCloth)
      : wornTopLandmarks(frame, isCloth, role === 'top' ? 'top' : 'dress');
  if (landmarks === null) return null;
  const near = boxBlur(seen, 2);
  const core = planeOf(person, (at) => ((near.values[at] ?? 0) > 0.97 ? 1 : 0));
  const colors = pullPush(
    [0, 1, 2].map((channel) => planeOf(person, (at) => person.rgb[at * 3 + channel] ?? 0)),
    core,
  );
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[at * 3 + channel] = colors[channel]?.values[at] ?? 0;
    }
  }
  const alpha = new Uint8Array(whole.values.length);
  for (let at = 0; at < alpha.length; at += 1)
    alpha[at] = Math.round((whole.values[at] ?? 0) * 255);
  return { width, height, rgb, alpha, landmarks, confidence: CONFIDENCE[role] };
}
