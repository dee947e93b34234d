import type { Item } from '@modiste/contract/entities/item';
import type { TryOnCategory } from '@modiste/contract/values';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { attributesEntailing } from '@modiste/lexicon/entailed-by';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { findType } from '@modiste/lexicon/garment-types';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';
import { matchPhrases } from '@modiste/lexicon/phrase-table';
import { readGarment } from '@modiste/lexicon/read-garment';
import { readDescription, readText, readTitle } from '@modiste/lexicon/read-text';
import { impliedBy, isKindOf } from '@modiste/lexicon/refine-type';
import { tokenize } from '@modiste/lexicon/tokens';
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
  /** The description without sentences on what the item is worn with. */
  ownText: string;
  /** The sentences of the description, as written. */
  sentences: readonly string[];
}

/** What an item's record says, read once. */
export interface ItemFacts extends WordedFacts {
  item: Item;
}

const CACHED_MAX = 5000;

function contentOf(item: Item): string {
  const { short_description, description, semantic_search_description } = item;
  const { brand, colors, other_info } = item;
  const texts = [short_description, description, semantic_search_description, brand];
  return JSON.stringify([texts, colors, other_info]);
}

/**
 * Keeps what a slow reader made of the words of an item's record: a conversation comes back to the same
 * items, each time as a new object with the prices and sizes of that moment.
 */
