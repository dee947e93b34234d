import type { Color } from '@modiste/contract/values';
import { SHADES, type Shade, shadeDistance, shadesIn } from '@modiste/lexicon/shades';
import rows from './color-partners.json' with { type: 'json' };

/** What a shade goes with. */
export interface ColorRow {
  name: string;
  /** Whether it goes with nearly everything. */
  neutral?: boolean;
  /** The surest first. */
  partners: readonly string[];
  /** Why, in several wordings. */
  why: readonly string[];
  /** Colors of shoes that go with a garment of it. */
  shoes: readonly string[];
}

/** A color as it was asked for. */
export interface NamedColor {
  /** As a shopper says it: "olive green". */
  name: string;
  shade: Shade;
  row: ColorRow;
}

/** Every row of the table. */
export const COLOR_ROWS: readonly ColorRow[] = rows;
const rowsByName = new Map(COLOR_ROWS.map((row) => [row.name, row]));
const shadesByName = new Map(SHADES.map((shade) => [shade.name, shade]));

/** Whether the name is a shade that can be looked for. */
export const isShade = (name: string): boolean => shadesByName.has(name) || name === 'denim blue';

/** What the shade goes with, by its own row or that of the nearest shade of its color. */
function rowOf(shade: Shade): ColorRow | null {
  const own = rowsByName.get(shade.name);
  if (own !== undefined) return own;
  const distance = (row: ColorRow): number => {
    const known = shadesByName.get(row.name);
    return known === undefined || known.color !== shade.color
      ? Number.POSITIVE_INFINITY
      : shadeDistance(shade.lab, known.lab);
  };
  const [nearest] = COLOR_ROWS.toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined || distance(nearest) === Number.POSITIVE_INFINITY ? null : nearest;
}

const named = (shade: Shade): NamedColor[] => {
  const row = rowOf(shade);
  return row === null ? [] : [{ name: shade.name.replace('grey', 'gray'), shade, row }];
};

/** The colors that a text names, in order, each once. */
export function namedColors(text: string): NamedColor[] {
  const found = shadesIn(text).flatMap(named);
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at);
}

/** A color of the value list as a named color. */
export const colorNamed = (color: Color): NamedColor | null =>
  namedColors(color.toLowerCase())[0] ?? null;

/** The color that was last spoken of, or null. */
export function colorSpokenOf(said: readonly string[]): NamedColor | null {
  for (const sentence of said.toReversed()) {
    const row = COLOR_ROWS.find(({ why }) => why.includes(sentence));
    if (row !== undefined) return namedColors(row.name)[0] ?? null;
  }
  return null;
}
