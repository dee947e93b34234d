import { noise, smoothStep } from '../materials/noise.ts';
import type { FoldRegion } from './fold-field.ts';
import type { PanelShape } from './panel-shape.ts';
import type { Toss } from './toss.ts';

/** How a cloth folds where it is pressed together. */
export interface ClothFolds {
  /** From crest to crest and from crest to valley, centimeters. */
  spacing: number;
  depth: number;
  /** 0 is as round as a wave, 1 is a keen crest between broad valleys. */
  sharpness: number;
  /** How deep its fine wrinkles are, centimeters; 0 where it has none. */
  wrinkled: number;
}

/** What the folds of a panel are planned from. */
export interface FoldPlanner {
  shape: PanelShape;
  cloth: ClothFolds;
  toss: Toss;
}

export const UPRIGHT = Math.PI / 2;
const WAIST_CM = 108;

/** Where on the cloth of a panel a height above the floor is. */
export const yAt = ({ top, high }: PanelShape, heightCm: number): number => top - (high - heightCm);

const seedOf = (toss: Toss): number => Math.floor(toss(0, 1) * 2 ** 24);

/** Folds are deep here and hardly there: from place to place, a hand apart. */
const patchy = (seed: number, size: number) => (x: number, y: number) =>
  Math.max(0.12, 0.62 + 0.75 * noise(x / size, y / size, seed));

export interface Fan {
  x: number;
  y: number;
  /** Its middle direction and how far it opens to both sides, radians. */
  angle: number;
  opens: number;
  lengthCm: number;
  depth: number;
}

const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Folds that run out from one place: cloth that hangs from it, or is drawn together there. */
export function fanRegion({ cloth, toss }: FoldPlanner, fan: Fan): FoldRegion {
  const { x, y, lengthCm } = fan;
  const seed = seedOf(toss);
  const share = patchy(seed, 6);
  const away = (px: number, py: number) => Math.hypot(px - x, py - y);
  return {
    box: { left: x - lengthCm, right: x + lengthCm, bottom: y - lengthCm, top: y + lengthCm },
    depthAt: (px, py) => {
      const far = away(px, py);
      if (far > lengthCm) return 0;
      const off = turned(Math.atan2(py - y, px - x) - fan.angle) / fan.opens;
      const near = smoothStep(0, 2.5, far) * (1 - smoothStep(lengthCm * 0.25, lengthCm, far));
      return cloth.depth * fan.depth * near * Math.exp(-off * off) * share(px, py);
    },
    angleAt: (px, py) => Math.atan2(py - y, px - x) + 0.3 * noise(px / 9, py / 9, seed + 5),
    spacingAt: (px, py) => cloth.spacing * (0.55 + Math.min(1, away(px, py) / 18)),
    sharpness: cloth.sharpness,
    seed,
  };
}

/** Where along a sleeve or a leg cloth is pressed together: its middle and half its height, centimeters. */
interface Bend {
  y: number;
  spread: number;
  depth: number;
}

export interface Tube {
  bends: readonly Bend[];
  /** How deep its folds are between the bends. */
  slack: number;
  /** From here down folds turn from along the tube to across it. */
  turns: { from: number; to: number };
  /** How far they still run aslant there, radians. */
  slant: number;
}

/** The folds of a sleeve or a leg: aslant where it hangs slack, across where it bends. */
export function tubeRegion(
  { shape, cloth, toss }: FoldPlanner,
  { bends, slack, turns, slant }: Tube,
): FoldRegion {
  const { left, right, bottom, top } = shape;
  const seed = seedOf(toss);
  const share = patchy(seed, 8);
  const twist = toss(0, 1) < 0.5 ? -1 : 1;
  const steep = toss(0.9, 1.25);
  const across = (y: number) => smoothStep(turns.from, turns.to, y);
  return {
    box: { left, right, bottom, top },
    depthAt: (x, y) => {
      let deep = slack * smoothStep(top, top - 10, y);
      for (const { y: middle, spread, depth } of bends)
        deep = Math.max(deep, depth * Math.exp(-(((y - middle) / spread) ** 2)));
      return cloth.depth * deep * share(x, y);
    },
    angleAt: (x, y) => {
      const near = across(y);
      return (
        twist * (steep - (steep - slant) * near) +
        (0.25 + 0.3 * near) * 2 * noise(x / 11, y / 9, seed + 5)
      );
    },
    spacingAt: (_x, y) => cloth.spacing * (1.7 - 0.6 * across(y)),
    sharpness: cloth.sharpness,
    seed,
  };
}

