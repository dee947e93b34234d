/** A temperature that was named. */
export interface Temperature {
  celsius: number;
  fahrenheit: number;
  /** Whether the unit was said. */
  isSure: boolean;
}

const NAMED =
  /(?<![\d.])(-|minus |negative )?(\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?\s*(?:°|º|degrees?|deg)?\s*(celsius|centigrade|fahrenheit|c|f)\b/i;
const BARE =
  /(?<![\d.])(-|minus |negative )?(\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?\s*(?:°|º|degrees?\b|deg\b|out\b|outside\b)/i;
const DECADE =
  /\b(?:low |mid |high |upper )?(\d0)s\b(?!\s*(?:style|fashion|look|dress|theme|vibe|music))/i;
const ZERO = /\b(?:below zero|sub ?zero|below freezing)\b/i;
const MID_DECADE = 5;
/** Nobody dresses for more than this in Celsius. */
const CELSIUS_MAX = 45;

const round = Math.round;

const ofCelsius = (celsius: number, isSure: boolean): Temperature => ({
  celsius: round(celsius),
  fahrenheit: round((celsius * 9) / 5 + 32),
  isSure,
});

const ofFahrenheit = (fahrenheit: number, isSure: boolean): Temperature => ({
  celsius: round(((fahrenheit - 32) * 5) / 9),
  fahrenheit: round(fahrenheit),
  isSure,
});

const numberOf = (found: RegExpExecArray): number =>
  Number(found[2]) * (found[1] === undefined ? 1 : -1);

/**
 * Reads a temperature from words: "10°C", "60F", "minus 5", "in the 40s".
 * @param isAmerican Whether a number without a unit is in Fahrenheit.
 */
export function readTemperature(text: string, isAmerican: boolean): Temperature | null {
  const named = NAMED.exec(text);
  if (named !== null) {
    const isCelsius = /^c/i.test(named[3] ?? '');
    return isCelsius ? ofCelsius(numberOf(named), true) : ofFahrenheit(numberOf(named), true);
  }
  const bare = BARE.exec(text);
  if (bare !== null) {
    const value = numberOf(bare);
    return isAmerican || value > CELSIUS_MAX
      ? ofFahrenheit(value, value > CELSIUS_MAX)
      : ofCelsius(value, false);
  }
  const decade = /\b(?:in|around|weather|temps?|temperatures?|out)\b/i.test(text)
    ? DECADE.exec(text)
    : null;
  if (decade !== null) return ofFahrenheit(Number(decade[1]) + MID_DECADE, false);
  return ZERO.test(text) ? ofCelsius(-3, false) : null;
}
