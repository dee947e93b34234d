const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const AMERICAN =
  /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?)?$/i;
const DAY_MS = 86_400_000;

/**
 * Reads ISO 8601 dates and times, with or without a colon in the offset, and "M/D/YY" as Magento
 * writes them. A time without an offset is UTC; a day without a time is its start or its end.
 * @returns milliseconds since 1970, or null when there is no date in the text.
 */
export function parseDay(text: string, edge: 'start' | 'end'): number | null {
  const iso = ISO.exec(text.trim());
  if (iso !== null) {
    const [, year, month, day, hour, minute, second, offset] = iso;
    const dayMs = Date.UTC(Number(year), Number(month) - 1, Number(day));
    return hour === undefined
      ? edgeOf(dayMs, edge)
      : dayMs + timeMs(hour, minute, second) - offsetMs(offset);
  }
  const american = AMERICAN.exec(text.trim());
  if (american === null) return null;
  const [, month, day, year = '', hour, minute, half] = american;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const dayMs = Date.UTC(fullYear, Number(month) - 1, Number(day));
  return hour === undefined
    ? edgeOf(dayMs, edge)
    : dayMs + timeMs(hourOfDay(hour, half), minute, '0');
}

/** 12 AM is midnight and 12 PM noon. */
function hourOfDay(hour: string, half: string | undefined): string {
  if (half === undefined) return hour;
  return String((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0));
}

const edgeOf = (dayMs: number, edge: 'start' | 'end'): number =>
  edge === 'start' ? dayMs : dayMs + DAY_MS - 1;

const timeMs = (hour: string, minute = '0', second = '0'): number =>
  ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;

function offsetMs(offset = 'Z'): number {
  if (/^z$/i.test(offset)) return 0;
  const sign = offset.startsWith('-') ? -1 : 1;
  return sign * timeMs(offset.slice(1, 3), offset.slice(-2));
}
