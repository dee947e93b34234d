import {
  type LinearColor,
  linearColor,
  luminanceOf,
  mixLinear,
  scaleLinear,
} from '../materials/linear-color.ts';
import { smoothStep } from '../materials/noise.ts';
import type { LoftLook } from './loft-look.ts';

/**
 * A palette names the color that a picture shows; the softboxes brighten it. White stays nearly as
 * it is: it would look gray on the pale ground.
 */
const [EXPOSURE, WHITE_EXPOSURE] = [0.88, 0.94];

/** What a look says of each of its parts, worked out once. */
export interface Palette {
  look: LoftLook;
  main: LinearColor;
  accent: LinearColor;
  hasAccent: boolean;
  isDark: boolean;
  isWarm: boolean;
}

function exposed(hex: string): LinearColor {
  const color = linearColor(hex);
  const white = smoothStep(0.45, 0.85, luminanceOf(color));
  return scaleLinear(color, EXPOSURE + (WHITE_EXPOSURE - EXPOSURE) * white);
}

export function paletteOf(look: LoftLook): Palette {
  const main = exposed(look.color);
  const hasAccent = look.ink !== undefined && look.print === undefined;
  const accent = hasAccent && look.ink ? exposed(look.ink) : scaleLinear(main, 0.82);
  const isDark = luminanceOf(main) < 0.06;
  return { look, main, accent, hasAccent, isDark, isWarm: main[0] > main[2] * 1.35 };
}

/** How far lenses are tinted in the color of their glasses; under white frames they are gray. */
const LENS_TINT = 0.4;
const DARK_LENS: LinearColor = [0.012, 0.013, 0.015];

/** The color of the lenses in glasses of a color. */
export function tintOf(main: LinearColor): LinearColor {
  const pale = smoothStep(0.5, 0.8, luminanceOf(main));
  return mixLinear(DARK_LENS, main, LENS_TINT * (1 - pale));
}

export const GOLD: LinearColor = [0.93, 0.66, 0.32];
export const SILVER: LinearColor = [0.86, 0.86, 0.85];

const metalColor = (hex: string): LinearColor | null => {
  const [red, , blue] = linearColor(hex);
  if (hex === '#c9a455') return GOLD;
  if (hex === '#b9bcc0') return SILVER;
  return red > 2 * blue && red > 0.5 ? GOLD : null;
};

/** Jewelry: gold or silver, whichever of its colors or its fabric says so. */
export function jewelColor(look: LoftLook): LinearColor {
  const named = metalColor(look.color) ?? (look.ink ? metalColor(look.ink) : null);
  const own = look.fabric === 'sterling' || look.fabric === 'steel' ? SILVER : GOLD;
  return named ?? own;
}
