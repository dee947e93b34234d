import { joinWithAnd } from '../../../speech/join-words.ts';
import { type Asked, asksOf } from '../../topics/asked.ts';
import { temperatureOf } from '../weather/advise-on-weather.ts';
import { usualCelsius } from '../weather/climate.ts';
import { type Climate, findPlaces, isModestPlace, type Place } from '../weather/places.ts';
import { readTemperature } from '../weather/read-temperature.ts';
import {
  monthWritten,
  northernMonthIn,
  type Season,
  seasonNamed,
  seasonNow,
} from '../weather/season.ts';

type TripKind = 'beach' | 'ski' | 'business' | 'wedding' | 'hiking' | 'city';

/** A trip as it was told. */
export interface Trip {
  days: number;
  isLengthSaid: boolean;
  /** "Rome", "Portugal and Morocco"; null where no known place was named. */
  place: string | null;
  /** Where shoulders and knees are covered; empty where nowhere is. */
  modestPlaces: readonly string[];
  climates: readonly Climate[];
  season: Season;
  isSeasonSaid: boolean;
  /** "November"; null where no month was named. */
  month: string | null;
  /** Where it is warmest. */
  celsius: number;
  /** Where it is coolest: the same where one place is all there is. */
  coolest: number;
  kind: TripKind;
  /** Whether a dinner was named. */
  hasDinner: boolean;
  /** What falls, as far as it was named. */
  wet: 'rain' | 'snow' | null;
  /** Whether all of it has to fit into one small bag. */
  isLight: boolean;
  /** Whether it is packed for a child, who wears other sizes than grown-ups. */
  isForChild: boolean;
  /** How many pieces it may have, besides underwear and socks; null where nobody said. */
  most: number | null;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(\\d{1,2}|a|${NUMBERS.join('|')})`;
const DAYS = new RegExp(`\\b${COUNT}[ -]?(day|night|week|month)s?\\b`, 'i');
const DAYS_DEFAULT = 5;
const DAYS_MAX = 30;
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30 };

const numberOf = (word: string): number =>
  word === 'a' ? 1 : NUMBERS.indexOf(word) + 1 || Number(word) || 1;

function daysIn(text: string): number | null {
  const found = DAYS.exec(text);
  if (found !== null) {
    const unit = (found[2] ?? 'day').toLowerCase();
    const days = numberOf((found[1] ?? '').toLowerCase()) * (DAYS_OF[unit] ?? 1);
    return Math.min(DAYS_MAX, days + (unit === 'night' ? 1 : 0));
  }
  if (/\blong weekend\b/i.test(text)) return 4;
  if (/\bweekend\b/i.test(text)) return 3;
  if (/\bovernight\b/i.test(text)) return 2;
  return /\bweek\b/i.test(text) ? 7 : null;
}

const KINDS: readonly (readonly [TripKind, readonly string[]])[] = [
  ['ski', ['ski*', 'snowboard*', 'snow trip']],
  ['wedding', ['wedding*']],
  ['business', ['business', 'work trip', 'conference', 'meeting*', 'trade show']],
  ['hiking', ['hik*', 'camp*', 'trek*', 'safari', 'backpacking', 'national park']],
  ['beach', ['beach', 'resort', 'cruise', 'island', 'pool', 'seaside', 'all inclusive', 'hawaii']],
];

const KIND_CELSIUS: Readonly<Partial<Record<TripKind, number>>> = { ski: -3, beach: 28 };

/** Nobody skis in summer, or goes to the beach in winter, unless they say so. */
const KIND_SEASON: Readonly<Partial<Record<TripKind, Season>>> = { ski: 'winter', beach: 'summer' };

/** What a word of the weather makes of what is usual: cold is cold in summer too. */
const FELT: readonly (readonly [word: RegExp, celsius: (usual: number) => number])[] = [
  [/\bfreezing\b/i, (usual) => Math.min(usual, -3)],
  [/\bcold\b/i, (usual) => Math.min(usual, 4)],
  [/\b(?:chilly|cool)\b/i, (usual) => Math.min(usual, 10)],
  [/\bwarm\b/i, (usual) => Math.max(usual, 22)],
  [/\bhot\b/i, (usual) => Math.max(usual, 30)],
];

const felt = (text: string, usual: number): number =>
  FELT.find(([word]) => word.test(text))?.[1](usual) ?? usual;

const MOST =
  /\b(?:max(?:imum)?|up to|at most|no more than|not more than|only) (?:of )?(\d{1,2}) (?:pieces|things|items)\b|\b(\d{1,2}) (?:pieces|things|items) (?:max(?:imum)?|at most|tops)\b/i;

/** How many pieces a list may have; null where nobody said. */
export function mostPieces(text: string): number | null {
  const [, before, after] = MOST.exec(text) ?? [];
  return Number(before ?? after) || null;
}

const LIGHT = /\b(?:carry[- ]?on|hand luggage|personal item|cabin bag)\b/i;

const AGE = /\b(?<years>\d{1,2})[- ]?(?:years?|yrs?|y)[- /]?(?:olds?|o)\b/i;
const CHILD_MAX = 12;
const CHILD =
  /\bfor (?:my|our|a|the) (?:[\w-]+ ){0,3}?(?:toddler|baby|kid|kids|child|children|little (?:boy|girl))\b/i;

const isOfChild = (text: string): boolean =>
  CHILD.test(text) || Number(AGE.exec(text)?.groups?.years ?? CHILD_MAX + 1) <= CHILD_MAX;

const wetIn = (text: string): Trip['wet'] => {
  if (/\brain/i.test(text)) return 'rain';
  return /\bsnow(?!board)/i.test(text) ? 'snow' : null;
};

const WARM_WORDS = /\b(?:warm|hot|summer|heat)\b/i;
const COLD_WORDS = /\b(?:cold|chilly|cool|freezing)\b/i;
/** In degrees Celsius: what a warm day and a cold night are where both are told of. */
const WARM_DAY = 24;
const COLD_NIGHT = 9;
/** A number without a unit between these is no frost where rain or warmth is told of beside it. */
const [PLAIN_MIN, PLAIN_MAX] = [13, 45];

/** A temperature as it was told of a trip: 25 degrees with rain are no frost. */
function celsiusTold(asked: Asked): number | null {
  const told = temperatureOf(asked);
  if (told === null) return null;
  const plain = readTemperature(asked.read.turn.words, false);
  const isPlain =
    !told.isSure && plain !== null && plain.celsius >= PLAIN_MIN && plain.celsius <= PLAIN_MAX;
  const isMild =
    /\brain/i.test(asked.text) || WARM_WORDS.test(asked.text) || COLD_WORDS.test(asked.text);
  return isPlain && isMild ? plain.celsius : told.celsius;
}

/** How cool and how warm it is where both are told of: "25 degrees, then cold nights"; null where they are not. */
function mixedRange(asked: Asked): [coolest: number, warmest: number] | null {
  const told = celsiusTold(asked);
  const [isWarm, isCold] = [WARM_WORDS.test(asked.text), COLD_WORDS.test(asked.text)];
  if (told === null) return isWarm && isCold ? [COLD_NIGHT, WARM_DAY] : null;
  if (isCold && told > COLD_NIGHT) return [COLD_NIGHT, told];
  return isWarm && told < WARM_DAY && isCold ? [told, WARM_DAY] : [told, told];
}

/** How cool and how warm it is where a trip goes. */
function rangeOf(
  asked: Asked,
  { places, season, kind }: { places: readonly Place[]; season: Season; kind: TripKind },
): [coolest: number, warmest: number] {
  const told = kind === 'ski' ? null : mixedRange(asked);
  if (told !== null) return told;
  const usual = places.map(({ climate, isSouthern }) =>
    usualCelsius(climate, season, northernMonthIn(asked.text, isSouthern)),
  );
  const assumed =
    usual.length > 0 ? usual : [KIND_CELSIUS[kind] ?? usualCelsius('temperate', season)];
  const all = assumed.map((celsius) => {
    const own = felt(asked.text, celsius);
    return kind === 'ski' ? Math.min(own, 0) : own;
  });
  return [Math.min(...all), Math.max(...all)];
}

const ANEW =
  /\b(?:re-?(?:do|make|write|build)|(?:do|make|write|try) (?:it|that|this|(?:the|my) list)(?: all)? (?:again|over|anew)|(?:a |whole )new list)\b/i;

/** Whether a list is to be made anew, whatever else is said of it: "redo it for a man". */
export const asksAnew = (words: string): boolean => ANEW.test(words);

/** Reads days, places, season and kind of a trip; what is not said is taken from the season. */
export function readTrip(asked: Asked): Trip {
  const days = daysIn(asked.text);
  const kind = KINDS.find(([, cues]) => asksOf(asked, ...cues))?.[0] ?? 'city';
  const places = findPlaces(asked.text);
  const named = seasonNamed(asked);
  const season = named ?? KIND_SEASON[kind] ?? seasonNow(asked);
  const [coolest, warmest] = rangeOf(asked, { places, season, kind });
  return {
    days: days ?? DAYS_DEFAULT,
    isLengthSaid: days !== null,
    place: places.length === 0 ? null : joinWithAnd(places.map(({ name }) => name)),
    modestPlaces: places.filter(isModestPlace).map(({ name }) => name),
    climates: places.map(({ climate }) => climate),
    season,
    isSeasonSaid: named !== null,
    month: monthWritten(asked.text),
    celsius: warmest,
    coolest,
    kind,
    hasDinner: /\bdinners?\b/i.test(asked.text),
    wet: wetIn(asked.text),
    isLight: LIGHT.test(asked.text),
    isForChild: isOfChild(asked.text),
    most: mostPieces(asked.text),
  };
}
