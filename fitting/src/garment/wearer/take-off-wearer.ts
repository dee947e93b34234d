import type { LabImage } from '@modiste/vision/lab-image';
import { type ColorMixture, colorMixtureOf } from '../../person/color-mixture.ts';
import { looksLikeSkin } from '../../person/looks-like-skin.ts';
import { boxBlur } from '../../raster/blur.ts';
import { planeOf } from '../../raster/plane.ts';
import { type GarmentShape, runAt } from '../outline/garment-shape.ts';
import { distanceTo, opened } from '../raster/distance-to.ts';
import { fillHoles, keepParts, type Mask } from '../raster/mask.ts';

/** A garment without the person who wears it. */
export interface TakenOff {
  readonly mask: Mask;
  /** The same with the places that hands and arms in front of it hide. */
  readonly whole: Mask;
}

/** Levels of the silhouette: 0 its upper edge, 1 its lower one. */
const GARMENT_ROWS = [0.07, 0.28] as const;
const TRUNK_ROWS = 0.06;
const FEET_ROWS = 0.95;
const SHOES_FROM = 0.6;
const TOP_UNTIL = 0.22;
/** How much of the upper border a person who is cut off there takes. */
const CUT_OFF = 0.03;
/** How much of what is seen there is skin. */
const SKIN_SHARE = 0.25;
const UPPER_RIM = 0.015;
const SEEDS_MIN = 25;
const ODDS_MAX = 8;
/** The ground is looked at on every so manieth diagonal, and counts so much less than what is worn. */
const GROUND_STEP = 5;
const GROUND_PRIOR = -2;
const SMOOTH = 2;
/** Beside what hides it the garment goes on over so much of its width. */
const HAND_SHARE = 0.07;
/** An arm hides at most so much of the height of the picture. */
const ARM_SHARE_MAX = 0.3;

interface Seeds {
  readonly garment: number[];
  readonly skin: number[];
  readonly above: number[];
  readonly feet: number[];
  /** The ground beside the silhouette, which is also seen between legs. */
  readonly ground: number[];
}

/** Where garment, skin, what is worn above and shoes surely are. */
function findSeeds({ lab }: LabImage, { mask, top, height, axis }: GarmentShape): Seeds {
  const seeds: Seeds = { garment: [], skin: [], above: [], feet: [], ground: [] };
  const bare: number[] = [];
  for (let y = top; y < top + height; y += 1) {
    const level = (y - top) / height;
    const run = runAt(mask, y, axis);
    for (let x = 0; x < mask.width; x += 1) {
      const at = y * mask.width + x;
      const isGround = mask.inside[at] !== 1;
      if (isGround && (x + y) % GROUND_STEP === 0) seeds.ground.push(at);
      if (isGround) continue;
      const isSkin = looksLikeSkin(lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0);
      const isMiddle =
        run !== null && Math.abs(x - (run.from + run.to) / 2) < (run.to - run.from) * 0.3;
      if (level < TRUNK_ROWS) (isSkin ? seeds.skin : seeds.above).push(at);
      if (level > FEET_ROWS) seeds.feet.push(at);
      if (level < GARMENT_ROWS[0] || level > GARMENT_ROWS[1] || !isMiddle) continue;
      (isSkin ? bare : seeds.garment).push(at);
    }
  }
  // Beige and orange cloth looks like skin itself.
  return bare.length > seeds.garment.length ? { ...seeds, garment: bare } : seeds;
}

const mixture = (lab: Float32Array, seeds: readonly number[]): ColorMixture | null =>
  seeds.length < SEEDS_MIN ? null : colorMixtureOf(lab, Int32Array.from(seeds), 4);

/** How much speaks for the garment at each pixel of the silhouette, smoothed. */
function oddsOf({ lab }: LabImage, { mask, top, height }: GarmentShape, seeds: Seeds) {
  const garment = mixture(lab, seeds.garment);
  const skin = mixture(lab, seeds.skin);
  if (!garment || !skin) return null;
  const above = mixture(lab, seeds.above);
  const feet = mixture(lab, seeds.feet);
  const ground = mixture(lab, seeds.ground);
  const odds = planeOf(mask, (at) => {
    if (mask.inside[at] !== 1) return -1;
    const level = (Math.floor(at / mask.width) - top) / height;
    const [lightness = 0, a = 0, b = 0] = [lab[at * 3], lab[at * 3 + 1], lab[at * 3 + 2]];
    let other = skin.logLikelihood(lightness, a, b);
    if (ground) other = Math.max(other, ground.logLikelihood(lightness, a, b) + GROUND_PRIOR);
    if (above && level < TOP_UNTIL) {
      const prior = 4 * (1 - level / TOP_UNTIL) - 3;
      other = Math.max(other, above.logLikelihood(lightness, a, b) + prior);
    }
    if (feet && level > SHOES_FROM) {
      const prior = 4 * ((level - SHOES_FROM) / (1 - SHOES_FROM)) - 5;
      other = Math.max(other, feet.logLikelihood(lightness, a, b) + prior);
    }
    const value = garment.logLikelihood(lightness, a, b) - other;
    return Math.min(ODDS_MAX, Math.max(-ODDS_MAX, value));
  });
  return boxBlur(odds, SMOOTH);
}

