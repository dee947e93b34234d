import type { Color } from '@modiste/contract/values';
import { readColors } from '@modiste/lexicon/colors';
import { descendantsOf, findType, GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { expandTypes } from '@modiste/lexicon/query/query-types';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { shadeMatcher } from '@modiste/lexicon/shades/shade-match';
import { termOf, writtenWords } from '../shop/analyse-words.ts';
import { rowSetOf } from '../shop/row-set.ts';
import { selectCodes, selectPassing } from '../shop/select-rows.ts';
import type { Shop } from '../shop/shop.ts';
import type { ShopItem } from '../shop/shop-item.ts';
import type { Condition } from './conditions.ts';

export const stemsOf = (text: string): string[] =>
  writtenWords(text).flatMap((word) => termOf(word) ?? []);

const list = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** A name this near to the shade that was asked for is taken for it (see `shadeMatcher`). */
const SHADE_MATCH_MIN = 0.45;

/** Types whose name alone tells one of these facts. */
function typesTelling(facts: readonly string[]): string[] {
  return GARMENT_TYPES.filter(({ id }) => {
    const { attributes, materials, patterns } = impliedBy(id);
    return [...attributes, ...materials, ...patterns].some((fact) => facts.includes(fact));
  }).map(({ id }) => id);
}

/**
 * It has one of these facts, by its own statement or by the name of its type.
 * @param prefix Of the facets: `m:`, `p:` or `a:`.
 */
export function hasFact(prefix: string, facts: readonly string[]): Condition {
  const keys = facts.map((fact) => prefix + fact);
  const types = new Set(typesTelling(facts));
  return {
    text: `one of its facts is ${list(keys)}`,
    rows({ rows, facets, types: column }) {
      const states = facets.hasAny(keys);
      const telling = column.flagsOf([...types]);
      return selectPassing(rows, (row) => telling[column.codes[row] ?? 0] === 1 || states(row));
    },
    passes: (item) => types.has(item.type) || item.facets.some((key) => keys.includes(key)),
  };
}

/**
 * It is one of the named types: filed as such or as a kind of it, or filed as a near kind that has the
 * fact that makes the type, as a wrap dress of midi length is a midi dress.
 */
export function isOfType(named: readonly string[]): Condition {
  const exact = new Set(named.flatMap((id) => [id, ...descendantsOf(id)]));
  const byFact = named.flatMap((id) => {
    const { when = null, parent = null } = findType(id) ?? {};
    if (when === null || parent === null) return [];
    const near = new Set([parent, ...expandTypes([id])]);
    const states = ['m:', 'p:', 'a:'].map((prefix) => hasFact(prefix, [when]));
    return [{ near, states }];
  });
  const passes = (item: ShopItem) =>
    exact.has(item.type) ||
    byFact.some(({ near, states }) => near.has(item.type) && states.some((s) => s.passes(item)));
  return {
    text: `it is one of ${list(named)}`,
    rows(facts) {
      const { types } = facts;
      const sets = byFact.flatMap(({ near, states }) => {
        const nearRows = selectCodes(types.codes, types.flagsOf([...near]), 1);
        return states.map((state) => nearRows.within([state.rows(facts)]));
      });
      return selectCodes(types.codes, types.flagsOf([...exact]), 1).union(sets);
    },
    passes,
  };
}

/** What tells a kind from the others of its parent: "weekend" of a weekend bag. */
function tellingStems(name: string, parent: string): string[] {
  const common = new Set(stemsOf(`${parent} ${findType(parent)?.plural ?? ''}`));
  return stemsOf(name).filter((stem) => !common.has(stem));
}

/** Tells from a title and a type whether an item bears the name of one type. */
function namesakeTest(id: string): (title: string, type: string) => boolean {
  const { name = '', synonyms = [], parent = null } = findType(id) ?? {};
  const names = [name, ...synonyms].map(stemsOf).filter((stems) => stems.length > 0);
  const near = new Set(parent === null ? [] : [parent, ...descendantsOf(parent)]);
  const telling =
    parent === null ? [] : [name, ...synonyms].map((one) => tellingStems(one, parent));
  return (title, type) => {
    const stems = stemsOf(title);
    const endsSo = (own: readonly string[]) => stems.slice(-own.length).join() === own.join();
    const has = (own: readonly string[]) =>
      own.length > 0 && own.every((stem) => stems.includes(stem));
    return names.some(endsSo) || (near.has(type) && telling.some(has));
  };
}

/**
 * Its title bears the name of one of these types, as a "Suede Wedge Espadrille" does that was filed as
 * a wedge, or what tells the type from its kin, as a "Weekend Duffel" among bags: for types that no
 * item is filed as.
 */
export function bearsNameOf({ words, all }: Shop, types: readonly string[]): Condition {
  const tests = types.map(namesakeTest);
  const named = types.flatMap((id) => {
    const { name = '', synonyms = [] } = findType(id) ?? {};
    return [name, ...synonyms].flatMap(writtenWords);
  });
  return {
    text: `its title names one of ${list(types)}`,
    rows({ rows, titles, types: column }) {
      const found = words.matching(named, all).filter((row) => {
        const [title, type] = [titles.at(row), column.at(row) ?? ''];
        return tests.some((test) => test(title, type));
      });
      return rowSetOf(found, rows);
    },
    passes: ({ type, title }) => tests.some((test) => test(title, type)),
  };
}

interface WantedColor {
  colors: readonly Color[];
  /** Names that say more than their color, and tones. */
  shades: readonly string[];
  /** Whether a color that is not the first of its name counts too, as in a striped shirt. */
  isPatterned: boolean;
}

/** Tells whether a variant of this name is of the color; null where the name tells no color. */
function variantMatcher({ colors, shades, isPatterned }: WantedColor) {
  const matchShade = shadeMatcher(shades);
  return (name: string): boolean | null => {
    const named = readColors(name);
    const [main] = named;
    if (main === undefined) return null;
    const isColor =
      colors.length === 0 ||
      (isPatterned ? named.some((color) => colors.includes(color)) : colors.includes(main));
    const [first = name] = isPatterned ? [name] : name.split('/');
    return isColor && (shades.length === 0 || matchShade(first) >= SHADE_MATCH_MIN);
  };
}

/** It can be had in one of these colors: the color of a variant is the first that its name tells. */
export function comesIn(wanted: WantedColor): Condition {
  const matchVariant = variantMatcher(wanted);
  const { colors, shades } = wanted;
  const comes = (own: readonly Color[], names: readonly string[]): boolean => {
    const told = names.map(matchVariant);
    if (told.includes(true)) return true;
    const isUntold =
      shades.length === 0 &&
      (told.length === 0 || told.includes(null) || colors.includes('Multicolor'));
    return isUntold && colors.length > 0 && own.some((color) => colors.includes(color));
  };
  return {
    text: `it comes in ${list([...colors, ...shades])}${wanted.isPatterned ? ' or partly so' : ''}`,
    rows({ rows, colors: colorColumn, colorNames }) {
      const known = new Map<number, boolean>();
      const kinds = colorColumn.values.length;
      return selectPassing(rows, (row) => {
        const key = (colorNames.codes[row] ?? 0) * kinds + (colorColumn.codes[row] ?? 0);
        const before = known.get(key);
        if (before !== undefined) return before;
        const passes = comes(colorColumn.at(row) ?? [], colorNames.at(row) ?? []);
        known.set(key, passes);
        return passes;
      });
    },
    passes: ({ colors: own, color_names = [] }) => comes(own, color_names),
  };
}

export function isOfBrand(brands: readonly string[]): Condition {
  return {
    text: `its brand is ${list(brands)}`,
    rows: ({ brands: column }) => selectCodes(column.codes, column.flagsOf(brands), 1),
    passes: ({ brand }) => brands.includes(brand),
  };
}

/** More titles than this are not read: a word that stands in so many tells little. */
const TITLES_READ_MAX = 3_000;

/** Its title has this word, in any form; null where the word stands in no title, or in very many. */
export function titleHas(shop: Shop, word: string): Condition | null {
  const [term] = stemsOf(word);
  const found = shop.words.matching([word], shop.all);
  if (term === undefined || found.length === 0 || found.length > TITLES_READ_MAX) return null;
  const titled = found.filter((row) => stemsOf(shop.facts.titles.at(row)).includes(term));
  if (titled.length === 0) return null;
  return {
    text: `its title has ${JSON.stringify(word)}`,
    rows: ({ rows }) => rowSetOf(titled, rows),
    passes: ({ title }) => stemsOf(title).includes(term),
  };
}
