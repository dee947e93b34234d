import type { Color, Gender } from '@modiste/contract/values';
import { findAttribute } from '../attributes/attributes.ts';
import { readColors } from '../colors/colors.ts';
import type { GarmentFacts } from '../garments/garment-facts.ts';
import { findType } from '../garments/garment-types.ts';
import type { GarmentWords } from '../garments/garment-words.ts';
import { impliedBy, refineType } from '../garments/refine-type.ts';
import { garmentWordsInEnglish } from '../languages/in-english.ts';
import { readHeels } from '../query/numbers/read-heels.ts';
import { ownStatements } from './own-statements.ts';
import { chooseType, describedType, factOfCategory } from './read-head.ts';
import {
  genderOfConcepts,
  readDescription,
  readLabels,
  readText,
  readTitle,
  type TextReading,
} from './read-text.ts';
import {
  agreeingType,
  describedAttributes,
  surestAttributes,
  withoutChoices,
} from './reconcile-attributes.ts';
import { withoutBrand } from './without-brand.ts';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const firstFilled = (lists: readonly (readonly string[])[]): string[] =>
  unique(lists.find((list) => list.length > 0) ?? []);

interface Sources {
  /** What attribute columns say. */
  details: TextReading;
  title: TextReading;
  path: TextReading;
  tags: TextReading;
  feedGender: TextReading;
  described: TextReading;
}

/**
 * Whom it is for. A children's word without a grown-up's beside it gives null, and so does silence:
 * only the type itself ("bra") may then tell. "Men and women" is Unisex.
 */
function readGender(sources: Sources, type: string | null, isKids: boolean): Gender | null {
  const told = [sources.feedGender, sources.title, sources.path, sources.tags]
    .map((reading) => genderOfConcepts(reading.genders))
    .find((gender) => gender !== null);
  if (told !== undefined) return told;
  if (isKids) return null;
  const implied = type === null ? null : (findType(type)?.gender ?? null);
  return implied ?? genderOfConcepts(sources.described.genders);
}

function readItemColors(words: GarmentWords, title: TextReading): Color[] {
  const explicit = unique((words.colors ?? []).flatMap(readColors));
  if (explicit.length > 0) return explicit;
  if (title.colors.length > 0) return unique(title.colors);
  return unique((words.tags ?? []).filter(isOwnTag).flatMap((tag) => readText(tag).colors));
}

const isAttribute = (id: string): boolean => findAttribute(id) !== null;

/** "pairs-with-jeans" and "lining: silk" are tags, too. */
const isOwnTag = (tag: string): boolean =>
  ownStatements(tag.replace(/[-_]/g, ' ')).join(' ').length > tag.length / 2;

const HEEL_HEIGHTS: ReadonlySet<string> = new Set([
  'flat-heel',
  'low-heel',
  'mid-heel',
  'high-heel',
]);
/** What is lower is the sole of a flat shoe. */
const HEEL_MIN_CM = 2;

/** How high a heel is by its measure, "heel of 1.8 in", where no word says it. */
function measuredHeel({ description = '', details = [] }: GarmentWords, told: readonly string[]) {
  if (told.some((id) => HEEL_HEIGHTS.has(id))) return [];
  const [heel] = readHeels([...details, description].join('. '));
  return heel === undefined || heel.cm < HEEL_MIN_CM ? [] : [heel.attribute];
}

/**
 * What a shop's words say of a garment. The title's head noun names the type unless the shop's own
 * product type contradicts it; colors come from the feed's colors, the title or the tags, never
 * from the description, which mentions other things' colors.
 */
export function readGarment(given: GarmentWords): GarmentFacts {
  const words = garmentWordsInEnglish(withoutBrand(given));
  const read = chooseType(words, () => describedType(words.description ?? ''));
  const sources: Sources = {
    title: readTitle(words.title),
    details: readText((words.details ?? []).join(', ')),
    path: readLabels([words.productType ?? '', words.categoryPath ?? '']),
    tags: readLabels((words.tags ?? []).filter(isOwnTag)),
    feedGender: readText(words.gender ?? ''),
    described: readDescription(words.description ?? '', read),
  };
  const { title, path, tags, details, described } = sources;
  const told = surestAttributes([
    details.attributes,
    withoutChoices([...path.attributes, factOfCategory(words) ?? ''].filter(isAttribute)),
    title.attributes,
    tags.attributes,
    sources.feedGender.attributes,
  ]);
  const saidMaterials = [...title.materials, ...path.materials, ...tags.materials];
  const isKids = told.includes('kids');
  const known = new Set([...told, ...saidMaterials, ...title.patterns]);
  const saidGender = readGender(sources, read, isKids);
  const type = read === null ? null : refineType(agreeingType(read, told), known, saidGender);
  const implied = impliedBy(type);
  const category = type === null ? null : (findType(type)?.category ?? null);
  const isOfShoes = category === 'shoes';
  const own = [...implied.attributes, ...told];
  const attributes = [...own, ...describedAttributes(own, described.attributes, isOfShoes)];
  return {
    type,
    category,
    gender: readGender(sources, type, isKids),
    colors: readItemColors(words, title),
    materials: unique([
      ...saidMaterials,
      ...implied.materials,
      ...described.materials.filter((id) => id !== 'lace' || !isOfShoes),
    ]),
    patterns: firstFilled([
      [...title.patterns, ...path.patterns, ...tags.patterns, ...implied.patterns],
      described.patterns,
    ]),
    attributes: unique([...attributes, ...(isOfShoes ? measuredHeel(words, attributes) : [])]),
  };
}
