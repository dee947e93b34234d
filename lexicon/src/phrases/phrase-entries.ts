import type { Gender } from '@modiste/contract/values';
import { ATTRIBUTES, kindOfFact } from '../attributes/attributes.ts';
import { colorPhrases } from '../colors/colors.ts';
import { COMPARISONS } from '../comparisons/comparisons.ts';
import { type FabricRow, MATERIALS, PATTERNS } from '../fabrics/fabrics.ts';
import { GARMENT_TYPES } from '../garments/garment-types.ts';
import otherGoods from '../other-goods/other-goods-phrases.json' with { type: 'json' };
import { pluralize } from '../words/inflections.ts';
import { listOf } from '../words/tokens.ts';
import archetypes from './archetypes.json' with { type: 'json' };
import type { Concept } from './concept.ts';
import slang from './slang.json' with { type: 'json' };

interface Entry {
  phrases: readonly string[];
  concept: Concept;
  /** Known, but no misspelling is corrected toward its words. */
  isSilent?: boolean;
}

const spaced = (id: string): string => id.replaceAll('-', ' ');
const withPlurals = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => [phrase, pluralize(phrase)]);

const typeEntries = GARMENT_TYPES.map(
  (type): Entry => ({
    phrases: withPlurals([type.name, spaced(type.id), ...type.synonyms]),
    concept: { kind: 'type', id: type.id },
  }),
);

const typeNames: ReadonlySet<string> = new Set(
  GARMENT_TYPES.flatMap((type) => [type.plural, ...type.synonyms]),
);
/** "Laces" are no plural of the fabric: they say how a shoe is closed. */
const attributeNames: ReadonlySet<string> = new Set(ATTRIBUTES.flatMap((row) => row.synonyms));

/** "What works with it" is said of no work. */
const VERBS: ReadonlySet<string> = new Set(['works']);

/**
 * A concept's own phrases, and their plurals, which are seldom words that anyone means. "Tights" are
 * no plural of "tight".
 */
const withSilentPlurals = (phrases: readonly string[], concept: Concept): Entry[] => [
  { phrases, concept },
  {
    phrases: phrases
      .map(pluralize)
      .filter(
        (plural) => !typeNames.has(plural) && !attributeNames.has(plural) && !VERBS.has(plural),
      ),
    concept,
    isSilent: true,
  },
];

const fabricEntries = (rows: readonly FabricRow[], kind: 'material' | 'pattern'): Entry[] =>
  rows.flatMap((row) =>
    withSilentPlurals([spaced(row.id), ...listOf(row.also)], { kind, id: row.id }),
  );

const askedPatternEntries = PATTERNS.filter((row) => row.asked !== undefined).map(
  (row): Entry => ({
    phrases: listOf(row.asked),
    concept: { kind: 'shopper-pattern', id: row.id },
    isSilent: true,
  }),
);

/**
 * What shoppers call a type though no shop does. Read in queries only: in a title "shades" are
 * colors.
 */
const slangEntries = Object.entries(slang).map(
  ([id, names]): Entry => ({
    phrases: listOf(names),
    concept: { kind: 'shopper-type', id },
    isSilent: true,
  }),
);

const comparisonEntries = COMPARISONS.map(
  ({ id, phrases }): Entry => ({
    phrases,
    concept: { kind: 'comparison', id },
    isSilent: true,
  }),
);

/** One product that people name for a whole kind of things. */
interface ArchetypeRow {
  /** Its names, separated by commas. */
  named: string;
  /** The type that it is of. */
  type: string;
  /** Attributes and materials that make it what it is, separated by commas. */
  like?: string;
  /** The color that it is known in: what a shopper means, though it is sold in others. */
  color?: string;
}
const ARCHETYPES: readonly ArchetypeRow[] = archetypes;

/** So that "sneakers like Stan Smiths" finds white leather court sneakers of every maker. */
const archetypeEntries = ARCHETYPES.flatMap(({ named, type, like, color }): Entry[] => {
  const phrases = withPlurals(listOf(named));
  const concepts: Concept[] = [
    { kind: 'type', id: type },
    ...listOf(like).map((id): Concept => ({ kind: kindOfFact(id), id })),
    ...(color === undefined ? [] : [{ kind: 'shopper-color' as const, id: color }]),
  ];
  return concepts.map((concept) => ({ phrases, concept, isSilent: true }));
});

