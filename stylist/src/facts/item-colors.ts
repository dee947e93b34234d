import type { Item } from '@modiste/contract/entities/item';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import type { Color } from '@modiste/contract/values';
import type { Concept } from '@modiste/lexicon/concept';

/** A color that an item comes in, by the shop's name, with the colors that it counts as. */
export interface ItemColor {
  name: string;
  colors: readonly Color[];
}

/** The colors that an item is sold in; the shop's names where it gave any. */
export function itemColors({ other_info, colors }: Item): ItemColor[] {
  const { color_variants = [], color_names } = other_info;
  if (color_variants.length > 0)
    return color_variants.map(({ name, colors: own }) => ({ name, colors: own }));
  if (color_names.length === 1) return color_names.map((name) => ({ name, colors }));
  return colors.map((color) => ({ name: color, colors: [color] }));
}

/** All color names of an item, of variants and of the record as a whole. */
export const itemColorNames = (item: Item): string[] => [
  ...new Set([...itemColors(item).map(({ name }) => name), ...item.other_info.color_names]),
];

/** The color that was chosen for an item, else all that it is sold in. */
export const colorsToWear = (item: Item): ItemColor[] => {
  const all = itemColors(item);
  const chosen = all.filter(({ name }) => name === item.shown_color);
  return chosen.length > 0 ? chosen : all;
};

interface NamedColor {
  words: string;
  concepts: readonly Concept[];
}

/** The shop's name of the color that words ask an item in; null where it does not come in it. */
export function colorNamed(item: Item, { words, concepts }: NamedColor): string | null {
  const asked = concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : []));
  const { color_variants = [] } = item.other_info;
  if (asked.length === 0) return null;
  const said = words.toLowerCase().replace(/^in /, '');
  const isNamed = ({ name }: ItemColor) => name.toLowerCase() === said;
  const isOf = ({ colors }: ItemColor) => colors.some((color) => asked.includes(color));
  return (color_variants.find(isNamed) ?? color_variants.find(isOf))?.name ?? null;
}

/** An item in the color that words ask for, where it comes in it. */
export function inAskedColor(item: Item, readings: readonly NamedColor[]): Item {
  const name = readings.map((reading) => colorNamed(item, reading)).find((one) => one !== null);
  return name == null ? item : inShownColor<Item>(item, { [item.id]: name });
}

/** The color in which an item is shown: the chosen variant, otherwise the first. */
export function shownColor(item: Item): ItemColor | null {
  const all = itemColors(item);
  return all.find(({ name }) => name === item.shown_color) ?? all[0] ?? null;
}

/** Whether an item is shown in the color that it was shown in before. */
export const isInSameColor = (
  item: Item,
  before: Readonly<Record<string, string>> | undefined,
): boolean => {
  const { shown_color: _, ...bare } = item;
  const old = shownColor(inShownColor<Item>(bare, before ?? {}));
  return old?.name === shownColor(item)?.name;
};
