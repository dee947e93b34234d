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

/** "Oslo, usually −1 to 4 °C"; empty where the place is not known. */
export function weatherOf(setting: DaySetting): string {
  const { place, low_c, high_c, uses_fahrenheit = false, is_rainy, source } = setting;
  if (place === null) return '';
  if (low_c === null || high_c === null) return place;
  const degrees = (celsius: number) =>
    String(Math.round(uses_fahrenheit ? celsius * 1.8 + 32 : celsius)).replace('-', '−');
  const range = `${degrees(low_c)} to ${degrees(high_c)} ${uses_fahrenheit ? '°F' : '°C'}`;
  return `${place}, ${source === 'climate' ? 'usually ' : ''}${range}${is_rainy ? ', rain' : ''}`;
}
