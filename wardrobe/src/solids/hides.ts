import type { MaterialPoint } from '../materials/material.ts';
import { noiseInSpace, smoothStep, visibleShare } from '../materials/noise.ts';
import { scaleColor } from '../weaves/weave.ts';
import { type Finish, farGrain, grain } from './finish.ts';

interface HideLook {
  roughness: number;
  reflectance: number;
  /** How deep its grain is, and how uneven the hide lies over its lining, centimeters. */
  depth: number;
  waves: number;
  /** How far its tone wanders, a share. */
  mottle: number;
}

/** How wide a wrinkle of a hide is, as a share of the noise whose middle it follows. */
const WRINKLE = 0.055;

/** Fine wrinkles where a hide was bent: few, short, none alike; 1 in the middle of one. */
function wrinkleAt({ x, y, z, footprint }: MaterialPoint): number {
  const shown = visibleShare(0.16, footprint);
  if (shown === 0) return 0;
  const loose = smoothStep(0.1, 0.6, noiseInSpace(x / 2.9, y / 2.4 + 9, z / 2.9));
  if (loose === 0) return 0;
  const line = Math.abs(noiseInSpace(x / 1.1 + 0.4 * y, y / 0.7, z / 1.1 + 0.3 * y)) / WRINKLE;
  return line >= 1 ? 0 : shown * loose * (1 - line);
}

/** How much darker the pores of a hide make it here than there, seen from afar. */
const FAR_PORES = 0.07;

/** A hide is nowhere quite even: it is thicker here, tighter there, and took the dye in clouds. */
const hide = (look: HideLook): Finish => {
  return (point, sample) => {
    const { x, y, z } = point;
    const pores = grain(point, 0.085);
    const fold = Math.abs(grain(point, 0.15));
    const pebbles = grain(point, 0.34);
    const wave = noiseInSpace(x / 2.1 + 7, y / 2.6, z / 2.1);
    const dent = grain(point, 0.8);
    const cloud = noiseInSpace(x / 3.7, y / 3.1 + 3, z / 3.7);
    const wrinkle = wrinkleAt(point);
    scaleColor(
      sample,
      1 +
        0.03 * pores -
        0.1 * wrinkle +
        FAR_PORES * farGrain(point, 0.07) +
        look.mottle * (cloud + 0.5 * dent + 0.35 * pebbles),
    );
    sample.height += look.depth * (0.4 * pores - fold + 0.9 * pebbles - 1.6 * wrinkle);
    sample.height += look.waves * (wave + 0.34 * dent);
    sample.roughness = look.roughness * (1 + 0.16 * cloud + 0.12 * pebbles) + 0.05 * pores;
    sample.reflectance = look.reflectance;
  };
};

/** Grained leather, lightly polished. */
export const leather = hide({
  roughness: 0.46,
  reflectance: 0.042,
  depth: 0.0065,
  waves: 0.02,
  mottle: 0.055,
});

/** Faux leather: an even, matte grain. */
export const vegan = hide({
  roughness: 0.5,
  reflectance: 0.034,
  depth: 0.006,
  waves: 0.014,
  mottle: 0.02,
});

/** Smooth calf of dress shoes, waxed. */
export const calf = hide({
  roughness: 0.29,
  reflectance: 0.046,
  depth: 0.003,
  waves: 0.016,
  mottle: 0.06,
});

/** Suede: napped, matte, its pile brushed now this way and now that. */
export const suede: Finish = (point, sample) => {
  const { x, y, z } = point;
  const nap = grain(point, 0.07);
  const tufts = grain(point, 0.26);
  const strokes = noiseInSpace((x + 0.9 * y) / 2.6, (y - 0.8 * x) / 1.4, z / 1.9);
  const brushed = smoothStep(-0.35, 0.35, strokes) - 0.5;
  const far = farGrain(point, 0.06, 1.6);
  scaleColor(sample, 1 + 0.09 * nap + 0.07 * tufts + 0.085 * brushed + 0.1 * far);
  sample.height += 0.004 * nap + 0.008 * tufts + 0.03 * strokes;
  sample.roughness = 0.95;
  sample.reflectance = 0.012;
  sample.sheen = 0.22;
  sample.sheenTint = 0.85;
};

/** Lacquer over leather: it mirrors the softboxes, a little bent by what is below. */
export const patent: Finish = (point, sample) => {
  sample.height += 0.01 * grain(point, 1.3) + 0.02 * grain(point, 2.7);
  sample.roughness = 0.09;
  sample.reflectance = 0.055;
};

/** The painted edge of a strap or sole: layers of paint, rubbed where it was handled. */
export const edgePaint: Finish = (point, sample) => {
  const { x, y, z } = point;
  const layers = noiseInSpace(x / 0.5, y / 0.12, z / 0.5) * visibleShare(0.16, point.footprint);
  const rubbed = smoothStep(0.35, 0.75, noiseInSpace(x / 0.9, y / 0.5, z / 0.9));
  scaleColor(sample, 1 + 0.12 * layers + 0.3 * rubbed);
  sample.height += 0.004 * layers;
  sample.roughness = 0.4 + 0.16 * rubbed;
  sample.reflectance = 0.04;
};