export function byContent<Facts extends object>(
  read: (item: Item) => Facts,
): (item: Item) => Facts {
  const ofItem = new WeakMap<Item, Facts>();
  const cache = new LRUCache<string, Facts>({ max: CACHED_MAX });
  const find = (item: Item): Facts => {
    const key = `${item.id} ${fnv1a(contentOf(item))}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const facts = read(item);
    cache.set(key, facts);
    return facts;
  };
  return (item) => {
    const known = ofItem.get(item);
    if (known !== undefined) return known;
    const facts = find(item);
    ofItem.set(item, facts);
    return facts;
  };
}

const SENTENCE_END = /(?<=[.!?])\s+|[\n•]+/;
/** One request asks for the facts of one item hundreds of times. */
const readBefore = new WeakMap<Item, ItemFacts>();

/** Ids that are true because another one was stated: a strapless dress is sleeveless. */
const ENTAILED = ['sleeveless', 'sleeved', 'v-neck', 'high-neck', 'collared', 'high-heel'] as const;

function withEntailed(stated: Set<string>): Set<string> {
  for (const id of ENTAILED) {
    if (attributesEntailing(id).some((one) => stated.has(one))) stated.add(id);
  }
  return stated;
}

/** Judgments, which a record states only where it says what the item is for. */
const JUDGED: ReadonlySet<string> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
  'style',
  'age',
]);

/** Whether an attribute is such a judgment, and no feature that one can see. */
export const isJudged = (id: string): boolean => JUDGED.has(attributeGroup(id) ?? '');

/** "For evenings, parties and wedding guests": what a text says an item is for. */
const MEANT_FOR = /\b(?:for|at home (?:at|in)|suits) ([^.;:!?]+)/gi;

function usesIn(text: string, styled: string): string[] {
  const meant = [...text.matchAll(MEANT_FOR)].map(([, words = '']) => words);
  const styles = readText(styled).attributes.filter((id) => attributeGroup(id) === 'style');
  return [...readText(meant.join(', ')).attributes.filter(isJudged), ...styles];
}

/** One garment has one of each of these; what is surer than the description settles it. */
const ONE_OF: ReadonlySet<string> = new Set(['neckline', 'sleeve', 'length', 'rise']);

/** What a description adds to what is known already. */
function addedBy(described: readonly string[], known: readonly string[]): string[] {
  const settled = new Set(known.map(attributeGroup));
  return described.filter((id) => {
    const group = attributeGroup(id);
    return group === null || !ONE_OF.has(group) || !settled.has(group);
  });
}

/** Where a group of attributes can be at all: no jeans have a neckline. */
const WORN_AS: Readonly<Record<string, ReadonlySet<string>>> = {
  neckline: new Set(['upper_body', 'dresses', 'suits', 'intimates']),
  sleeve: new Set(['upper_body', 'dresses', 'suits', 'intimates']),
  fit: new Set(['upper_body', 'lower_body', 'dresses', 'suits']),
  rise: new Set(['lower_body', 'suits', 'intimates', 'dresses']),
  heel: new Set(['shoes']),
};

const LEGS: ReadonlySet<string> = new Set([
  'skinny',
  'straight-leg',
  'wide-leg',
  'bootcut',
  'flared',
  'tapered',
  'barrel-leg',
]);

/** How close a garment is cut. */
const FITS: ReadonlySet<string> = new Set([
  'slim-fit',
  'regular-fit',
  'relaxed-fit',
  'oversized',
  'muscle-fit',
]);

/** One garment has one leg and one fit: what its name says holds, though more is written of parts. */
const withOneShape = (ids: readonly string[]): string[] => {
  const [leg, fit] = [LEGS, FITS].map((group) => ids.find((id) => group.has(id)));
  return ids.filter((id) => (!LEGS.has(id) || id === leg) && (!FITS.has(id) || id === fit));
};

/** Whether a garment of this kind can have an attribute: "drops straight" gives no dress straight legs. */
const canBeWorn = (id: string, category: TryOnCategory): boolean =>
  !(id === 'pockets' && category === 'shoes') &&
  WORN_AS[attributeGroup(id) ?? '']?.has(category) !== false &&
  (!LEGS.has(id) || id === 'skinny' || category === 'lower_body' || category === 'suits');

/** "A high neck" counts as a turtleneck in a search; here it stays what was written. */
const asWritten = (id: string, text: string): string =>
  id === 'turtleneck' && !/turtle|roll[- ]?neck|polo neck/i.test(text) ? 'high-neck' : id;

/** "With white socks or sheer tights": a sentence that begins like this names what is worn with it. */
const BESIDE_FIRST = /^(?:with|over|under|beneath|beside|between|add|wear|try|throw|pair|tuck)\b/i;

const namesOther = (sentence: string, type: string | null): boolean =>
  matchPhrases(tokenize(sentence)).some(({ concepts }) =>
    concepts.some(({ kind, id }) => kind === 'type' && (type === null || !isKindOf(type, id))),
  );

const isOwn = (sentence: string, type: string | null): boolean =>
  !(BESIDE_FIRST.test(sentence) && namesOther(sentence, type));

const IS_LINED =
  /(?:^|[,;] )(?:fully |cotton-|silk-|satin-)?lined (?:in|with|to|throughout|and)\b|\bfully lined\b|\b(?:full|tonal|cotton|silk|satin|cupro) lining\b/i;

/** "Slides into the breast pocket": where a small thing is carried is no part of it. */
const IN_POCKET =
  /\b(?:in|into|from|out of) (?:an?|any|every|most|the|his|her|your) (?:[\w’'-]+ ){0,2}pockets?\b/gi;

/** The top of a bag is where it closes, and no garment: "zip top". */
const CLOSED_AT_TOP = /\b(?<how>zip|zipped|zippered|magnetic|drawstring|roll|flap|open)[- ]top\b/gi;
const CARRIED: ReadonlySet<string> = new Set(['bags', 'accessories']);

/** "Sleeves like two wrapped sweets", "checks as big as a sugar cube": what it is likened to is no part of it. */
export const LIKENED =
  /\b(?:like|as [a-z]+ as) (?:(?:an?|the|two|three|his|her|your|old|wet|dry) )[^,.;:!?]*/gi;

function readWords(item: Item): WordedFacts {
  const { short_description: title, other_info } = item;
  const known = findType(other_info.type)?.id ?? null;
  const sentences = item.description
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}/u.test(sentence));
  const written = sentences.filter((sentence) => isOwn(sentence, known)).join(' ');
  const own = CARRIED.has(item.try_on_category)
    ? written.replace(CLOSED_AT_TOP, '$<how> closure')
    : written;
  const isSmall = item.try_on_category === 'accessories' || isKindOf(other_info.type, 'wallet');
  const plain = own.replace(LIKENED, ' ');
  const description = isSmall ? plain.replace(IN_POCKET, ' ') : plain;
  const read = readGarment({
    title,
    description,
    productType: other_info.type.replaceAll('-', ' '),
    brand: item.brand,
    gender: other_info.gender,
    colors: other_info.color_names,
  });
  const type = known ?? read.type;
  const described = readDescription(description, type).attributes;
  const denied = readDenials(`${title}. ${description}`);
  const isPossible = (id: string) =>
    !denied.has(id) && !isJudged(id) && canBeWorn(id, item.try_on_category);
  const named = [...impliedBy(type).attributes, ...readTitle(title).attributes, ...read.attributes];
  const attributes = withOneShape(
    [...new Set(named)].map((id) => asWritten(id, `${title} ${description}`)).filter(isPossible),
  );
  const added = addedBy(
    described.map((id) => asWritten(id, description)),
    attributes,
  ).filter(isPossible);
  const isLined = sentences.some((sentence) => IS_LINED.test(sentence));
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
    stated: withEntailed(
      new Set([...(isLined ? ['lined'] : []), ...withOneShape([...attributes, ...added])]),
    ),
    denied,
    uses: new Set(
      usesIn(
        `${item.semantic_search_description}. ${description}`,
        `${title}. ${item.semantic_search_description}`,
      ),
    ),
    ownText: description,
    sentences,
  };
}

/** The same for records of the same content; prices, sizes and stock are always those of the item given. */
const wordedFactsOf = byContent(readWords);

/** Reads what an item's record says, from its fields and its texts. */
export function readItemFacts(item: Item): ItemFacts {
  const read = readBefore.get(item);
  if (read !== undefined) return read;
  const facts = { ...wordedFactsOf(item), item };
  readBefore.set(item, facts);
  return facts;
}
