import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { isPairType } from '../../facts/item-names.ts';
import { joinWithAnd } from '../../speech/join-words.ts';
import { isGift } from '../wearer.ts';

const OF_ALL =
  '(?:everything|(?:it )?all(?: of (?:it|that|this)| in| together)?|altogether|(?:in )?total|in all|together|combined|both|the (?:whole|entire|full) (?:thing|lot|look|outfit)|the lot)';
/** A sum and what makes it a limit: "like 80 max for everything", "budget is 80", "I have 90 for the lot". */
const LIMIT = new RegExp(
  String.raw`(?:\b(?:(?:i|we) (?:only )?(?:have|got)|i['’]?ve(?: only)? got|my|the|budget(?: is| of|['’]?s)?|under|below|max(?:imum)?|up to|no more than|at most|for|only|just|like|about|around|roughly) )*(?<![\d.$€£])[$€£]?\b(?<sum>\d{2,4})(?: ?(?:dollars|bucks|usd|euros?|eur|quid|pounds?))?(?:,? (?:max(?:imum)?|tops|budget|limit|at (?:the )?most|or (?:less|under)|only))*(?:,? (?:for )?(?<all>${OF_ALL}))?(?![\d%.]*\d|%|(?: |-)?(?:years?|yrs?|yo|days?|people|degrees|st|nd|rd|th)\b)`,
  'i',
);
const IS_LIMIT =
  /\b(?:under|below|max\w*|up to|no more|most|tops|budget|limit|or less|or under)\b/i;
