import { understandQuery } from '@modiste/lexicon/understand-query';
import { isOnScreen, type ShownList } from '../dialogue/shown-list.ts';
import { budgetOf } from '../knowledge/style/packing/list-budget.ts';
import { asksAnew, mostPieces } from '../knowledge/style/packing/read-trip.ts';
import { findPlaces } from '../knowledge/style/weather/places.ts';
import { withoutCompany } from '../knowledge/topics/asked.ts';
import { asksForTrip, NEEDS, notWorn } from '../lists/reading/trip-words.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import type { Turn } from '../stylist.ts';
import { rewordTotals } from './reading/reword-totals.ts';

/** What a packing list ends with, however it is worded. */
const LIST_END = 'sets of underwear and socks';
/** A list is so many sentences, with what is said after it. */
const SENTENCES_BACK = 16;

const COUNT = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)';
const CARRY_ON =
  /\b(?:carry[- ]?on|hand luggage|one bag|personal item|(?:only|just) (?:(?:have|got|taking|bringing|using|with) )?(?:a |my |one |the )?(?:small )?(?:backpack|bag|cabin bag|rucksack|suitcase))\b/i;
const WEATHER =
  /\b(?:freezing|cold|chilly|cool|mild|warm|hot)\b|-?\d{1,3} ?°? ?[cf]\b|-?\d{1,3} ?(?:degrees?|deg|°)(?!\w)/i;
/** What a trip is told by, each part with what takes its place when it is said anew. */
const PARTS: readonly RegExp[] = [
  new RegExp(
    `\\b${COUNT}[ -]?(?:day|night|week|month)s?\\b|\\b(?:long )?weekend\\b|\\bovernight\\b|\\b(?:a |the )?(?:whole )?week\\b`,
    'i',
  ),
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|fall|autumn)\b/i,
  /\b(?:ski(?:ing)?|wedding|business|work trip|conference|hik(?:e|es|ing)|camping|beach|cruise|safari)\b/i,
  WEATHER,
  /\b(?:rain(?:y|ing|s)?|snow(?:y|ing|s)?|windy)\b/i,
  /\b(?:a )?(?:fancy |nice )?dinners?\b/i,
  CARRY_ON,
  /\b(?:male|female|man|men|woman|women|guys?|lady|ladies|husband|wife|boyfriend|girlfriend|son|daughter|mom|dad)\b|\b(?:his|her)(?= (?:list|suitcase|packing|luggage|bag)\b)/i,
];

/** These ask for something else than another list. */
const ELSE =
  /\b(?:show|find|buy|outfits?|search|which|why|lighter|less|roll|fold|tips?|wrinkle|wash|size)\b/i;
const SIZE = /\bsizes? (?:is )?[a-z0-9]{1,3}\b/gi;
/** "Shoes 9 UK", "jeans 32": what is worn in which size, and nothing that is looked for. */
const SIZE_WORN =
  /\b(?:shoes?|feet|pants|trousers|jeans|tops?|shirts?|jackets?|suits?|dress(?:es)?)(?: sizes?)?(?: is| are|:)? (?:(?:uk|us|eu) )?(?:\d{1,2}(?:\.5)?|x{0,3}[sl]|m)\b|\b(?:uk|us|eu) \d{1,2}(?:\.5)? (?:shoes?|dress|jeans|pants)\b/gi;
const BEGINS =
  /^\W*(?:(?:ok|okay|and|but|so|no|actually|sorry|wait|then|now|hmm|also|oh|thanks|please|pls|can you|could you|what if|what about|how about)[\s,]+)*(?:make|let[’']?s|it|its|it[’']s|we|i|i[’']m|im|for|in|to|add|plus|with|there|change|say|only|just|\d|an?|the|if|there[’']s|this|that|my|cold|hot|rain|snow|male|female|man|woman|carry|hand|his|her|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const WORDS_MAX = 14;
/** "How many shirts?" of what the list has. */
const COUNTS =
  /^\W*(?:(?:and|but|ok|so|then) )*how many (?<what>(?:pairs? of )?[a-z-]+(?: [a-z-]+)?)(?: for (?:that|it|the trip|a week|all))?\W*$/i;

const namesType = (words: string): boolean =>
  understandQuery(words).concepts.some(({ kind }) => kind === 'type');

/** "No dresses" leaves them out of the list. */
const REFUSED =
  /\b(?:no|without|not|skip|minus|leave out|drop|remove|forget)(?: any| the| my| a)? (?<what>[a-z-]+)(?<kind> [a-z-]+)?\b/gi;
/** After the list so many sentences at most belong to it. */
const LIST_TAIL = 7;

/** "A denim jacket in the rain?? really" wants none; with one question mark it may be asked. */
const OBJECTED =
  /(?<=^|[.!?,;] *)(?:(?:and|but|so|why|lol|seriously|really|wait)[ ,]+)*(?:an? |the )?(?<what>[a-z-]+)(?<kind> [a-z-]+)? (?:in|for|at|on|when|with) [^.?!]*\?(?:[?!]+|(?= *(?:really|seriously|come on|are you)\b))/gi;

const sortsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const { what = '', kind = '' } = groups ?? {};
    // "No denim jacket" leaves the rain jacket.
    if (namesType(kind)) return [`${what}${kind}`];
    return namesType(what) ? [what] : [];
  });

