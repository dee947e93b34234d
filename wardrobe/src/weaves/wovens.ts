import { length2 } from '../materials/lengths.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { noise, shownNoise, visibleShare, wrapTo } from '../materials/noise.ts';
import { dyedShare, grain, scaleColor, slantOf, type Weave } from './weave.ts';

/** Yarns that run along (warp) and across (weft), uneven by `amount`, `size` centimeters thick. */
function yarns(point: MaterialPoint, size: number, amount: number): number {
  const warp = shownNoise(visibleShare(size * 2, point.footprintX), {
    x: point.x / size,
    y: point.y / (size * 26),
  });
  const weft = shownNoise(
    visibleShare(size * 2, point.footprintY),
    { x: point.x / (size * 26), y: point.y / size },
    6,
  );
  return amount * (warp + weft);
}

/** Threads of both directions that are thicker or paler here and there, from any distance. */
const crossed = (point: MaterialPoint, size: number, amount: number): number =>
  grain(point, { amount, size, warp: 3.5, salt: 44 }) +
  grain(point, { amount, size, weft: 3.5, salt: 45 });

/** Over and under: a checkerboard of tiny yarns, seen only from very near. */
function interlacing(point: MaterialPoint, sample: MaterialSample, size: number): void {
  const shown = visibleShare(size * 0.65, point.footprint);
  if (shown <= 0) return;
  const weave = Math.cos((Math.PI * point.x) / size) * Math.cos((Math.PI * point.y) / size);
  sample.height += size * 0.16 * weave * shown;
  scaleColor(sample, 1 + 0.06 * weave * shown);
}

/** Shirting: smooth, crisp and a little bright at the folds. */
export const poplin: Weave = (point, sample) => {
  const far = grain(point, { amount: 0.03, size: 0.06, warp: 3, salt: 57 });
  scaleColor(sample, 1 + yarns(point, 0.05, 0.018) + far * dyedShare(sample));
  interlacing(point, sample, 0.035);
  sample.roughness = 0.8;
  sample.reflectance = 0.021;
};

/** Basket-woven shirting: white dots between the colored yarns. */
export const oxford: Weave = (point, sample) => {
  const shown = visibleShare(0.06, point.footprint);
  const basket =
    Math.cos((2 * Math.PI * point.x) / 0.09) * Math.cos((2 * Math.PI * point.y) / 0.09);
  scaleColor(
    sample,
    1 +
      0.12 * basket * shown +
      yarns(point, 0.06, 0.03) +
      crossed(point, 0.06, 0.045) * dyedShare(sample),
  );
  interlacing(point, sample, 0.045);
  sample.roughness = 0.76;
  sample.reflectance = 0.025;
};

/** Slubs in both directions and small creases that stay. */
export const linen: Weave = (point, sample) => {
  const slub = yarns(point, 0.07, 0.1) + yarns(point, 0.13, 0.06) + crossed(point, 0.09, 0.066);
  scaleColor(sample, 1 + slub * dyedShare(sample));
  sample.height += 0.008 * slub + 0.012 * noise(point.x / 1.7, point.y / 2.3, 2);
  interlacing(point, sample, 0.07);
  sample.roughness = 0.8;
  sample.reflectance = 0.022;
};

/** Fine diagonal ribs from lower left to upper right. */
function diagonals(
  point: MaterialPoint,
  sample: MaterialSample,
  { pitch, depth }: { pitch: number; depth: number },
): void {
  const shown = visibleShare(pitch * 0.65, point.footprint);
  if (shown <= 0) return;
  const wave = Math.cos((2 * Math.PI * (point.x - point.y * 0.9)) / pitch);
  sample.height += depth * wave * shown;
  scaleColor(sample, 1 + 0.08 * wave * shown);
}

/** Cotton twill of chinos and jackets. */
export const twill: Weave = (point, sample) => {
  scaleColor(
    sample,
    1 +
      yarns(point, 0.06, 0.03) +
      grain(point, { amount: 0.054, size: 0.06, warp: 2.8, salt: 42 }) * dyedShare(sample) +
      0.015 * noise(point.x / 2.1, point.y / 2.7, 8),
  );
  diagonals(point, sample, { pitch: 0.085, depth: 0.01 });
  sample.roughness = 0.8;
  sample.reflectance = 0.022;
  sample.sheen = 0.04;
};

/** Draws a color toward its own gray: white yarns lie between the dyed ones. */
function grayed(sample: MaterialSample, share: number): void {
  const gray = 0.2126 * sample.red + 0.7152 * sample.green + 0.0722 * sample.blue;
  sample.red += (gray - sample.red) * share;
  sample.green += (gray - sample.green) * share;
  sample.blue += (gray - sample.blue) * share;
}