export interface Hang {
  /** Where it begins on the cloth, and where it is full. */
  from: number;
  to: number;
  angle: number;
  wander: number;
  spacing: number;
  depth: number;
}

/** Long soft folds in which cloth hangs down, or lies slack. */
export function hangRegion({ shape, cloth, toss }: FoldPlanner, hang: Hang): FoldRegion {
  const { left, right, bottom, top } = shape;
  const seed = seedOf(toss);
  const share = patchy(seed, 13);
  return {
    box: { left, right, bottom, top },
    depthAt: (x, y) => cloth.depth * hang.depth * smoothStep(hang.from, hang.to, y) * share(x, y),
    angleAt: (x, y) => hang.angle + hang.wander * 2 * noise(x / 17, y / 24, seed + 5),
    spacingAt: () => cloth.spacing * hang.spacing,
    sharpness: cloth.sharpness * 0.6,
    seed,
  };
}

/** Panels narrower than the first lie close to the body, those broader than the other hang loose, centimeters. */
const LOOSE_CM = { from: 46, to: 57 } as const;
const CLOSE_SLACK = 0.25;

/** How much cloth a panel of the trunk or a skirt has to fold. */
export function slackOf({ name, left, right }: PanelShape): number {
  const broad = (right - left) * (/left|right/.test(name) ? 2 : 1);
  return CLOSE_SLACK + (1 - CLOSE_SLACK) * smoothStep(LOOSE_CM.from, LOOSE_CM.to, broad);
}

/** How far from its sides, and from its waist, the cloth of a trunk gives in, centimeters. */
const GIVES_IN = { aside: 15, around: 11 } as const;

/** The trunk: cloth hangs down in long folds, which turn toward the sides where the waist gives in. */
export function trunkRegion({ shape, cloth, toss }: FoldPlanner): FoldRegion {
  const { left, right, bottom, top } = shape;
  const seed = seedOf(toss);
  const share = patchy(seed, 12);
  const waist = yAt(shape, WAIST_CM) + toss(-5, 5);
  const slack = slackOf(shape);
  const lean = toss(-0.2, 0.2);
  const tilts = [toss(-0.45, 0.35), toss(-0.45, 0.35)] as const;
  const atSide = (x: number, y: number) => {
    const aside = 1 - smoothStep(1, GIVES_IN.aside, Math.min(x - left, right - x));
    return aside * Math.exp(-(((y - waist) / GIVES_IN.around) ** 2));
  };
  return {
    box: { left, right, bottom, top },
    depthAt: (x, y) => {
      const hangs = 0.85 * slack * smoothStep(top - 14, Math.max(bottom, top - 50), y);
      return cloth.depth * Math.max(hangs, 0.95 * atSide(x, y)) * share(x, y);
    },
    angleAt: (x, y) => {
      const [side, tilt] = x - left < right - x ? [-1, tilts[0]] : [1, tilts[1]];
      const turn = side * (UPRIGHT - tilt) * atSide(x, y);
      return UPRIGHT + lean + turn + 0.6 * noise(x / 15, y / 19, seed + 5);
    },
    spacingAt: (x, y) => cloth.spacing * (2.1 - 1.1 * atSide(x, y)),
    sharpness: cloth.sharpness * 0.7,
    seed,
  };
}

/** Fine wrinkles all over: each cloth has its own, and steam takes few of them out. */
export function wrinkleRegion({ shape, toss, cloth }: FoldPlanner): FoldRegion {
  const { left, right, bottom, top } = shape;
  const seed = seedOf(toss);
  const share = patchy(seed, 9);
  return {
    box: { left, right, bottom, top },
    depthAt: (x, y) => cloth.wrinkled * share(x, y) ** 1.5,
    angleAt: (x, y) => 2.4 * noise(x / 7, y / 7, seed + 5),
    spacingAt: () => Math.max(1.5, cloth.spacing * 0.6),
    sharpness: cloth.sharpness,
    seed,
  };
}
