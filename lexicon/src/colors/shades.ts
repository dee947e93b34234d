import { COLORS, type Color } from '@modiste/contract/values';
import { listOf, phraseKey, tokenize } from '../words/tokens.ts';
import shadeList from './shade-list.json' with { type: 'json' };

/** CIELAB under D65: lightness from 0 to 100, green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** A shade that people name. */
export interface Shade {
  name: string;
  /** The spec's color that it counts as. */
  color: Color;
  lab: Lab;
}

/** Shades that people name, by the color that each counts as: a name and its sRGB value. */
const SHADE_LIST: Readonly<Partial<Record<Color, string>>> = shadeList;

const SHADE_WORDS_MAX = 3;
const WHITE_D65 = [0.95047, 1, 1.08883] as const;
const CUBE_MIN = 216 / 24389;
const KAPPA = 24389 / 27;

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const curve = (value: number): number =>
  value > CUBE_MIN ? Math.cbrt(value) : (KAPPA * value + 16) / 116;

/** sRGB (IEC 61966-2-1) to CIELAB (CIE 15). */
function labOfHex(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE_D65[0]);
  const y = curve((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE_D65[1]);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE_D65[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const readShade = (color: Color, row: string): Shade => {
  const at = row.lastIndexOf(' ');
  return { name: row.slice(0, at), color, lab: labOfHex(row.slice(at + 1)) };
};

/** Every named shade that has a place in CIELAB. */
export const SHADES: readonly Shade[] = COLORS.flatMap((color) => {
  const rows = SHADE_LIST[color];
  return rows === undefined ? [] : listOf(rows).map((row) => readShade(color, row));
});

const byKey = new Map(SHADES.map((shade) => [phraseKey(shade.name), shade]));

/** Words for the shades that are named light and dark: "pale green" is as light as "light green". */
const AS_LIGHT_OR_DARK: Readonly<Record<string, string>> = {
  pale: 'light',
  soft: 'light',
  pastel: 'light',
  powder: 'light',
  baby: 'light',
  deep: 'dark',
};

function shadeNamed(words: readonly string[]): Shade | undefined {
  const [first = '', ...rest] = words;
  const named = AS_LIGHT_OR_DARK[first];
  const known = byKey.get(words.join(' '));
  return known ?? (named === undefined ? undefined : byKey.get([named, ...rest].join(' ')));
}

/** The shades that a text names, longest names first from the left: "navy", "dusty rose". */
export function shadesIn(text: string): Shade[] {
  const words = tokenize(text).map((token) => token.word);
  const found: Shade[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = SHADE_WORDS_MAX; length > 0; length -= 1) {
      const shade = shadeNamed(words.slice(at, at + length));
      if (shade === undefined) continue;
      found.push(shade);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** How far two colors are apart: about 2 is just visible, 50 another color (ΔE*ab, CIE 1976). */
export const shadeDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The named shade nearest to a color, for telling a shopper and for ranking by shade. */
export function nearestShade(lab: Lab): Shade | null {
  let nearest: Shade | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const shade of SHADES) {
    const distance = shadeDistance(lab, shade.lab);
    if (distance < least) [nearest, least] = [shade, distance];
  }
  return nearest;
}

const LIGHTNESS_MAX = 100;

/** How light the shades are that a text names, from 0 to 1; null where it names none. */
export function lightnessIn(text: string): number | null {
  const shades = shadesIn(text);
  const all = shades.reduce((sum, { lab: [lightness] }) => sum + lightness, 0);
  return shades.length === 0 ? null : all / shades.length / LIGHTNESS_MAX;
}
