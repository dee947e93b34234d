import { COLORS, type Color } from '@modiste/contract/values';
import type { AttributeGroup } from '@modiste/lexicon/attribute-row';
import { attributeGroup, fabricWithKinds, VISIBLE_GROUPS } from '@modiste/lexicon/attributes';
import { colorOfWord } from '@modiste/lexicon/colors';
import { attributesEntailing } from '@modiste/lexicon/entailed-by';
import { typeRole } from '@modiste/lexicon/garment-types';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { shadesIn } from '@modiste/lexicon/shades';
import { toneOf } from '@modiste/lexicon/tones';
import type { Role } from '@modiste/lexicon/type-row';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { any, type Filter, terms, type VariantColor } from '../filters/filter.ts';
import { stemsOf } from '../filters/title-names.ts';
import { hasFact, isOfType, kindsOf } from '../filters/wish-filters.ts';
import type { Vocabulary } from '../search-index/vocabulary.ts';
import { namedTypes } from '../understand/widen-types.ts';

/** One thing that the words ask for and that an item has or has not. */
export interface Wish {
  kind: 'type' | 'color' | 'material' | 'pattern' | 'attribute' | 'brand' | 'title';
  /** What is asked for, as a shopper says it: "red", "linen", "V-neck". */
  name: string;
  /** The concepts that it asks for, by lexicon id. */
  ids: readonly string[];
  filter: Filter;
}

/** Features that a garment has or has not, unlike "comfortable". */
const OBJECTIVE: ReadonlySet<string> = new Set([
  'waterproof',
  'windproof',
  'wireless',
  'underwire',
  'steel-toe',
  'vegan',
  'handmade',
  'maternity',
  'polarized',
  'reflective',
  'personalized',
  'second-hand',
  'kids',
]);

const isBinding = (id: string): boolean =>
  OBJECTIVE.has(id) || VISIBLE_GROUPS.has(attributeGroup(id));

/** The wanted words that one of these was read from, as typed; the ids where none were. */
function typedWords({ readings }: UnderstoodQuery, ids: readonly string[]): string {
  const words = readings
    .filter(
      ({ role, concepts }) => role === 'wanted' && concepts.some(({ id }) => ids.includes(id)),
    )
    .map((reading) => reading.words.toLowerCase());
  return (words.length > 0 ? [...new Set(words)] : ids.map((id) => id.replaceAll('-', ' '))).join(
    ' or ',
  );
}

const PLAIN_NAMES: ReadonlySet<string> = new Set([
  ...COLORS.map((color) => color.toLowerCase()),
  'grey',
]);

/** A name of a color that has no place among the shades, as "LBD", says no more than its color. */
const isShade = (name: string) => shadesIn(name).length > 0 || toneOf(name) !== null;

/** Whether a color was asked for by its own name beside shades of it: "red or burgundy". */
const isPlainlyTyped = ({ readings }: UnderstoodQuery, color: Color): boolean =>
  readings.some(
    ({ role, words, concepts }) =>
      role === 'wanted' &&
      concepts.some(({ id }) => id === color) &&
      colorOfWord(words) === color &&
      shadesIn(words).every(({ name }) => PLAIN_NAMES.has(name)),
  );

function colorWish(understood: UnderstoodQuery): Wish[] {
  const { colors, patterns } = understood.soft;
  const shades = understood.soft.shades.filter(isShade);
  if (colors.length + shades.length === 0) return [];
  const plain = colors.filter((color) => isPlainlyTyped(understood, color));
  const { not } = understood;
  const refused = { colors: not.colors, shades: not.shades };
  const color: VariantColor = { colors, plain, shades, isPatterned: patterns.length > 0, refused };
  const ids = [...colors, ...shades];
  const filter: Filter = { kind: 'variant-color', color };
  return [{ kind: 'color', name: typedWords(understood, ids), ids, filter }];
}

function fabricWish(
  understood: UnderstoodQuery,
  kind: 'material' | 'pattern',
  ids: readonly string[],
): Wish[] {
  if (ids.length === 0) return [];
  const filter = hasFact(kind, ids.flatMap(fabricWithKinds));
  return [{ kind, name: typedWords(understood, ids), ids, filter }];
}