const attributeEntries = ATTRIBUTES.flatMap((row) =>
  withSilentPlurals([spaced(row.id), row.name, ...row.synonyms], {
    kind: 'attribute',
    id: row.id,
  }),
);

/** Words that say whom a garment is for, wherever they stand. */
const GENDER_WORDS: Readonly<Record<Gender, string>> = {
  Men: 'men, mens, man, male, males, gents, gent, gentleman, gentlemen, gentlemens, menswear, mens wear, mans',
  Women:
    'women, womens, woman, womans, female, females, lady, ladies, womenswear, womens wear, misses, womxn',
  Unisex: 'unisex, gender neutral, genderless, all genders, gender free',
};

/** Words that say so only when a shopper types them. */
const SHOPPER_GENDER_WORDS: Readonly<Partial<Record<Gender, string>>> = {
  Men: 'for him, him, his, he, hes, guy, guys, dude, dudes, lad, lads, bloke, blokes, husband, my boyfriend, for boyfriend, my dad, for dad, my father, for father, grandpa, grandfather, my brother, for brother, my uncle, groom, groomsman, groomsmen, best man, fathers day, grooms, father of the bride, father of the groom',
  Women:
    'for her, her, hers, she, shes, gal, gals, wife, my girlfriend, for girlfriend, my mom, for mom, my mum, for mum, my mother, for mother, grandma, grandmother, my sister, for sister, my aunt, maid of honor, maid of honour, mothers day, mother of the bride, mother of the groom',
};

/** People who are the wearer only where the sentence says so: "my son is getting married" is no man. */
const RELATIVES: Readonly<Partial<Record<Gender, string>>> = {
  Men: 'hubby, hubs, husband, boyfriend, bf, dad, father, stepdad, stepfather, father in law, brother, brother in law, son, teenage son, son in law, grandson, grandad, granddad, grandpa, nephew, uncle',
  Women:
    'wife, wifey, missus, girlfriend, gf, mom, mum, mam, mother, stepmom, stepmother, mother in law, sister, sister in law, daughter, teenage daughter, daughter in law, granddaughter, granny, gran, nan, nana, grandma, niece, aunt, auntie',
};
const WEARS = ['needs', 'wants', 'likes', 'wears', 'would like', 'has asked for'];

/** "For my nephew", "the hubs needs", "my dad's birthday". */
const wearerPhrases = (relative: string): string[] => [
  ...['for my', 'for the', 'for our', 'for'].map((before) => `${before} ${relative}`),
  ...WEARS.map((wears) => `${relative} ${wears}`),
  `${relative}s birthday`,
];
const relativeEntries = Object.entries(RELATIVES).map(
  ([id, list]): Entry => ({
    phrases: listOf(list).flatMap(wearerPhrases),
    concept: { kind: 'shopper-gender', id },
  }),
);

const genderEntries = (
  words: Readonly<Partial<Record<string, string>>>,
  kind: 'gender' | 'shopper-gender',
): Entry[] =>
  Object.entries(words).map(([id, list]) => ({ phrases: listOf(list), concept: { kind, id } }));

const colorEntries = [...colorPhrases].map(
  ([phrase, id]): Entry => ({
    phrases: [phrase],
    concept: { kind: 'color', id },
  }),
);

/** Every phrase that the lexicon knows. One that means several things stands several times. */
export const PHRASE_ENTRIES: readonly Entry[] = [
  ...typeEntries,
  ...colorEntries,
  ...fabricEntries(MATERIALS, 'material'),
  ...fabricEntries(PATTERNS, 'pattern'),
  ...slangEntries,
  ...askedPatternEntries,
  ...comparisonEntries,
  ...archetypeEntries,
  ...attributeEntries,
  ...genderEntries(GENDER_WORDS, 'gender'),
  ...genderEntries(SHOPPER_GENDER_WORDS, 'shopper-gender'),
  ...relativeEntries,
  {
    phrases: withPlurals(otherGoods.goods),
    concept: { kind: 'other-goods', id: 'other' },
    isSilent: true,
  },
  { phrases: otherGoods.names, concept: { kind: 'name', id: 'name' }, isSilent: true },
];
