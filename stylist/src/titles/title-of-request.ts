import { attributeGroup } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { sumAbout } from '../dialogue/budget-said.ts';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { SetPart } from '../dialogue/outfit-request.ts';
import { spellCount } from '../facts/number-words.ts';
import { countWords, titleCase, WORDS_MAX, WORDS_MIN } from './title-case.ts';

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const spaced = (id: string): string => id.replaceAll('-', ' ');

const wantedOf = (wishes: readonly QueryReading[]) =>
  wishes.filter(({ role }) => role === 'wanted').flatMap(({ concepts }) => concepts);

const GROUPS_OF_OCCASION: ReadonlySet<string | null> = new Set(['occasion', 'activity']);
/** Said with "a": other occasions are a time or an activity. */
const COUNTED =
  /(?:wedding|party|dinner|date|interview|trip|vacation|festival|ceremony|event|gala|funeral|graduation|prom|concert|picnic|night|brunch|cruise|shower|cookout|hike|guest|out)$/;

const OF_PLACE = /^(?:office|beach|gym|theater|opera|mountains|races|airport)$/;

function occasionOf(wishes: readonly QueryReading[]): string | null {
  const wish = wishes.find(
    ({ role, concepts }) =>
      role === 'wanted' &&
      concepts.some(({ id }) => GROUPS_OF_OCCASION.has(attributeGroup(id)) && id !== 'gift'),
  );
  const name = wish?.words.toLowerCase().replace(/^(?:an?|the|my|for) /, '');
  if (name === undefined || name === '') return null;
  if (OF_PLACE.test(name)) return `for the ${name}`;
  return COUNTED.test(name) ? `for ${article(name)} ${name}` : `for ${name}`;
}

function seasonOf(wishes: readonly QueryReading[]): string | null {
  const season = wantedOf(wishes).find(({ id }) => attributeGroup(id) === 'season');
  return season === undefined || season.id === 'rainy' ? null : `for ${spaced(season.id)}`;
}

/** "Tops and jeans"; of more kinds, how many they are. */
function nounOfSet(set: readonly SetPart[]): string {
  const nouns = set.map(({ type, count }) => {
    const { name = spaced(type), plural = spaced(type) } = findType(type) ?? {};
    return (count > 1 || /[^s]s$/.test(name) ? plural : name).toLowerCase();
  });
  const isShort = nouns.length <= 2;
  return isShort ? nouns.join(' and ') : `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}`;
}

function nounOf({ wishes, outfit }: StyleRequest): string {
  const type = wantedOf(wishes).find(({ kind }) => kind === 'type');
  if (outfit?.set !== undefined) return nounOfSet(outfit.set);
  if (outfit !== null) return 'outfits';
  if (type !== undefined) return (findType(type.id)?.plural ?? spaced(type.id)).toLowerCase();
  return wantedOf(wishes).some(({ id }) => id === 'gift') ? 'gifts' : 'pieces';
}

const ADJECTIVE_GROUPS: ReadonlySet<string | null> = new Set([
  'style',
  'dress-code',
  'length',
  'sleeve',
  'fit',
]);

/** What is said of the garment, the most telling first: its color, its fabric, its style. */
function adjectivesOf({ wishes, filters }: StyleRequest, noun: string): string[] {
  const wanted = wishes.filter(({ role, concepts }) => role === 'wanted' && concepts.length === 1);
  const named = (kinds: readonly string[]) =>
    wanted
      .filter(({ concepts: [concept] }) => concept !== undefined && kinds.includes(concept.kind))
      .map(({ words, concept }) => (words === '' ? (concept?.id ?? '') : words.toLowerCase()));
  const styles = wanted.flatMap(({ concepts }) =>
    concepts
      .filter(({ id }) => ADJECTIVE_GROUPS.has(attributeGroup(id)))
      .map(({ id }) => spaced(id)),
  );
  const all = [
    ...filters.color.slice(0, 1),
    ...named(['color']),
    ...filters.material.slice(0, 1),
    ...named(['material', 'pattern']),
    ...styles,
  ].map((word) => word.toLowerCase());
  return [...new Set(all)].filter((word) => !noun.includes(word) && countWords(word) <= 2);
}

/** "your brother", where the shopper says for whom. */
function personOf(wishes: readonly QueryReading[]): string | null {
  const said = wishes
    .find(({ concept }) => concept?.kind === 'shopper-gender')
    ?.words.toLowerCase();
  const name = said?.match(/^(?:for )?my (\w+)$/)?.[1];
  return name === undefined ? null : `your ${name}`;
}

/** What may be added, the most telling first. */
function endingsOf(request: StyleRequest): string[] {
  const { wishes, filters, outfit } = request;
  const { sale, gender } = filters;
  const { around = sumAbout(request) ?? undefined, budget = null } = outfit ?? {};
  const max = around ?? budget ?? filters.priceRangeMax;
  const person = personOf(wishes);
  const whose = gender.find((one) => one !== 'Unisex');
  return [
    ...(max === null ? [] : [`${around === undefined ? 'under' : 'around'} $${max}`]),
    ...((seasonOf(wishes) ?? []).length > 0 ? [seasonOf(wishes) ?? ''] : []),
    ...(sale ? ['on sale'] : []),
    ...(person === null ? [] : [`for ${person}`]),
    ...(person !== null || whose === undefined ? [] : [`for ${whose.toLowerCase()}`]),
  ];
}

/** More kinds of garments than a title names. */
const KINDS_MAX = 3;

const fits = (parts: readonly string[]): boolean => countWords(parts.join(' ')) <= WORDS_MAX;

/** What is still too short to tell a conversation by. */
function completed(title: string): string {
  const missing = WORDS_MIN - countWords(title);
  if (missing <= 0) return title;
  return missing === 1 ? `finding ${title}` : `finding the right ${title}`;
}

/** Four to six words that say what a conversation looks for: "Linen Dresses for a Beach Wedding". */
export function titleOfRequest(request: StyleRequest): string {
  const count = (request.outfit?.set ?? []).reduce((sum, part) => sum + part.count, 0);
  const isMany = (request.outfit?.set ?? []).length > KINDS_MAX;
  const noun = isMany ? `${spellCount(count)} pieces` : nounOf(request);
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
    const isNeeded = countWords(title) < WORDS_MIN;
    if (isNeeded && fits([title, ending])) title = `${title} ${ending}`;
  }
  return titleCase(completed(title));
}

/** A title for a conversation that begins with a question back: "A Gift for Your Mom". */
export function titleOfQuestion(question: string, request: StyleRequest | null): string {
  if (!question.startsWith('gift')) return 'Finding Something to Wear';
  const person = personOf(request?.wishes ?? []);
  return titleCase(person === null ? 'finding the right gift' : `a gift for ${person}`);
}
