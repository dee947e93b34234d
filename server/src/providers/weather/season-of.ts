import type { Season } from '@modiste/contract/values';

/** Nearer to the equator than this, temperatures say more than the calendar. */
const TROPICS_LAT = 23.5;
/** A usual high, in degrees Celsius, at which people of the tropics dress for summer. */
const TROPICAL_SUMMER_C = 24;

/** The meteorological seasons of the north: whole months, winter from December. */
const BY_MONTH: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
];
const OPPOSITE: Readonly<Record<Season, Season>> = {
  spring: 'autumn',
  summer: 'winter',
  autumn: 'spring',
  winter: 'summer',
};

interface SeasonFacts {
  /** Degrees, north positive. */
  lat: number;
  /** From 1 to 12. */
  month: number;
  /** The usual high of the month, in degrees Celsius. */
  highC: number;
}

/** The season that people dress for: in the warm tropics it is summer all year. */
export function seasonOf({ lat, month, highC }: SeasonFacts): Season {
  if (Math.abs(lat) < TROPICS_LAT && highC >= TROPICAL_SUMMER_C) return 'summer';
  const northern = BY_MONTH[month - 1] ?? 'winter';
  return lat < 0 ? OPPOSITE[northern] : northern;
}