const KINDS = String.raw`(?:(?:the|my|some|a|also|even) )*(?<kinds>[a-z][\w -]*?(?:(?:,| and| &|,? plus) (?:a |the )?[a-z][\w -]*?)?)`;
const END = String.raw`(?=\s*(?:[,.;!?)]|$|\b(?:please|pls|for|its|it['’]s|and (?:not|no)|so|but)\b))`;
/** "Incl shoes", "shoes included", "shoes and all", "has to cover the shoes". */
const INCLUDED: readonly RegExp[] = [
  new RegExp(
    String.raw`[,(]?\s*\b(?:incl?(?:uding|uded|udes|\.)?|counting|inclusive of|(?:and )?(?:that|which|it) (?:(?:has|have|needs|must|should|got) (?:to )?)?(?:covers?|includes?|pays? for)) ${KINDS}(?: too| as well)?\)?${END}`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|[,(]\s*|(?<=\d|\bmax|\ball|\btotal|\bthing|\beverything|\btogether)\s+)(?:with )?(?:(?:the|my|some) )?(?<kinds>[a-z][\w-]*(?: (?:and|&) [a-z][\w-]*)?) (?:are |is )?(?:included|inclusive|and all)\)?${END}`,
    'i',
  ),
];
/** "100 total, shoes too". */
const TOO = new RegExp(
  String.raw`(?:^|[,(]\s*|(?<=\b${OF_ALL})\s+)(?:(?:the|my|some) )?(?<kinds>[a-z][\w-]*(?: (?:and|&) [a-z][\w-]*)?) too\)?${END}`,
  'i',
);
/** "All in with shoes": only a sum for all of it has the shoes within it. */
const WITH = new RegExp(
  String.raw`(?<=\b${OF_ALL}),? (?:with|w\/?|and|plus) ${KINDS}(?: too| as well)?${END}`,
  'i',
);
/** "250 for everything dress shoes bag" lists what is within it. */
const LISTED = new RegExp(
  String.raw`(?<=\b${OF_ALL})[,:]? (?<kinds>(?:[a-z]+[ ,]+){1,3}[a-z]+)${END}`,
  'i',
);
/** "100 max for dress and shoes": one of each for that sum. */
const FOR_KINDS = new RegExp(`^,? for ${KINDS}${END}`, 'i');
const OUTFIT = /\b(?:outfits?|looks?|ensembles?|fits?|sets?)\b/i;
const OPEN =
  /\b(?:something|smth(?:ing)?|sth|somethin|anything|stuff|clothes)\b(?: nice| cute| pretty| smart)?/i;

const trimmed = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;!])/g, '')
    .replaceAll(/(?:[,;] ?)+(?=[,.;!])|^[\s,.;]+|[\s,.;!]+$/g, '')
    .trim();

const wantedIn = (words: string): string[] => typesOf(understandQuery(words).readings);

const named = (types: readonly string[]): string =>
  joinWithAnd(
    types.map((id) => {
      const type = findType(id);
      if (type === null) return id;
      return isPairType(type) ? type.plural : `a ${type.name}`;
    }),
  );

/** What is counted in with a sum, and the words without it; null where nothing is. */
function includedIn(words: string, isOfAll: boolean) {
  for (const pattern of isOfAll ? [...INCLUDED, WITH, TOO] : INCLUDED) {
    const found = pattern.exec(words);
    const types = wantedIn(found?.groups?.kinds ?? '');
    if (found !== null && types.length > 0) {
      const rest = words.slice(0, found.index) + words.slice(found.index + found[0].length);
      return { types, rest };
    }
  }
  return null;
}

/** A list of kinds behind "everything" as one sentence, where each of its words is a kind by itself. */
function withListed(words: string): string {
  const found = LISTED.exec(words);
  const kinds = (found?.groups?.kinds ?? '')
    .split(/[ ,]+/)
    .filter((word) => !/^(?:and|plus|with|an?|the)?$/i.test(word));
  if (found === null || kinds.length < 2 || kinds.some((kind) => wantedIn(kind).length !== 1))
    return words;
  return words.replace(found[0], ` with ${kinds.join(' and ')}`);
}

/** The kinds that a sum is said for, one of each; none where they are looked through: "jeans and tops". */
function kindsForSum(words: string, limit: RegExpExecArray): string[] {
  const after = words.slice(limit.index + limit[0].length);
  const kinds = FOR_KINDS.exec(after)?.groups?.kinds ?? '';
  const types = wantedIn(kinds);
  const said = kinds.toLowerCase().split(/[^a-z-]+/);
  const isMany = types.some((id) => {
    const type = findType(id);
    return type !== null && !isPairType(type) && said.includes(type.plural.toLowerCase());
  });
  const each = kinds.split(/,? and |, ?| & |,? plus /i);
  const isOfEach = types.length > 1 && each.every((one) => wantedIn(one).length === 1);
  return isMany || said.includes('or') || !isOfEach || each.length !== types.length ? [] : types;
}

/** What is looked for so far by single kinds. */
const soughtIn = ({ request }: Pick<DialogueState, 'request'>): string[] =>
  request === null || request.outfit !== null ? [] : typesOf(request.wishes);

/**
 * A sum that has shoes within it is what all of an outfit may cost, and no price of the shoes: "80 max
 * for everything incl shoes" asks for an outfit under $80. Other words stay as they are.
 */
export function rewordIncluded(said: string, state: Pick<DialogueState, 'request'>): string {
  const words = withListed(said);
  const limit = LIMIT.exec(words);
  const { sum, all } = limit?.groups ?? {};
  if (limit === null || sum === undefined || /\?/.test(words)) return said;
  if (state.request?.wishes.some(isGift) === true || OUTFIT.test(words)) return said;
  const isOfAll = all !== undefined;
  if (!isOfAll && !IS_LIMIT.test(words)) return said;
  const total = `under $${sum} total`;
  const priced = kindsForSum(words, limit);
  if (priced.length > 0) {
    return `${trimmed(words.replace(limit[0], ' ')).replace(/^for /i, '')}, ${total}`;
  }
  const included = includedIn(words, isOfAll);
  if (included === null) return said;
  const others = included.rest.replace(LIMIT, ' ');
  const before = wantedIn(others);
  const apart = included.types.filter((type) => typeRole(type) !== 'shoes');
  if (before.length > 0) return `${trimmed(others)} and ${named(included.types)}, ${total}`;
  const sought = soughtIn(state);
  if (sought.length > 0)
    return `${trimmed(others)} ${named([...sought, ...included.types])}, ${total}`.trim();
  // Shoes are part of every outfit.
  const what = apart.length === 0 ? 'an outfit' : `an outfit with ${named(apart)}`;
  if (state.request !== null && state.request.outfit !== null && apart.length === 0)
    return `${trimmed(others)}, ${total}`.replace(/^, /, '');
  const asked = OPEN.test(others) ? others.replace(OPEN, what) : `${what}, ${others}`;
  return `${trimmed(asked)}, ${total}`;
}
