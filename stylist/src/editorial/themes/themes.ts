import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';
import { dayNames, dressedFor, type Feel, feelOf } from '../day/day-weather.ts';
import { readStyles, type Style, styledRow, styleRows } from './style-themes.ts';
import themes from './themes.json' with { type: 'json' };

/** What an outfit is for, in words that the outfit engine reads. */
export interface Theme {
  /** Lasting: "office-cool-days". */
  id: string;
  /** "Office days". */
  title: string;
  /** What the outfit engine reads: "office outfit for cool weather". */
  query: string;
}

/** A theme as the table has it, before the weather of a day is added. */
export interface ThemeRow extends Theme {
  /** What it is for, as a sentence names it: "the office". */
  for: string;
  /** Lexicon ids of the styles that it is near to. */
  styles?: readonly string[];
  /** `none`: whatever the weather; `coat`: it only decides about the coat on the way. */
  weather?: string;
  /** The degrees Celsius of the days that it is for. */
  from?: number;
  to?: number;
  /** Only on rainy days, or never on these. */
  rain?: boolean;
  /** Only for those whose style it is. */
  only?: boolean;
  /** What few people dress for on a given day. */
  rare?: boolean;
  seasons?: readonly string[];
  /** The colors that all clothes have where the title holds; left out where it names none for all. */
  palette?: readonly string[];
  /** The days of the week that it comes first on; the only one where it is one. */
  on?: readonly string[];
  /** From and to which day of the year, "12-26". */
  dates?: readonly string[];
}

const ROWS: readonly ThemeRow[] = themes;
const WEATHERS: Readonly<Record<Feel, string>> = {
  cold: ' for cold weather',
  cool: ' for cool weather',
  mild: ' for mild weather',
  warm: ' for warm weather',
};
const COAT = ' with a coat or puffer jacket';
const NAMES_OUTER = /\b(?:coat|jacket|parka|blazer|suit|cardigan)\b/;
const RAIN = ' and rain';

/** Theme queries for the weather of a day. */
function inWeather(row: ThemeRow, setting: DaySetting): Theme {
  const { id, title, query, weather } = row;
  const feel = feelOf(setting);
  const isWarm = feel === 'warm' || (feel === 'mild' && !setting.is_rainy);
  if (weather === 'none' || (weather === 'coat' && isWarm)) return { id, title, query };
  const isCoated = feel === 'cold' && weather === undefined && !NAMES_OUTER.test(query);
  const rain = setting.is_rainy ? RAIN : '';
  return {
    id: `${id}-${setting.is_rainy ? `${feel}-rainy` : feel}-days`,
    title,
    query: `${query}${isCoated ? COAT : ''}${WEATHERS[feel]}${rain}`,
  };
}

const isNamedDay = (on: readonly string[]): boolean =>
  on.length === 1 && !on[0]?.startsWith('week');

/** Whether a theme is true to the weather, the season and the date. */
function suitsDay(row: ThemeRow, setting: DaySetting): boolean {
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, dates, on = [] } = row;
  const celsius = dressedFor(setting);
  const date = setting.day.slice('2026-'.length);
  const [first = '', last = ''] = dates ?? [date, date];
  return (
    celsius >= from &&
    celsius <= to &&
    (row.rain ?? setting.is_rainy) === setting.is_rainy &&
    (row.seasons?.includes(setting.season) ?? true) &&
    first <= date &&
    date <= last &&
    (!isNamedDay(on) || dayNames(setting).some((name) => on.includes(name)))
  );
}

const JITTER = 3;
const STEPS = 1000;

/** How much a theme belongs to this day rather than to any other; another order each day. */
function dueOn(
  { id, on = [], dates, rain, rare, from, to }: ThemeRow,
  setting: DaySetting,
): number {
  const isToday = dayNames(setting).some((name) => on.includes(name));
  const chance = (Math.abs(fnv1a(`${setting.day} ${id}`)) % STEPS) / STEPS;
  return (
    (dates === undefined ? 0 : 4) +
    (rain === true ? 3 : 0) -
    (rare === true ? 3 : 0) +
    (isToday ? 1.5 : on.length > 0 ? -1.5 : 0) +
    (from === undefined && to === undefined ? 0 : 1) +
    chance * JITTER
  );
}

/** The lists turn by turn, so that no style has to wait for all of another one. */
const inTurns = <Value>(lists: readonly (readonly Value[])[]): Value[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/**
 * What outfits are for in this setting: what suits the person's styles first, in turns, then what
 * belongs to the day. The order is another one each day and the same for all of a day.
 * @param styles Style tags of the contract or the person's own words for their style.
 * @returns at least twelve for any setting, none twice.
 */
export function themesFor(setting: DaySetting, styles: readonly string[]): readonly Theme[] {
  const due = ROWS.filter((row) => suitsDay(row, setting)).toSorted(
    (one, other) => dueOn(other, setting) - dueOn(one, setting),
  );
  const ofStyle = (style: Style): ThemeRow[] => {
    const own = due.filter((row) => row.styles?.some((id) => style.ids.includes(id)) === true);
    const made = styleRows(style).toSorted(
      (one, other) => dueOn(other, setting) - dueOn(one, setting),
    );
    return inTurns([own, made]);
  };
  const rows = [
    ...inTurns(readStyles(styles).map(ofStyle)),
    ...due.filter(({ only }) => only !== true),
  ];
  const themesById = new Map(rows.map((row) => [row.id, inWeather(row, setting)]));
  return [...themesById.values()];
}

const rowsById = new Map(ROWS.map((row) => [row.id, row]));

/** What the table knows of a theme. */
export interface ThemeDetails {
  /** What it is for, as a sentence names it: "the office". */
  for: string;
  styles: readonly string[];
  palette: readonly string[] | null;
  /** The styles that its title names. */
  named: readonly string[];
  isEvening: boolean;
}

/** What is known of a theme by its id; null for one that is not of here. */
export function themeDetails({ id }: Pick<Theme, 'id'>): ThemeDetails | null {
  const plain = id.replace(/-(?:cold|cool|mild|warm)(?:-rainy)?-days$/, '');
  const row: Omit<ThemeRow, keyof Theme> | null = rowsById.get(plain) ?? styledRow(plain);
  if (row === null) return null;
  const { styles = [], palette = null, weather, only } = row;
  const named = only === true ? styles.slice(0, 1) : [];
  return { for: row.for, styles, palette, named, isEvening: weather === 'coat' };
}

/** Which of a person's styles a theme is chosen for. */
export function stylesOfTheme(theme: Theme, styles: readonly string[]): readonly string[] {
  const own = themeDetails(theme)?.styles ?? [];
  return styles.filter((style) =>
    readStyles([style]).some(({ ids }) => ids.some((id) => own.includes(id))),
  );
}
