import type { EventDate } from './memory-fact.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  'a couple of': 2,
  'a few': 3,
};
/** Which month a season has passed after, counted from the January of its year. */
const SEASON_ENDS: Readonly<Record<string, number>> = {
  spring: 6,
  summer: 9,
  fall: 12,
  autumn: 12,
  winter: 15,
};

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const YEAR = String.raw`(?:(?:,? (?:of )?(?<year>20\d\d))|(?<next> next year))?`;
const LEAD =
  '(?:(?:in|on|at|this|next|coming|this coming|the|around|sometime in|early|late|mid|the end of|the beginning of|beginning of|end of)[ -])*';
const PLAIN = String.raw`(?:${LEAD}(?:(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH})|(?<month>${MONTH})(?:\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?)?)\b${YEAR})`;
/** Dates as people and as memories write them. Embeddable; its groups are read by `readDate`. */
export const DATE = String.raw`(?<date>${PLAIN.replaceAll(/\?<\w+>/g, '?:')}|tomorrow|next (?:week|month|year)|(?:this|next|on|this coming)? ?(?:${WEEKDAYS.join('|')})|in (?:a few|a couple of|\w+) (?:days|day|weeks|week|months|month)|(?:in |this |next )?(?:spring|summer|fall|autumn|winter)(?: (?:20\d\d))?)`;

const WHOLE = new RegExp(`^${PLAIN}$`, 'i');
const IN_SOME = /^in (?<count>a few|a couple of|\w+) (?<unit>day|week|month)s?$/i;
const WEEKDAY = new RegExp(
  `^(?<which>this|next|on|this coming)? ?(?<weekday>${WEEKDAYS.join('|')})$`,
  'i',
);
const SEASON =
  /^(?<lead>in|this|next)? ?(?<season>spring|summer|fall|autumn|winter)(?: (?<year>20\d\d))?$/i;

const DAY_MS = 86_400_000;
/** The last places on earth end a day twelve hours after UTC. */
const LAST_ZONE_MS = DAY_MS / 2;
const utc = (year: number, month: number, day = 1): number => Date.UTC(year, month, day);
const overAfter = (endMs: number): Date => new Date(endMs + LAST_ZONE_MS);

const ofDay = (dayMs: number): EventDate => {
  const day = new Date(dayMs);
  const name = `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
  return { text: `on ${name}`, isOverAt: overAfter(dayMs + DAY_MS) };
};

const ofMonth = (year: number, month: number): EventDate => {
  const first = new Date(utc(year, month));
  const text = `in ${MONTHS[first.getUTCMonth()]} ${first.getUTCFullYear()}`;
  return { text, isOverAt: overAfter(utc(year, month + 1)) };
};

const monthOf = (said: string): number =>
  MONTHS.findIndex((name) => name.toLowerCase().startsWith(said.toLowerCase().slice(0, 3)));

function ofNamedMonth(groups: Readonly<Record<string, string | undefined>>, now: Date) {
  const month = monthOf(groups.month ?? '');
  const day = groups.day === undefined ? null : Number(groups.day);
  const thisYear = now.getUTCFullYear();
  const endIn = (year: number): number =>
    day === null ? utc(year, month + 1) : utc(year, month, day) + DAY_MS;
  const soonest = endIn(thisYear) + LAST_ZONE_MS > now.getTime() ? thisYear : thisYear + 1;
  const said = groups.next === undefined ? soonest : thisYear + 1;
  const year = groups.year === undefined ? said : Number(groups.year);
  if (endIn(year) + LAST_ZONE_MS <= now.getTime()) return null;
  if (day === null) return ofMonth(year, month);
  const isReal = new Date(utc(year, month, day)).getUTCMonth() === month;
  return isReal ? ofDay(utc(year, month, day)) : null;
}

function ofCount(count: number, unit: string, now: Date): EventDate {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  if (unit === 'month') return ofMonth(year, month + count);
  const today = utc(year, month, now.getUTCDate());
  if (unit === 'day') return ofDay(today + count * DAY_MS);
  const about = new Date(today + count * 7 * DAY_MS);
  return ofMonth(about.getUTCFullYear(), about.getUTCMonth());
}

function ofWeekday(weekday: string, which: string | undefined, now: Date): EventDate {
  const today = utc(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const ahead = (WEEKDAYS.indexOf(weekday.toLowerCase()) - now.getUTCDay() + 7) % 7 || 7;
  // "Next Friday" is the one of next week where this week still has one.
  const isNextWeek = which?.toLowerCase() === 'next' && now.getUTCDay() + ahead <= 7;
  return ofDay(today + (ahead + (isNextWeek ? 7 : 0)) * DAY_MS);
}

function ofSeason(season: string, saidYear: string | undefined, now: Date): EventDate | null {
  const name = season.toLowerCase() === 'autumn' ? 'fall' : season.toLowerCase();
  const end = SEASON_ENDS[name] ?? 12;
  const thisYear = now.getUTCFullYear();
  const soonest = utc(thisYear, end) + LAST_ZONE_MS > now.getTime() ? thisYear : thisYear + 1;
  const year = saidYear === undefined ? soonest : Number(saidYear);
  const isOverAt = overAfter(utc(year, end));
  return isOverAt > now ? { text: `in ${name} ${year}`, isOverAt } : null;
}

/**
 * When something takes place, from "in May", "on June 12", "next Saturday" or as a memory says it.
 * A month or a day without a year is the next one to come, or the one that is not over everywhere.
 * @param now As the clock of whoever says it shows it, read as UTC.
 * @returns Null for what is no date, or one that is over.
 */
export function readDate(said: string, now: Date): EventDate | null {
  const text = said.trim();
  const groups = WHOLE.exec(text)?.groups;
  if (groups !== undefined) return ofNamedMonth(groups, now);
  const some = IN_SOME.exec(text)?.groups;
  if (some !== undefined) {
    const count = NUMBERS[some.count?.toLowerCase() ?? ''] ?? Number(some.count);
    return count > 0 && count < 60 ? ofCount(count, some.unit?.toLowerCase() ?? '', now) : null;
  }
  const weekday = WEEKDAY.exec(text)?.groups;
  if (weekday?.weekday !== undefined) return ofWeekday(weekday.weekday, weekday.which, now);
  const season = SEASON.exec(text)?.groups;
  if (season?.season !== undefined) return ofSeason(season.season, season.year, now);
  if (/^tomorrow$/i.test(text)) return ofCount(1, 'day', now);
  const next = /^next (?<unit>week|month)$/i.exec(text)?.groups?.unit;
  return next === undefined ? null : ofCount(1, next.toLowerCase(), now);
}