const refusedIn = (text: string): string[] => sortsIn(text, REFUSED);

/** What a message leaves out of a list; of "wool trousers" neither all wool nor all trousers. */
function refusedOf({ words, said = words }: Pick<Turn, 'words' | 'said'>): string[] {
  const objected = sortsIn(said.toLowerCase(), OBJECTED);
  const refused = refusedIn(words).filter((one) => objected.every((sort) => !sort.includes(one)));
  return [...objected, ...refused];
}

/** Whether a message only leaves something out of the list that was just told. */
function isRefusal(words: string, said: readonly string[]): boolean {
  const end = said.findLastIndex((one) => one.includes(LIST_END));
  const isLast = end >= 0 && end >= said.length - LIST_TAIL;
  const rest = words.replaceAll(REFUSED, ' ');
  return isLast && refusedIn(words).length > 0 && !namesType(rest) && !ELSE.test(words);
}

/** The packing list that is on the screen; null where none is. */
const listOnScreen = ({ list, shown }: Turn['state']): ShownList | null =>
  list?.kind === 'trip' && isOnScreen(list, shown.itemIds) ? list : null;

const placesIn = (text: string): string | null => {
  const names = findPlaces(text).map(({ name }) => name);
  return names.length === 0 ? null : joinWithAnd(names);
};

