import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { attributesEntailing } from '@modiste/lexicon/entailed-by';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { findType } from '@modiste/lexicon/garment-types';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';
import { readGarment } from '@modiste/lexicon/read-garment';
import { readDescription, readText } from '@modiste/lexicon/read-text';
import { impliedBy } from '@modiste/lexicon/refine-type';
import { LRUCache } from 'lru-cache';
import { readDenials } from './read-denials.ts';

/** What the words of a record say, whatever the item costs today. */
interface WordedFacts {
  /** Type, colors, materials, patterns and attributes; the record's own fields come first. */
  garment: GarmentFacts;
  /** Lexicon ids of all attributes that the record states. */
  stated: ReadonlySet<string>;
  /** Lexicon ids that the record denies: "unlined", "no pockets". */
  denied: ReadonlySet<string>;
  /** Occasions, seasons, activities and styles that its texts name, by lexicon id. */
  uses: ReadonlySet<string>;
  /** The sentences of the description, as written. */
  sentences: readonly string[];
}

/** What an item's record says, read once. */
export interface ItemFacts extends WordedFacts {
  item: Item;
}

const CACHED_MAX = 5000;
const SENTENCE_END = /(?<=[.!?])\s+|[\n•]+/;
/** One request asks for the facts of one item hundreds of times. */
const readBefore = new WeakMap<Item, ItemFacts>();
const cache = new LRUCache<string, WordedFacts>({ max: CACHED_MAX });

/** Ids that are true because another one was stated: a strapless dress is sleeveless. */
const ENTAILED = ['sleeveless', 'sleeved', 'v-neck', 'high-neck', 'collared', 'high-heel'] as const;

function withEntailed(stated: Set<string>): Set<string> {
  for (const id of ENTAILED) {
    if (attributesEntailing(id).some((one) => stated.has(one))) stated.add(id);
  }
  return stated;
}

const USES: ReadonlySet<string> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
  'style',
]);

const usesIn = (text: string): string[] =>
  readText(text).attributes.filter((id) => USES.has(attributeGroup(id) ?? ''));

function readWords(item: Item): WordedFacts {
  const { short_description: title, description, other_info } = item;
  const read = readGarment({
    title,
    description,
    productType: other_info.type.replaceAll('-', ' '),
    brand: item.brand,
    gender: other_info.gender,
    colors: other_info.color_names,
  });
  const type = findType(other_info.type)?.id ?? read.type;
  const described = readDescription(description, type).attributes;
  const denied = readDenials(`${title}. ${description}`);
  const attributes = [...new Set([...impliedBy(type).attributes, ...read.attributes])].filter(
    (id) => !denied.has(id),
  );
  const { materials, patterns } = other_info;
  return {
    garment: {
      ...read,
      type,
      attributes,
      colors: item.colors,
      materials: materials.length > 0 ? materials : read.materials,
      patterns: patterns.length > 0 ? patterns : read.patterns,
    },
    stated: withEntailed(new Set([...attributes, ...described.filter((id) => !denied.has(id))])),
    denied,
    uses: new Set(usesIn(`${item.semantic_search_description}. ${title}. ${description}`)),
    sentences: description.split(SENTENCE_END).filter((sentence) => /\p{L}/u.test(sentence)),
  };
}

/**
 * Reads what an item's record says, from its fields and its texts. The words are read once for each
 * content; prices, sizes and stock are always those of the item given.
 */
export function readItemFacts(item: Item): ItemFacts {
  const read = readBefore.get(item);
  if (read !== undefined) return read;
  const facts = { ...wordedFactsOf(item), item };
  readBefore.set(item, facts);
  return facts;
}

function wordedFactsOf(item: Item): WordedFacts {
  const { short_description, description, semantic_search_description, other_info } = item;
  const content = JSON.stringify([
    short_description,
    description,
    semantic_search_description,
    other_info,
  ]);
  const key = `${item.id} ${fnv1a(content)}`;
  const known = cache.get(key);
  const words = known ?? readWords(item);
  if (known === undefined) cache.set(key, words);
  return words;
}
