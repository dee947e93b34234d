import type { DaySetting } from '@modiste/contract/entities/trends-schema';

const MINUS = '−';
/** Up to this nobody says that it gets up to. */
const CHILLY_MAX = 6;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Degrees as people of the place say them: "46°F", "8°C". */
export function tellDegrees(celsius: number, { uses_fahrenheit }: DaySetting): string {
  const isFahrenheit = uses_fahrenheit === true;
  const degrees = Math.round(isFahrenheit ? (celsius * 9) / 5 + 32 : celsius);
  const sign = degrees < 0 ? MINUS : '';
  return `${sign}${Math.abs(degrees)}°${isFahrenheit ? 'F' : 'C'}`;
}

/** What is usual, as the page says it beside: "12 to 19°C"; "around 19°C" where only the high is known. */
export function tellUsual(setting: DaySetting & { high_c: number }): string {
  const { low_c, high_c } = setting;
  const high = tellDegrees(high_c, setting);
  const low = low_c === null ? high : tellDegrees(low_c, setting);
  return low === high ? `around ${high}` : `${low.replace(/°.$/, '')} to ${high}`;
}

export const monthOf = ({ day }: DaySetting): string => MONTH.format(new Date(`${day}T00:00:00Z`));

/**
 * The weather of the day as whole sentences without their period, in several wordings: what a
 * forecast says of today, or what the month is usually like. None where the place is not known.
 */
export function weatherSentences(setting: DaySetting): readonly string[] {
  const { place, high_c, is_rainy, source } = setting;
  if (place === null || high_c === null) return [];
  const high = tellDegrees(high_c, setting);
  const month = monthOf(setting);
  if (source === 'forecast' && !is_rainy && high_c <= CHILLY_MAX) {
    return [
      `${place} gets no warmer than ${high} today`,
      `It’s ${high} at best in ${place} today`,
      `${high} is the best that ${place} does today`,
    ];
  }
  if (source === 'forecast') {
    return is_rainy
      ? [
          `Rain in ${place} today, with a high of ${high}`,
          `${place} gets rain today, and up to ${high}`,
          `A wet day in ${place}, with ${high} at its warmest`,
        ]
      : [
          `${place} gets up to ${high} today`,
          `It’s up to ${high} in ${place} today`,
          `${place} tops out at ${high} today`,
        ];
  }
  const usual = tellUsual({ ...setting, high_c });
  return is_rainy
    ? [
        `${month} in ${place} is usually wet, with ${usual}`,
        `${place} in ${month} usually means rain and ${usual}`,
      ]
    : [
        `${month} in ${place} is usually ${usual}`,
        `${place} in ${month} usually means ${usual}`,
        `Days in ${place} are usually ${usual} in ${month}`,
      ];
}

/** The day in a few words that follow "on": "a rainy 12°C day in London"; null where unknown. */
export function weatherWords(setting: DaySetting): string | null {
  const { place, high_c, is_rainy, source } = setting;
  if (place === null || high_c === null) return null;
  const high = tellDegrees(high_c, setting);
  const usual = tellUsual({ ...setting, high_c });
  if (source === 'climate')
    return usual.startsWith('around') ? `days ${usual}` : `days of ${usual}`;
  return `a ${is_rainy ? 'rainy ' : ''}${high} day in ${place}`;
}

/** The day in a few words that follow a comma: "at 48°F in Chicago"; null where unknown. */
export function weatherAside(setting: DaySetting): string | null {
  const { place, high_c, is_rainy, source } = setting;
  if (place === null || high_c === null) return null;
  const high = tellDegrees(high_c, setting);
  if (source === 'climate') return `at ${tellUsual({ ...setting, high_c })}`;
  return is_rainy ? `at ${high} in a rainy ${place}` : `at ${high} in ${place}`;
}
