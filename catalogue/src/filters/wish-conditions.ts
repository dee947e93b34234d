import type { Color } from '@modiste/contract/values';
import { kindOfFact } from '@modiste/lexicon/attributes';
import { readColors } from '@modiste/lexicon/colors';
import { typesEntailing } from '@modiste/lexicon/entailed-by';
import { expandTypes } from '@modiste/lexicon/expand-types';
import { descendantsOf, findType, GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { shadeMatcher } from '@modiste/lexicon/shade-match';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { FactColumns } from '../memory-index/columns/fact-columns.ts';
import { Latest } from '../memory-index/latest.ts';
import { rowSetOf } from '../memory-index/rows/row-set.ts';
import { selectCodes, selectPassing } from '../memory-index/rows/select-rows.ts';
import { type Condition, list } from './conditions.ts';

/** A name this near to the shade that was asked for is taken for it (see `shadeMatcher`). */
const SHADE_MATCH_MIN = 0.45;

/** Types whose name alone tells one of these facts. */
function typesTelling(facts: readonly string[]): string[] {
  const named = GARMENT_TYPES.map(({ id }) => id).filter((id) => {
    const { attributes, materials, patterns } = impliedBy(id);
    return [...attributes, ...materials, ...patterns].some((fact) => facts.includes(fact));
  });
  const natural = facts.flatMap(typesEntailing).flatMap((id) => [id, ...descendantsOf(id)]);
  return [...named, ...natural];
}

/** Tells of rows whether they have one of these facts: stated, or told by the name of their type. */
function factTest(prefix: string, facts: readonly string[]) {
  const keys = facts.map((fact) => prefix + fact);
  const types = new Set(typesTelling(facts));
  return {
    keys,
    ofRows({ facets, types: column }: FactColumns): (row: number) => boolean {
      const states = facets.hasAny(keys);
      const telling = column.flagsOf([...types]);
      return (row) => telling[column.codes[row] ?? 0] === 1 || states(row);
    },
    ofItem: ({ type, facets }: IndexedItem) =>
      types.has(type) || facets.some((key) => keys.includes(key)),
  };
}

/**
 * It has one of these facts, by its own statement or by the name of its type.
 * @param prefix Of the facets: `m:`, `p:` or `a:`.
 */
export function hasFact(prefix: string, facts: readonly string[]): Condition {
  const test = factTest(prefix, facts);
  return {
    text: `one of its facts is ${list(test.keys)}`,
    rows: (columns) => selectPassing(columns.rows, test.ofRows(columns)),
    passes: test.ofItem,
  };
}

const PREFIXES = { attribute: 'a:', material: 'm:', pattern: 'p:' } as const;

/** The near kinds of a type that are it by a fact: a wrap dress of midi length for a midi dress. */
function nearKinds(id: string) {
  const { when = null, parent = null } = findType(id) ?? {};
  if (when === null || parent === null) return [];
  const near = new Set([parent, ...expandTypes([id])]);
  return [{ near, test: factTest(PREFIXES[kindOfFact(when)], [when]) }];
}

/**
 * It is one of the named types: filed as such or as a kind of it, or filed as a near kind that has the
 * fact that makes the type.
 */
export function isOfType(named: readonly string[]): Condition {
  const exact = new Set(named.flatMap((id) => [id, ...descendantsOf(id)]));
  const byFact = named.flatMap(nearKinds);
  return {
    text: `it is one of ${list(named)}`,
    rows(columns) {
      const { types, rows } = columns;
      const ofTypes = (ids: Iterable<string>) =>
        selectCodes(types.codes, types.flagsOf([...ids]), 1);
      const sets = byFact.map(({ near, test }) => {
        const isSo = test.ofRows(columns);
        const found: number[] = [];
        ofTypes(near).each((row) => {
          if (isSo(row)) found.push(row);
        });
        return rowSetOf(Uint32Array.from(found), rows);
      });
      return ofTypes(exact).union(sets);
    },
    passes: (item) =>
      exact.has(item.type) ||
      byFact.some(({ near, test }) => near.has(item.type) && test.ofItem(item)),
  };
}

interface WantedColor {
  colors: readonly Color[];
  /** Those of the colors of which any shade will do. */
  plain: readonly Color[];
  /** Names that say more than their color, and tones. */
  shades: readonly string[];
  /** Whether a color that is not the first of its name counts too, as in a striped shirt. */
  isPatterned: boolean;
}

const NAMES_KEPT = 100_000;
const readNames = new Latest<string, readonly Color[]>(NAMES_KEPT);
const colorsNamed = (name: string) => readNames.of(name, () => readColors(name));

/** Tells whether a variant of this name is of the color; null where the name tells no color. */
function variantMatcher({ colors, plain, shades, isPatterned }: WantedColor) {
  const matchShade = shadeMatcher(shades);
  return (name: string): boolean | null => {
    const named = colorsNamed(name);
    const [main] = named;
    if (main === undefined) return null;
    const isColor =
      colors.length === 0 ||
      (isPatterned ? named.some((color) => colors.includes(color)) : colors.includes(main));
    if (plain.includes(main)) return true;
    const [first = name] = isPatterned ? [name] : name.split('/');
    return isColor && (shades.length === 0 || matchShade(first) >= SHADE_MATCH_MIN);
  };
}

/** It can be had in one of these colors: the color of a variant is the first that its name tells. */
export function comesIn(wanted: WantedColor): Condition {
  const matchVariant = variantMatcher(wanted);
  const { colors, plain, shades } = wanted;
  const anyShade = shades.length === 0 ? colors : plain;
  /** Null where the names do not tell, so that the colors must. */
  const isNamed = (names: readonly string[]): boolean | null => {
    const told = names.map(matchVariant);
    if (told.includes(true)) return true;
    const isUntold = told.length === 0 || told.includes(null) || colors.includes('Multicolor');
    return isUntold ? null : false;
  };
  const isListed = (own: readonly Color[]) => own.some((color) => anyShade.includes(color));
  return {
    text: `it comes in ${list([...colors, ...shades, ...plain])}${wanted.isPatterned ? ' or partly so' : ''}`,
    rows({ colors: colorColumn, colorNames }) {
      const named = colorNames.values.map(isNamed);
      const flags = (wish: boolean | null) =>
        Uint8Array.from(named, (told) => Number(told === wish));
      const listed = Uint8Array.from(colorColumn.values, (own) => Number(isListed(own)));
      const untold = selectCodes(colorNames.codes, flags(null), 1);
      return selectCodes(colorNames.codes, flags(true), 1).union([
        untold.intersect([selectCodes(colorColumn.codes, listed, 1)]),
      ]);
    },
    passes: ({ colors: own, color_names = [] }) => isNamed(color_names) ?? isListed(own),
  };
}

export function isOfBrand(brands: readonly string[]): Condition {
  return {
    text: `its brand is ${list(brands)}`,
    rows: ({ brands: column }) => selectCodes(column.codes, column.flagsOf(brands), 1),
    passes: ({ brand }) => brands.includes(brand),
  };
}