/** Dyed warp stands out from its white weft less, the paler it is: 1 of indigo, little of white. */
function warpContrast({ red, green, blue }: MaterialSample): number {
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return Math.min(1, Math.max(0.22, 1.1 - 1.25 * luminance));
}

/** Blue warp over white weft: uneven yarns show as streaks along the leg. */
export const denim: Weave = (point, sample) => {
  const streak =
    shownNoise(visibleShare(0.11, point.footprintX), { x: point.x / 0.055, y: point.y / 1.6 }) +
    0.7 *
      shownNoise(visibleShare(0.2, point.footprintX), { x: point.x / 0.13, y: point.y / 3.1 }, 5);
  const fleck = shownNoise(
    visibleShare(0.14, point.footprint),
    { x: point.x / 0.08, y: point.y / 0.08 },
    2,
  );
  const cloud =
    noise(point.x / 3.4, point.y / 5.2, 11) + 0.5 * noise(point.x / 1.1, point.y / 1.6, 12);
  const slub = shownNoise(
    visibleShare(0.5, point.footprintX),
    { x: point.x / 0.34, y: point.y / 7 },
    13,
  );
  const far = grain(point, { amount: 0.16, size: 0.1, warp: 2.6, salt: 41 });
  const uneven = 0.17 * streak + 0.14 * fleck + 0.08 * cloud + 0.07 * slub + far;
  scaleColor(sample, 0.97 + warpContrast(sample) * uneven);
  grayed(sample, 0.16);
  // The cloth shrinks unevenly in the wash: its surface is never quite flat.
  sample.height += 0.02 * noise(point.x / 1.9, point.y / 2.6, 14);
  diagonals(point, sample, { pitch: 0.1, depth: 0.013 });
  sample.roughness = 0.86;
  sample.reflectance = 0.02;
  sample.sheen = 0.05;
  sample.sheenTint = 0.3;
};

/** Long floats along the grain: light is drawn out across them. */
export const satin: Weave = (point, sample) => {
  const thread = shownNoise(visibleShare(0.08, point.footprintX), {
    x: point.x / 0.04,
    y: point.y / 2.2,
  });
  scaleColor(sample, 1 + 0.02 * thread);
  sample.height += 0.0025 * noise(point.x / 0.8, point.y / 1.9, 4);
  sample.roughness = 0.52;
  sample.reflectance = 0.13;
  sample.anisotropy = 0.72;
};

/** Crêpe: twisted yarns pull its surface into fine pebbles, which leave it matte. */
export const crepe: Weave = (point, sample) => {
  const pebble = shownNoise(
    visibleShare(0.09, point.footprint),
    { x: point.x / 0.05, y: point.y / 0.06 },
    9,
  );
  const far = grain(point, { amount: 0.08, size: 0.1, salt: 43 });
  scaleColor(sample, 1 + 0.05 * pebble + yarns(point, 0.05, 0.012) + far * dyedShare(sample));
  sample.height += 0.004 * pebble;
  sample.roughness = 0.88;
  sample.reflectance = 0.017;
  sample.sheen = 0.05;
  sample.sheenTint = 0.7;
};

/** Matte silk: a soft luster without bands. */
export const silk: Weave = (point, sample) => {
  scaleColor(sample, 0.95 + yarns(point, 0.045, 0.015));
  sample.roughness = 0.55;
  sample.reflectance = 0.032;
  sample.anisotropy = 0.25;
  sample.sheen = 0.03;
};

/** A veil: what lies behind shows through, less where it stands on edge. */
export const chiffon: Weave = (point, sample) => {
  poplin(point, sample);
  const slant = slantOf(point);
  sample.opacity = 0.5 + 0.4 * slant;
  sample.reflectance = 0.02;
  sample.sheen = 0.08;
};

const LACE_CELL = 1.5;

/** Flowers of thread in a net with holes. */
export const lace: Weave = (point, sample) => {
  const x = wrapTo(
    point.x + (Math.floor(point.y / LACE_CELL) % 2 === 0 ? 0 : LACE_CELL / 2),
    LACE_CELL,
  );
  const y = wrapTo(point.y, LACE_CELL);
  const dx = x - LACE_CELL / 2;
  const dy = y - LACE_CELL / 2;
  const radius = length2(dx, dy);
  const petals = 0.44 + 0.17 * Math.cos(6 * Math.atan2(dy, dx));
  const net =
    Math.cos((2 * Math.PI * (point.x + point.y)) / 0.24) *
    Math.cos((2 * Math.PI * (point.x - point.y)) / 0.24);
  const shown = visibleShare(0.24, point.footprint);
  const flower = radius < petals ? 1 : 0;
  const threads = 0.42 + (net > 0 ? 0.45 : -0.3) * shown;
  sample.opacity = Math.max(flower * 0.96, Math.min(1, Math.max(0.12, threads)));
  sample.height += 0.05 * flower;
  sample.roughness = 0.75;
  sample.reflectance = 0.025;
};
