import type { Lab } from './shades.ts';

const PASTEL_LIGHTNESS_MIN = 70;
const PASTEL_CHROMA = { least: 12, most: 45 } as const;
const BRIGHT_CHROMA_MIN = 60;
const DARK_LIGHTNESS_MAX = 30;
const NEUTRAL_CHROMA_MAX = 20;

const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);

/** Words for many shades at once, by the lexicon ids of their styles: where in CIELAB they lie. */
const TONES: ReadonlyMap<string, (lab: Lab) => boolean> = new Map([
  [
    'pastel',
    (lab: Lab) =>
      lab[0] >= PASTEL_LIGHTNESS_MIN &&
      chromaOf(lab) >= PASTEL_CHROMA.least &&
      chromaOf(lab) <= PASTEL_CHROMA.most,
  ],
  ['bright', (lab: Lab) => chromaOf(lab) >= BRIGHT_CHROMA_MIN],
  ['dark', (lab: Lab) => lab[0] <= DARK_LIGHTNESS_MAX],
  ['neutral', (lab: Lab) => chromaOf(lab) <= NEUTRAL_CHROMA_MAX],
]);

const LIGHT_LIGHTNESS_MIN = 64;
const DARK_OF_COLOR_LIGHTNESS_MAX = 36;
const LIGHT = /^(?:light|pale|soft|pastel|powder|baby) [a-z]+$/;
const DARK = /^(?:dark|deep) [a-z]+$/;

/** How light or dark the name of a color asks it to be: "pale green", "dark red"; null for other names. */
export function toneNamed(name: string): ((lab: Lab) => boolean) | null {
  if (LIGHT.test(name)) return ([lightness]) => lightness >= LIGHT_LIGHTNESS_MIN;
  return DARK.test(name) ? ([lightness]) => lightness <= DARK_OF_COLOR_LIGHTNESS_MAX : null;
}

/** Whether a shade is of this tone; null for what names none. */
export const toneOf = (name: string): ((lab: Lab) => boolean) | null => TONES.get(name) ?? null;
