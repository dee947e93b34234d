import type { Climate } from './places.ts';
import type { Season } from './season.ts';

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

/** What a day there usually reaches, in Celsius. */
export const usualCelsius = (climate: Climate, season: Season): number => YEARS[climate][season];
