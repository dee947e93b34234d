import type { Color, Gender } from '@modiste/contract/values';
import { attributeGroup } from './attributes.ts';
import { readColors } from './colors.ts';
import type { GarmentFacts } from './garment-facts.ts';
import { findType } from './garment-types.ts';
import type { GarmentWords } from './garment-words.ts';
import { chooseType, readHead } from './read-head.ts';
import { genderOfConcepts, readProse, readText, type TextReading } from './read-text.ts';
import { impliedBy, refineType } from './refine-type.ts';

/** A description speaks of the garment only in these; the rest is mood and styling advice. */
const DESCRIBED_GROUPS: ReadonlySet<string> = new Set([
  'neckline',
  'sleeve',
  'length',
  'fit',
  'rise',
  'closure',
  'detail',
  'feature',
  'occasion',
  'dress-code',
  'activity',
]);
const ONE_OF_GROUPS: ReadonlySet<string> = new Set(['neckline', 'sleeve', 'length', 'fit', 'rise']);
/** Sentences about other garments: "pair it with skinny jeans". */
const STYLING =
  /\b(?:pair|paired|pairs|wear (?:it|with|under|over)|team|teamed|style (?:it|with)|layer (?:it|over|under)|match(?:es)? with|goes with|also available)\b/i;
const SENTENCE = /[.!?\n•;]+/;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function describedFacts(description: string): TextReading {
  const own = description
    .split(SENTENCE)
    .filter((sentence) => !STYLING.test(sentence))
    .join('. ');
  return readProse(own);
}

function describedAttributes(told: readonly string[], described: readonly string[]): string[] {
  const taken = new Set(told.map(attributeGroup));
  const fitting: string[] = [];
  for (const id of described) {
    const group = attributeGroup(id);
    if (group === null || !DESCRIBED_GROUPS.has(group) || taken.has(group)) continue;
    fitting.push(id);
    if (ONE_OF_GROUPS.has(group)) taken.add(group);
  }
  return fitting;
}

interface Sources {
  title: TextReading;
  shop: TextReading;
  feedGender: TextReading;
  described: TextReading;
}

/**
 * Whom it is for. A children's word without a grown-up's beside it gives null, and so does silence:
 * only the type itself ("bra") may then tell. "Men and women" is Unisex.
 */
function readGender(sources: Sources, type: string | null, isKids: boolean): Gender | null {
  const told = [sources.feedGender, sources.title, sources.shop]
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
  return unique((words.tags ?? []).flatMap((tag) => readText(tag).colors));
}

/**
 * What a shop's words say of a garment. The title's head noun names the type unless the shop's own
 * product type contradicts it; colours come from the feed's colours, the title or the tags, never
 * from the description, which mentions other things' colours.
 */
export function readGarment(words: GarmentWords): GarmentFacts {
  const shopWords = [words.productType ?? '', words.categoryPath ?? '', ...(words.tags ?? [])];
  const sources: Sources = {
    title: readProse(words.title),
    shop: readText(shopWords.join(', ')),
    feedGender: readText(words.gender ?? ''),
    described: describedFacts(words.description ?? ''),
  };
  const { title, shop, described } = sources;
  const told = unique([...title.attributes, ...shop.attributes, ...sources.feedGender.attributes]);

  const read = chooseType(words, () => readHead(words.description ?? '').type);
  const isKids = told.includes('kids');
  const known = new Set([...told, ...title.materials, ...shop.materials, ...title.patterns]);
  const saidGender = readGender(sources, read, isKids);
  const type = read === null ? null : refineType(read, known, saidGender);
  const implied = impliedBy(type);
  const category = type === null ? null : (findType(type)?.category ?? null);
  return {
    type,
    category,
    gender: readGender(sources, type, isKids),
    colors: readItemColors(words, title),
    materials: unique([
      ...title.materials,
      ...shop.materials,
      ...implied.materials,
      ...described.materials.filter((id) => id !== 'lace' || category !== 'shoes'),
    ]),
    patterns: unique([
      ...title.patterns,
      ...shop.patterns,
      ...implied.patterns,
      ...described.patterns,
    ]),
    attributes: unique([
      ...implied.attributes,
      ...told,
      ...describedAttributes([...told, ...implied.attributes], described.attributes),
    ]),
  };
}
