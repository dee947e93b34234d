import { smoothStep } from '../materials/noise.ts';

/** The lights of a studio: how much each gives, and how soft it falls. */
export interface StudioLights {
  /** The large box at one side, and the weaker one at the other: irradiance. */
  key: number;
  fill: number;
  /** Light from the camera's own direction, which shows color and hides shape. */
  front: number;
  /** How far the key lets itself in behind the terminator: 0 is a bare lamp, 1 a wall of cloth. */
  softness: number;
  /** The side of the picture that the key stands at. */
  side: 'left' | 'right';
}

interface LightContrast {
  by: number;
  around: number;
}

/** The hand of one photographer: all pictures of a brand are lit, shown and developed alike. */
export interface Photography {
  lights: StudioLights;
  /** What stands behind, "#rrggbb". */
  ground: string;
  /** How dark the shadow on the ground is of what stands there: garments hang and throw none. */
  shadow: number;
  /** How far away the camera is, beside the usual distance. */
  distance: number;
  exposure: number;
  /** Above 1 dark is darker and light lighter. */
  contrast: number;
  /** The same for light alone, its colors as they are, around a light that stays; left out, none. */
  lightContrast?: LightContrast;
  /** A tint toward red where it is positive, toward blue below: a share of the light. */
  warmth: number;
  /** How far sleeves lie from the sides, beside where they hang: 0 is as on a hanger, 1 laid out flat. */
  laidOut: number;
  /** How deep creases are: 0 is steamed, 1 as a cloth creases. */
  creases: number;
}

/** What is no brand's: poses, outfits, and tests. */
export const USUAL_PHOTOGRAPHY: Photography = {
  lights: { key: 0.52, fill: 0.28, front: 0.28, softness: 0.2, side: 'left' },
  ground: '#efedea',
  shadow: 1,
  distance: 1,
  exposure: 1,
  contrast: 1,
  warmth: 0,
  laidOut: 0,
  creases: 1,
};

/** Cloth paler than this is white to a photographer, and darker than that black: luminances. */
const PALE = { from: 0.5, to: 0.8 } as const;
const DARK = { from: 0.05, to: 0.012 } as const;
/** Both are developed harder, so that their folds show: white around what is brightest, black around itself. */
const WHITE = { by: 1.34, around: 1.09 } as const;
const BLACK = { by: 1.36, around: 0.026 } as const;
const STEPS = 8;

const metered = new WeakMap<Photography, Map<number, Photography>>();

/** How a photographer develops a cloth: what is white would burn out, and black drown its folds. */
export function meteredFor(photography: Photography, luminance: number): Photography {
  const pale = Math.round(smoothStep(PALE.from, PALE.to, luminance) * STEPS);
  const dark = Math.round(smoothStep(DARK.from, DARK.to, luminance) * STEPS);
  if (pale + dark === 0) return photography;
  const known = metered.get(photography) ?? new Map<number, Photography>();
  metered.set(photography, known);
  const kept = known.get(pale - dark);
  if (kept) return kept;
  const [most, share] = pale > 0 ? [WHITE, pale / STEPS] : [BLACK, dark / STEPS];
  const lightContrast = { by: 1 + (most.by - 1) * share, around: most.around };
  const made = { ...photography, lightContrast };
  known.set(pale - dark, made);
  return made;
}
