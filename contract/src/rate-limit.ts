import { MESSAGES } from './messages.ts';

const quantity = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function describeWait(seconds: number): string {
  if (seconds < 60) return quantity(Math.ceil(seconds), 'second');
  if (seconds < 3600) return quantity(Math.ceil(seconds / 60), 'minute');
  return quantity(Math.ceil(seconds / 3600), 'hour');
}

function localTime(reset: string): string | null {
  const number = Number(reset);
  // Seconds of the epoch stay below 1e11 until the year 5138; anything larger is milliseconds.
  const when = Number.isNaN(number)
    ? new Date(reset)
    : new Date(number < 1e11 ? number * 1000 : number);
  return Number.isNaN(when.getTime()) ? null : when.toLocaleTimeString();
}

/**
 * What a shopper reads after a 429, from the headers of the answer.
 * @param retryAfter The `retry-after` header, or null.
 * @param reset The `x-ratelimit-reset` header, a timestamp, or null.
 */
export function rateLimitMessage(retryAfter: string | null, reset: string | null): string {
  const first = MESSAGES.rate_limited;
  if (retryAfter !== null && retryAfter.trim() !== '') {
    const seconds = Number(retryAfter);
    return Number.isNaN(seconds)
      ? `${first} Please retry after ${retryAfter}.`
      : `${first} Please retry after ${describeWait(Math.max(0, seconds))}.`;
  }
  const time = reset === null || reset.trim() === '' ? null : localTime(reset);
  return time === null ? `${first} ${MESSAGES.retry_later}` : `${first} Please retry at ${time}.`;
}