/** "We might go hiking one day" tells of a day of the trip, and not how long that is. */
const ONE_DAY =
  /(?<!\b(?:make it|just|only|its|it['’]s|it is|for|actually|stay|staying)(?: for)? )\b(?:one|an?|some) (?:day|night|evening|afternoon)\b(?! trip)/gi;

const partsOf = (text: string): (string | null)[] => {
  const own = withoutCompany(text).replaceAll(ONE_DAY, ' ');
  const parts = PARTS.map((part) => part.exec(own)?.[0] ?? null);
  // Of "rain, then 25 degrees, then cold nights" both are packed for.
  const weather = [...own.matchAll(new RegExp(WEATHER.source, 'gi'))].map(([one]) => one);
  const told = weather.length === 0 ? null : [...new Set(weather)].join(' and ');
  return [...parts.map((part, at) => (PARTS[at] === WEATHER ? told : part)), placesIn(own)];
};

/** "His list": whom it is for. */
const WHOSE: Readonly<Record<string, string>> = { his: 'man', her: 'woman' };

/** What all of it may cost, and in which sizes it is worn. */
function limitsIn(text: string, before = ''): string[] {
  const understood = understandQuery(rewordTotals(text));
  const { budget, around } = budgetOf(understood);
  const sizes = understood.readings.filter(({ kind }) => kind === 'size');
  const sum = around === undefined ? budget : around;
  const most = mostPieces(text) ?? mostPieces(before);
  return [
    ...(most === null ? [] : [`max ${most} pieces`]),
    ...(sum === null ? [] : [`${around === undefined ? 'under' : 'around'} $${sum} total`]),
    ...sizes.map(({ words }) => (/^size/i.test(words) ? words : `size ${words}`)),
  ];
}

/** Whether a message tells how long a trip takes, and where it goes or for what. */
const tellsOfTrip = ([days, , kind, ...others]: readonly (string | null)[]): boolean =>
  days != null && (kind ?? others.at(-1)) != null;

/** Whether a message asks for the list of a trip, and tells enough of it where one is shown already. */
function isNewTrip(words: string, isListed: boolean): boolean {
  const now = partsOf(words);
  const isTold = tellsOfTrip(now);
  return asksForTrip(words)
    ? now.some(Boolean) && (!isListed || isTold)
    : NEEDS.test(words) && isTold;
}

/** "Start over", or another place: nothing that was said of the list before holds for the new one. */
const STARTS_OVER =
  /\b(?:start(?:ing)? (?:all )?(?:over|again|afresh|fresh)|from scratch|new trip|another trip|new list)\b/i;

/**
 * The turn of a message that asks for the packing list of a trip it tells all of, in plain words; null
 * where it does not. What was changed on an earlier list is no wish for that of another trip.
 */
export function beginTrip(turn: Turn): Turn | null {
  const { words, state, attachment, asksFor } = turn;
  const isWhole = tellsOfTrip(partsOf(words)) && isNewTrip(words, true);
  if (attachment !== null || asksFor !== undefined || !isWhole) return null;
  const { list, ...rest } = state;
  const isOther = list === undefined || placesIn(list.words) !== placesIn(words);
  const isFresh = isOther || STARTS_OVER.test(words);
  const begun = { ...turn, history: [], state: isFresh ? rest : state };
  const reworded = rewordTrip(begun);
  return reworded === null ? null : { ...begun, words: reworded, said: words };
}

const lightly = (luggage: string | null | undefined): string | null =>
  luggage == null ? null : 'carry-on only';
const wornBy = (wearer: string | null | undefined): string | null =>
  wearer == null ? null : `for a ${WHOSE[wearer.toLowerCase()] ?? wearer}`;

/**
 * "Make it six days and it's cold" after a packing list: the whole trip in one message, with what is
 * new in the place of what was told before. Null where a message changes no such list.
 */
export function rewordTrip({ words, said, history, state }: Turn): string | null {
  const list = listOnScreen(state);
  const isListed =
    list !== null || state.said.slice(-SENTENCES_BACK).some((one) => one.includes(LIST_END));
  const now = partsOf(words);
  const isEdit =
    now.some((part) => part !== null) &&
    (BEGINS.test(words) || asksAnew(words)) &&
    !ELSE.test(words.replace(SIZE, ''));
  const namesGarment =
    isListed &&
    isEdit &&
    namesType(
      words
        .replace(CARRY_ON, '')
        .replaceAll(/\b(?:luggage|suitcases?)\b/gi, ' ')
        .replaceAll(SIZE_WORN, ' ')
        .replaceAll(REFUSED, ' '),
    );
  const isNew = isNewTrip(words, isListed);
  const counted = isListed ? COUNTS.exec(words)?.groups?.what : undefined;
  const isShort = words.split(/\s+/).length <= WORDS_MAX;
  const isChanged =
    isShort &&
    ((isListed && isEdit && !namesGarment) ||
      (isListed && asksAnew(words) && notWorn(words).length > 0) ||
      isRefusal(words, state.said));
  if (!isNew && !isChanged && counted === undefined) return null;
  const told = history.flatMap(({ actor, message }) => (actor === 'user' ? [message] : []));
  const spoken = told.length > 0 ? told : (state.heard ?? []);
  const heard = list === null ? spoken : [list.words];
  const from = heard.findLastIndex((one) => /\b(?:pack|packing|suitcase|bring|take)\b/i.test(one));
  const trip = (isNew ? [] : heard.slice(Math.max(0, from))).map(partsOf).reduce(
    (all, parts) => all.map((part, at) => parts[at] ?? part),
    now.map((): string | null => null),
  );
  const parts = trip.map((part, at) => now[at] ?? part);
  const [days, month, kind, weather, wet, dinner, luggage, wearer, place] = parts;
  if (counted !== undefined) return `how many ${counted} do I need for ${days ?? '5 days'}`;
  const before = isNew ? [] : heard.slice(Math.max(0, from));
  const refused = [
    ...before.flatMap(refusedIn),
    ...refusedOf({ words, ...(said !== undefined && { said }) }),
    ...[...before, words].flatMap(notWorn),
  ];
  const gone = [...new Set(refused.map((what) => what.toLowerCase()))];
  // Of "without jeans, without trousers" only the last would be read as left out.
  const without = gone.map((what) => `no ${what}`);
  const day = [kind, weather, wet, dinner, lightly(luggage), wornBy(wearer)];
  const rest = [...day, ...without, ...limitsIn(words, isNew ? '' : list?.words)].filter(
    (part) => part != null,
  );
  return [
    `what do I pack for ${days ?? '5 days'}`,
    ...(place == null ? [] : [`in ${place}`]),
    ...(month == null ? [] : [`in ${month}`]),
    ...rest.map((part) => `, ${part}`),
  ].join(' ');
}

const FOR_MEN = /\bfor men\b/;
const FOR_WOMEN = /\bfor women\b/;

/** "Show me the coat" after a packing list for a man: what the list is for, what is shown is for. */
export function rewordForTrip(words: string, { state }: Pick<Turn, 'state'>): string {
  const { said, request } = state;
  const end = said.findLastIndex((one) => one.includes(LIST_END));
  if (request !== null || end < 0 || end < said.length - SENTENCES_BACK || !namesType(words)) {
    return words;
  }
  const list = said.slice(Math.max(0, end - SENTENCES_BACK), end + 1).join(' ');
  if (/\b(?:for|my|me|men|women|his|her)\b/i.test(words.replace(/\bshow me\b/i, ''))) return words;
  const who = FOR_MEN.test(list) ? ' for men' : FOR_WOMEN.test(list) ? ' for women' : '';
  return `${words.replace(/[\s?.!]+$/, '')}${who}`;
}
