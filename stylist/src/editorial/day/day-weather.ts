import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { Season } from '@modiste/contract/values';

/** How a day is to dress for. */
export type Feel = 'cold' | 'cool' | 'mild' | 'warm';

/** What a day of the season is like where nobody knows the place. */
const USUAL: Readonly<Record<Season, number>> = { winter: 3, spring: 15, summer: 25, autumn: 12 };
/** One dresses for the hours outside, which are nearer to the warmest than to the coldest one. */
const HIGH_SHARE = 0.7;

const COLD_MAX = 7;
const COOL_MAX = 15;
const MILD_MAX = 21;

/** The degrees Celsius that a day is dressed for. */
export function dressedFor({ low_c, high_c, season }: DaySetting): number {
  if (high_c === null) return low_c ?? USUAL[season];
  return low_c === null ? high_c : high_c * HIGH_SHARE + low_c * (1 - HIGH_SHARE);
}

export function feelOf(setting: DaySetting): Feel {
  const celsius = dressedFor(setting);
  if (celsius <= COLD_MAX) return 'cold';
  if (celsius <= COOL_MAX) return 'cool';
  return celsius <= MILD_MAX ? 'mild' : 'warm';
}

/** What nobody takes out into the rain, unless it is a warm one. */
const NOT_FOR_RAIN = ['linen', 'straw', 'suede', 'sandals', 'espadrilles'];

/** What outfits for the day leave out, in words that the outfit engine reads: ", not linen"; mostly empty. */
export const unfitFor = (setting: DaySetting): string =>
  setting.is_rainy && feelOf(setting) !== 'warm'
    ? NOT_FOR_RAIN.map((what) => `, not ${what}`).join('')
    : '';

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The names of a day: "weekend" and "sunday" of a Sunday. */
export function dayNames({ day }: Pick<DaySetting, 'day'>): readonly string[] {
  const at = new Date(`${day}T00:00:00Z`).getUTCDay();
  return [at === 0 || at === 6 ? 'weekend' : 'weekday', WEEK[at] ?? ''];
}
