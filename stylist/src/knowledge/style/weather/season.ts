import { type Asked, asksOf } from '../../topics/asked.ts';
import { findPlace } from './places.ts';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SHORT = /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i;
/** "May" and "march" are words of their own: only where they follow these they are months. */
const MONTH = new RegExp(
  `\\b(?:(?:in|of|mid|early|late|next|this|for|during)[ -])(${MONTHS.join('|')})\\b|\\b(${MONTHS.filter((month) => month !== 'may').join('|')})\\b`,
  'i',
);
const MAY_NOUN = /\bmay (?:wedding|trip|weekend|party|holiday)/i;

/** The month that the words name, from 0; null where they name none. */
function monthNamed(text: string): number | null {
  const found = MONTH.exec(text);
  const name = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (name !== undefined) return MONTHS.indexOf(name);
  if (MAY_NOUN.test(text)) return MONTHS.indexOf('may');
  const short = SHORT.exec(text)?.[1]?.toLowerCase().slice(0, 3);
  return short === undefined ? null : MONTHS.findIndex((month) => month.startsWith(short));
}

const SEASON_NAME = /\b(?:winter|spring|summer|autumn|fall)\b/i;

/** Meteorological seasons: December to February is winter in the north. */
const seasonOfMonth = (month: number, isSouthern: boolean): Season =>
  SEASONS[(Math.floor(((month + 1) % 12) / 3) + (isSouthern ? 2 : 0)) % 4] ?? 'spring';

const CUES: Readonly<Record<Season, readonly string[]>> = {
  winter: ['winter*', 'ski*', 'snow*', 'christmas'],
  spring: ['spring', 'easter'],
  summer: ['summer*', 'heat wave', 'heatwave'],
  autumn: ['fall', 'autumn'],
};

/** A month as the north counts them: the southern January is as warm as July. */
const northern = (month: number, isSouthern: boolean): number =>
  (month + (isSouthern ? 6 : 0)) % MONTHS.length;

/** The month that a text names, from 0 and as the north counts them; null where a season or none is named. */
export function northernMonthIn(text: string, isSouthern: boolean): number | null {
  const month = SEASON_NAME.test(text) ? null : monthNamed(text);
  return month === null ? null : northern(month, isSouthern);
}

/** The month that a text names: "November"; null where it names none. */
export function monthWritten(text: string): string | null {
  const name = MONTHS[monthNamed(text) ?? -1];
  return name === undefined ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The season that a text names by itself or by a month; that of today where it names none. */
export function seasonIn(
  text: string,
  { now, isSouthern }: { now: Date; isSouthern: boolean },
): Season {
  const said = SEASONS.find((season) => new RegExp(`\\b${season}\\b`, 'i').test(text));
  return said ?? seasonOfMonth(monthNamed(text) ?? now.getUTCMonth(), isSouthern);
}

/** Where the shopper asks for, or else lives. */
const placeOf = ({ text, read }: Asked) =>
  findPlace(text) ?? findPlace(read.turn.shopper.preferences.location ?? '');

/** The season that the words name, by itself or by a month; null where they name none. */
export function seasonNamed(asked: Asked): Season | null {
  const said = SEASONS.find((season) => asksOf(asked, ...CUES[season]));
  if (said !== undefined) return said;
  const month = monthNamed(asked.text);
  return month === null ? null : seasonOfMonth(month, placeOf(asked)?.isSouthern === true);
}

/** The season of today where the shopper lives, or where they ask for. */
export const seasonNow = (asked: Asked): Season =>
  seasonOfMonth(asked.read.turn.now.getUTCMonth(), placeOf(asked)?.isSouthern === true);
