import type { Item } from '@modiste/contract/entities/item';
import type { ChatIntent } from '@modiste/contract/values';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';

const WORDS_MIN = 4;
const WORDS_MAX = 6;
const SMALL = new Set(['a', 'an', 'the', 'for', 'in', 'on', 'of', 'with', 'to', 'and', 'your']);

const count = (title: string): number => title.split(' ').length;

/** "linen dresses for a wedding" as a title is written. */
const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join(' ');

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const spaced = (id: string): string => id.replaceAll('-', ' ');

const wantedOf = (wishes: readonly QueryReading[]) =>
  wishes.filter(({ role }) => role === 'wanted').flatMap(({ concepts }) => concepts);

const GROUPS_OF_OCCASION: ReadonlySet<string | null> = new Set(['occasion', 'activity']);
/** Said with "a": other occasions are a time or an activity. */
const COUNTED = /(?:wedding|party|dinner|date|interview|trip|vacation|festival|ceremony|event|gala|funeral|graduation|prom|concert|picnic|night|brunch|cruise|shower|cookout|hike|guest)$/;

function occasionOf(wishes: readonly QueryReading[]): string | null {
  const concept = wantedOf(wishes).find(
    ({ kind, id }) => kind === 'attribute' && GROUPS_OF_OCCASION.has(attributeGroup(id)) && id !== 'gift',
  );
  if (concept === undefined) return null;
  const name = spaced(concept.id);
  return COUNTED.test(name) ? `for ${article(name)} ${name}` : `for ${name}`;
}

function seasonOf(wishes: readonly QueryReading[]): string | null {
  const season = wantedOf(wishes).find(({ id }) => attributeGroup(id) === 'season');
  return season === undefined || season.id === 'rainy' ? null : `for ${spaced(season.id)}`;
}

function nounOf({ wishes, outfit }: StyleRequest): string {
  const type = wantedOf(wishes).find(({ kind }) => kind === 'type');
  if (outfit !== null) return 'outfits';
  if (type !== undefined) return (findType(type.id)?.plural ?? spaced(type.id)).toLowerCase();
  return wantedOf(wishes).some(({ id }) => id === 'gift') ? 'gifts' : 'pieces';
}

const ADJECTIVE_GROUPS: ReadonlySet<string | null> = new Set(['style', 'dress-code', 'length', 'sleeve', 'fit']);

/** What is said of the garment, the most telling first: its color, its fabric, its style. */
function adjectivesOf({ wishes, filters }: StyleRequest, noun: string): string[] {
  const wanted = wishes.filter(({ role, concepts }) => role === 'wanted' && concepts.length === 1);
  const named = (kinds: readonly string[]) =>
    wanted
      .filter(({ concepts: [concept] }) => concept !== undefined && kinds.includes(concept.kind))
      .map(({ words, concept }) => (words === '' ? (concept?.id ?? '') : words.toLowerCase()));
  const styles = wanted.flatMap(({ concepts }) =>
    concepts.filter(({ id }) => ADJECTIVE_GROUPS.has(attributeGroup(id))).map(({ id }) => spaced(id)),
  );
  const all = [
    ...filters.color.slice(0, 1),
    ...named(['color']),
    ...filters.material.slice(0, 1),
    ...named(['material', 'pattern']),
    ...styles,
  ].map((word) => word.toLowerCase());
  return [...new Set(all)].filter((word) => !noun.includes(word) && count(word) <= 2);
}

/** What may be added, the most telling first. */
function endingsOf({ wishes, filters, wearer }: StyleRequest): string[] {
  const { priceRangeMax: max, sale, gender } = filters;
  const [whose] = gender.filter((one) => one !== 'Unisex');
  return [
    ...(max === null ? [] : [`under $${max}`]),
    ...(seasonOf(wishes) ?? []).length > 0 ? [seasonOf(wishes) ?? ''] : [],
    ...(sale ? ['on sale'] : []),
    ...(whose === undefined ? [] : [`for ${whose.toLowerCase()}`]),
    ...(wearer === 'other' ? ['for someone special'] : []),
    'worth a closer look',
  ];
}

const fits = (parts: readonly string[]): boolean => count(parts.join(' ')) <= WORDS_MAX;

/** Four to six words that say what a conversation looks for: "Linen Dresses for a Beach Wedding". */
export function titleOfRequest(request: StyleRequest): string {
  const noun = nounOf(request);
  const occasion = occasionOf(request.wishes);
  const tail = occasion === null || !fits([noun, occasion]) ? [] : [occasion];
  const adjectives: string[] = [];
  for (const adjective of adjectivesOf(request, noun)) {
    if (adjectives.length < 2 && fits([...adjectives, adjective, noun, ...tail])) {
      adjectives.push(adjective);
    }
  }
  let title = [...adjectives, noun, ...tail].join(' ');
  for (const ending of endingsOf(request)) {
    const isNeeded = count(title) < WORDS_MIN;
    if (isNeeded && fits([title, ending])) title = `${title} ${ending}`;
  }
  return titleCase(title);
}

const PLAIN_TITLES: Readonly<Record<ChatIntent, string>> = {
  search: 'Pieces Worth a Closer Look',
  clarify: 'Finding Something to Wear',
  compare: 'Comparing the Pieces You Like',
  item_question: 'Questions About One Piece',
  style_advice: 'Advice on What to Wear',
  size_fit: 'Finding the Right Size',
  care: 'Caring for Your Clothes',
  help: 'Help with Using Modiste',
  small_talk: 'A Chat with Your Stylist',
  out_of_scope: 'A Chat with Your Stylist',
  unsafe: 'A Chat with Your Stylist',
};
const SUBJECTS: Partial<Record<ChatIntent, string>> = {
  style_advice: 'Style Advice on',
  size_fit: 'Size and Fit of',
  care: 'How to Care for',
  item_question: 'A Question About',
  compare: 'A Comparison of',
};

/** The last words of a piece's name, which say what it is. */
const shortName = (name: string): string => name.split(/\s+/).slice(-3).join(' ');

/** A title for a conversation that begins with a question. */
export function titleOfAnswer(
  intent: ChatIntent,
  { readings }: UnderstoodQuery,
  [item]: readonly Item[],
): string {
  const opening = SUBJECTS[intent];
  if (opening === undefined) return PLAIN_TITLES[intent];
  const words = readings
    .filter(({ concepts }) => concepts.length > 0)
    .map(({ words: said }) => said.toLowerCase())
    .join(' ');
  const subject = item === undefined ? words : shortName(item.short_description);
  const title = titleCase(`${opening} ${subject}`);
  const isRight = subject !== '' && count(title) >= WORDS_MIN && count(title) <= WORDS_MAX;
  return isRight ? title : PLAIN_TITLES[intent];
}
