import type { DaySetting } from '@modiste/contract/entities/trends-schema';

/** A day as YYYY-MM-DD, in words; UTC only so that no time zone moves it. */
const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const weekdayOf = (day: string): string => inWords(day, { weekday: 'long' });

/** "November 23". */
export const dateOf = (day: string): string => inWords(day, { month: 'long', day: 'numeric' });

/** Today on this device, as YYYY-MM-DD. */
export function deviceDay(): string {
  const now = new Date();
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** Where the weather is told in degrees Fahrenheit. */
const FAHRENHEIT = /-(US|LR|BS|BZ|KY|PW|FM|MH|PR)\b/;

function degrees(celsius: number): number {
  return Math.round(FAHRENHEIT.test(navigator.language) ? celsius * 1.8 + 32 : celsius);
}

const unit = () => (FAHRENHEIT.test(navigator.language) ? '°F' : '°C');

/** "Oslo, usually 30 to 39 °F"; empty where the place is not known. */
export function weatherOf({ place, low_c, high_c, is_rainy, source }: DaySetting): string {
  if (place === null) return '';
  if (low_c === null || high_c === null) return place;
  const range = `${degrees(low_c)} to ${degrees(high_c)} ${unit()}`.replaceAll('-', '−');
  const rain = is_rainy ? ' and rain' : '';
  return source === 'forecast' ? `${place}, ${range}${rain}` : `${place}, usually ${range}${rain}`;
}
