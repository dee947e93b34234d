import type { Climate } from './places.ts';
import { SEASONS, type Season } from './season.ts';

type Year = Readonly<Record<Season, number>>;

/** Usual day temperatures in Celsius, good enough to choose between a coat and a shirt. */
const YEARS: Readonly<Record<Climate, Year>> = {
  cold: { winter: -5, spring: 6, summer: 17, autumn: 6 },
  ocean: { winter: 6, spring: 13, summer: 21, autumn: 13 },
  temperate: { winter: 3, spring: 14, summer: 26, autumn: 14 },
  mediterranean: { winter: 12, spring: 19, summer: 29, autumn: 20 },
  tropical: { winter: 28, spring: 29, summer: 30, autumn: 29 },
  desert: { winter: 18, spring: 27, summer: 38, autumn: 28 },
};

/** The seasons in which it often rains. */
const WET: Readonly<Record<Climate, readonly Season[]>> = {
  cold: ['summer', 'autumn'],
  ocean: ['winter', 'spring', 'summer', 'autumn'],
  temperate: ['spring', 'summer', 'autumn'],
  mediterranean: ['autumn', 'winter', 'spring'],
  tropical: ['summer', 'autumn'],
  desert: [],
};
/** Whether it often rains there in a season. */
export const isWet = (climate: Climate, season: Season): boolean => WET[climate].includes(season);

const MONTHS_OF_SEASON = 3;

/**
 * What a day there usually reaches, in Celsius.
 *
 * @param season in its middle: January, April, July, October.
 * @param month of the northern year, from 0, where the month is known; the southern January is its July.
 */
export function usualCelsius(
  climate: Climate,
  season: Season,
  month: number | null = null,
): number {
  const year = YEARS[climate];
  if (month === null) return year[season];
  const at = Math.floor(month / MONTHS_OF_SEASON);
  const from = year[SEASONS[at] ?? season];
  const to = year[SEASONS[(at + 1) % SEASONS.length] ?? season];
  return from + ((to - from) * (month % MONTHS_OF_SEASON)) / MONTHS_OF_SEASON;
}