const BODICES: readonly Role[] = ['top', 'mid-layer', 'outer', 'one-piece', 'sleep', 'swim'];
/** The roles of garments that have such a thing at all; every other group may be of any garment. */
const BORNE_BY: Readonly<Partial<Record<AttributeGroup, readonly Role[]>>> = {
  neckline: [...BODICES, 'underwear'],
  sleeve: [...BODICES, 'suit', 'underwear'],
  rise: ['bottom', 'underwear', 'swim'],
  heel: ['shoes'],
};
const HEMS: ReadonlySet<string> = new Set(['mini', 'knee-length', 'midi', 'maxi']);
const HEMMED: readonly Role[] = ['bottom', 'one-piece', 'outer'];

/** Of several kinds that are named, those of which these attributes cannot be said. */
function kindsWithout(named: readonly string[], ids: readonly string[]): string[] {
  const group = attributeGroup(ids[0] ?? '');
  const roles = ids.every((id) => HEMS.has(id)) ? HEMMED : group === null ? null : BORNE_BY[group];
  if (roles == null) return [];
  const without = named.filter((type) => !roles.some((role) => role === typeRole(type)));
  return without.length < named.length ? without : [];
}

/**
 * Attributes of one group are joined by "or": nothing is midi and maxi. Beside a top, "no sleeves" is
 * not asked of a skirt.
 */
function attributeWishes(understood: UnderstoodQuery, ids: readonly string[]): Wish[] {
  const groups = Map.groupBy(ids.filter(isBinding), (id) => attributeGroup(id));
  return [...groups.values()].map((group) => {
    const without = kindsWithout(namedTypes(understood), group);
    const has = hasFact('attribute', group.flatMap(attributesEntailing));
    return {
      kind: 'attribute',
      name: typedWords(understood, group),
      ids: group,
      filter: without.length === 0 ? has : any(has, isOfType(without)),
    };
  });
}

/** A brand that the shop has, or one that it has not, which nothing meets. */
function brandWish({ soft, missingBrands }: UnderstoodQuery): Wish[] {
  const names = [...soft.brands, ...missingBrands];
  if (names.length === 0) return [];
  const filter = terms('brand', soft.brands);
  return [{ kind: 'brand', name: names.join(' or '), ids: [], filter }];
}

const TITLE_WORDS_MAX = 3;

/** Words that nothing was read into and that all stand in titles name a piece: "Amara". */
function titleWishes(
  vocabulary: Vocabulary,
  { words, readings, corrected, text }: UnderstoodQuery,
): Wish[] {
  const read = new Set(readings.flatMap(({ words: typed }) => stemsOf(typed)));
  const typed = new Set(stemsOf(corrected ?? text));
  const rest = words.filter((word) =>
    stemsOf(word).every((stem) => typed.has(stem) && !read.has(stem)),
  );
  if (rest.length > TITLE_WORDS_MAX || !rest.every((word) => vocabulary.isTitleWord(word)))
    return [];
  return rest.map((word) => ({
    kind: 'title',
    name: word,
    ids: [],
    filter: { kind: 'title-word', word },
  }));
}

/**
 * What the words ask for beyond what is kept strictly: an item is a match when it meets every wish.
 * What a shopper's filters or typed limits demand is no wish but a constraint.
 */
export function typedWishes(vocabulary: Vocabulary, understood: UnderstoodQuery): Wish[] {
  const { soft } = understood;
  const types = namedTypes(understood);
  const told = types.map(impliedBy);
  const implied = new Set(
    told.flatMap(({ attributes, materials, patterns }) => [
      ...attributes,
      ...materials,
      ...patterns,
    ]),
  );
  const own = (ids: readonly string[]) => ids.filter((id) => !implied.has(id));
  const isFiled = kindsOf(types).some((id) => vocabulary.types.has(id));
  const filter: Filter = isFiled ? isOfType(types) : { kind: 'title-type', types };
  const typeWish: Wish = { kind: 'type', name: '', ids: [...types, ...implied], filter };
  return [
    ...(types.length === 0 ? [] : [typeWish]),
    ...colorWish(understood),
    ...fabricWish(understood, 'material', own(soft.materials)),
    ...fabricWish(understood, 'pattern', own(soft.patterns)),
    ...attributeWishes(understood, own(soft.attributes)),
    ...brandWish(understood),
    ...titleWishes(vocabulary, understood),
  ];
}