/** A place on the outer edge of a garment. */
interface EdgePlace {
  readonly x: number;
  readonly y: number;
}

/** Fills the rows between two places of one side out to the straight line between them. */
function fillBetween(
  { mask: { width, inside }, silhouette }: { mask: Mask; silhouette: Mask },
  [upper, lower]: readonly [EdgePlace, EdgePlace],
  sign: 1 | -1,
) {
  for (let row = upper.y + 1; row < lower.y; row += 1) {
    const share = (row - upper.y) / (lower.y - upper.y);
    const end = Math.round(upper.x + (lower.x - upper.x) * share);
    // The cloth itself stops the way inward.
    for (let to = end; to >= 0 && to < width; to -= sign) {
      if (inside[row * width + to] === 1) break;
      // Between the legs is the ground, not an arm.
      if (silhouette.inside[row * width + to] === 1) inside[row * width + to] = 1;
    }
  }
}

/**
 * Draws the outer edge of one side on where an arm hangs before it: straight from where the cloth is
 * seen last to where it is seen again.
 */
function behindArm(mask: Mask, silhouette: Mask, sign: 1 | -1): void {
  const { width, height, inside } = mask;
  const edgeAt = (y: number): number | null => {
    const from = sign < 0 ? 0 : width - 1;
    for (let x = from; x >= 0 && x < width; x -= sign) if (inside[y * width + x] === 1) return x;
    return null;
  };
  let seen: EdgePlace | null = null;
  for (let y = 0; y < height; y += 1) {
    const x = edgeAt(y);
    if (x === null) continue;
    const beside = x + 3 * sign;
    if (beside > 0 && beside < width && silhouette.inside[y * width + beside] === 1) continue;
    const here = { x, y };
    const isArm = seen !== null && y - seen.y > 2 && y - seen.y < height * ARM_SHARE_MAX;
    if (seen !== null && isArm) fillBetween({ mask, silhouette }, [seen, here], sign);
    seen = here;
  }
}

/** The mask grown over what lies in front of it within the silhouette, as far as its sides go on. */
function overHands(mask: Mask, silhouette: Mask, reach: number): Mask {
  const near = distanceTo(mask, 1);
  const grown = {
    ...mask,
    inside: mask.inside.map((_, at) => ((near[at] ?? 0) <= reach ? 1 : 0)),
  };
  const back = distanceTo(grown, 0);
  const inside = mask.inside.map((is, at) =>
    is === 1 || ((back[at] ?? 0) > reach && silhouette.inside[at] === 1) ? 1 : 0,
  );
  const whole = fillHoles({ ...mask, inside }, mask.inside.length * 0.01);
  behindArm(whole, silhouette, -1);
  behindArm(whole, silhouette, 1);
  return whole;
}

/**
 * Tells trousers, shorts or a skirt from the person who wears them in a picture that cuts the person
 * off above the waist, as shops show them.
 * @returns null where the silhouette seems to be that of a garment alone
 */
export function takeOffWearer(image: LabImage, shape: GarmentShape): TakenOff | null {
  const { mask, top } = shape;
  if (top > mask.height * UPPER_RIM) return null;
  let cut = 0;
  for (let x = 0; x < mask.width; x += 1) cut += mask.inside[(top + 2) * mask.width + x] ?? 0;
  if (cut < mask.width * CUT_OFF) return null;
  const seeds = findSeeds(image, shape);
  if (seeds.skin.length < SKIN_SHARE * (seeds.skin.length + seeds.above.length)) return null;
  const odds = oddsOf(image, shape, seeds);
  if (odds === null) return null;
  const likely = {
    ...mask,
    inside: mask.inside.map((is, at) => (is === 1 && (odds.values[at] ?? 0) > 0 ? 1 : 0)),
  };
  const own = keepParts(opened(likely, 2), ({ area }, largest) => area === largest);
  const filled = fillHoles(own, mask.inside.length * 0.002);
  return { mask: filled, whole: overHands(filled, mask, shape.width * HAND_SHARE) };
}
