const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const SUNDAY = 0;

interface Calendar {
  /** An IANA time zone; the device's own when left out. */
  timeZone?: string | undefined;
  /** The day that weeks begin with: 0 is Sunday. */
  weekStart?: number;
}

/** What happened on the days that a title names, the latest first. */
export interface TimeGroup<Entry> {
  title: string;
  entries: Entry[];
}

interface CalendarDay {
  /** Days since 1970, by the calendar of the place. */
  number: number;
  /** "November 2026". */
  month: string;
}

/** Tells the calendar day of a moment at a place, whatever its clocks do. */
function createCalendar(timeZone: string | undefined): (atMs: number) => CalendarDay {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const months = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long' });
  return (atMs) => {
    const read = new Map(parts.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
    const [year = 0, month = 1, day = 1] = [read.get('year'), read.get('month'), read.get('day')];
    return { number: Date.UTC(year, month - 1, day) / DAY_MS, month: months.format(atMs) };
  };
}

/** How many days of a week have gone before a day. */
const daysIntoWeek = (day: number, weekStart: number): number =>
  (day + FIRST_WEEKDAY - weekStart + WEEK_DAYS) % WEEK_DAYS;

/**
 * Sorts what happened into Today, Yesterday, This Week and the months before, by the calendar of
 * the place where one is. What a fast clock puts into the future happened today.
 * @param entries Each with the moment at which it happened, as ISO 8601.
 */
export function groupByTime<Entry extends { timestamp: string }>(
  entries: readonly Entry[],
  nowMs: number,
  { timeZone, weekStart = SUNDAY }: Calendar = {},
): TimeGroup<Entry>[] {
  const dayOf = createCalendar(timeZone);
  const today = dayOf(nowMs);
  const titleOf = ({ timestamp }: Entry): string => {
    const day = dayOf(Date.parse(timestamp));
    const daysAgo = today.number - day.number;
    if (daysAgo <= 0) return 'Today';
    if (daysAgo === 1) return 'Yesterday';
    return daysAgo <= daysIntoWeek(today.number, weekStart) ? 'This Week' : day.month;
  };
  const latestFirst = entries.toSorted(
    (one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp),
  );
  return [...Map.groupBy(latestFirst, titleOf)].map(([title, group]) => ({
    title,
    entries: group,
  }));
}
