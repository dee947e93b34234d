import { understandQuery } from '@modiste/lexicon/understand-query';
import { findPlace } from '../knowledge/style/weather/places.ts';
import type { Turn } from '../stylist.ts';

/** What a packing list ends with, however it is worded. */
const LIST_END = 'sets of underwear and socks';
/** A list is so many sentences, with what is said after it. */
const SENTENCES_BACK = 16;

const COUNT = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)';
/** What a trip is told by, each part with what takes its place when it is said anew. */
const PARTS: readonly RegExp[] = [
  new RegExp(
    `\\b${COUNT}[ -]?(?:day|night|week|month)s?\\b|\\b(?:long )?weekend\\b|\\bovernight\\b|\\b(?:a |the )?(?:whole )?week\\b`,
    'i',
  ),
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|fall|autumn)\b/i,
  /\b(?:ski(?:ing)?|wedding|business|work trip|conference|hik(?:e|es|ing)|camping|beach|cruise|safari)\b/i,
  /\b(?:freezing|cold|chilly|cool|mild|warm|hot)\b|-?\d{1,3} ?°? ?[cf]\b|-?\d{1,3} ?degrees?\b/i,
  /\b(?:rain(?:y|ing|s)?|snow(?:y|ing|s)?|windy)\b/i,
  /\b(?:a )?(?:fancy |nice )?dinners?\b/i,
];

/** These ask for something else than another list. */
const ELSE =
  /\b(?:show|find|buy|outfits?|search|which|why|lighter|less|roll|fold|tips?|wrinkle|wash|size)\b/i;
const BEGINS =
  /^\W*(?:(?:ok|okay|and|but|so|no|actually|sorry|wait|then|now|hmm|also|oh|thanks|what if|what about|how about)[\s,]+)*(?:make|let[’']?s|it|its|it[’']s|we|i|i[’']m|im|for|in|to|add|plus|with|there|change|say|only|just|\d|an?|the|if|there[’']s|this|that|my|cold|hot|rain|snow|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const WORDS_MAX = 14;

const partsOf = (text: string): (string | null)[] => [
  ...PARTS.map((part) => part.exec(text)?.[0] ?? null),
  findPlace(text)?.name ?? null,
];

const namesType = (words: string): boolean =>
  understandQuery(words).concepts.some(({ kind }) => kind === 'type');

/**
 * "Make it six days and it's cold" after a packing list: the whole trip in one message, with what is
 * new in the place of what was told before. Null where a message changes no such list.
 */
export function rewordTrip({ words, history, state }: Turn): string | null {
  const isListed = state.said.slice(-SENTENCES_BACK).some((one) => one.includes(LIST_END));
  const now = partsOf(words);
  const isEdit = now.some((part) => part !== null) && BEGINS.test(words) && !ELSE.test(words);
  const namesGarment = isListed && isEdit && namesType(words);
  if (!isListed || !isEdit || namesGarment || words.split(/\s+/).length > WORDS_MAX) return null;
  const told = history.flatMap(({ actor, message }) => (actor === 'user' ? [message] : []));
  const heard = told.length > 0 ? told : (state.heard ?? []);
  const from = heard.findLastIndex((one) => /\b(?:pack|packing|suitcase|bring|take)\b/i.test(one));
  const trip = heard
    .slice(Math.max(0, from))
    .map(partsOf)
    .reduce(
      (all, parts) => all.map((part, at) => parts[at] ?? part),
      now.map((): string | null => null),
    );
  const [days, month, kind, weather, wet, dinner, place] = trip.map((part, at) => now[at] ?? part);
  const rest = [kind, weather, wet, dinner].filter((part) => part != null);
  return [
    `what do I pack for ${days ?? '5 days'}`,
    ...(place == null ? [] : [`in ${place}`]),
    ...(month == null ? [] : [`in ${month}`]),
    ...rest.map((part) => `, ${part}`),
  ].join(' ');
}
