import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize } from '../../speech/join-words.ts';
import { type Feel, feelOf } from '../day/day-weather.ts';
import { monthOf, tellDegrees, tellUsual } from '../day/tell-weather.ts';

/** Why something is on the page, with the figures that were counted. */
export type Cause =
  | { kind: 'rising'; people: number }
  | { kind: 'season' }
  | { kind: 'arrived'; count: number }
  | { kind: 'reduced'; count: number; mostPercent: number }
  | { kind: 'restocked'; count: number };

/** "One", "Six": a count as a line begins with it. */
const countOf = (count: number): string => capitalize(spellCount(count));

const WARM_MIN = 0.55;
const LIGHT_MAX = 0.18;
const CLOTHES: ReadonlySet<string> = new Set(['top', 'mid-layer', 'outer', 'bottom', 'one-piece']);
const ALL_YEAR: ReadonlySet<string> = new Set(['bag', 'jewelry', 'watch', 'belt', 'other']);

/** What is for another season is not called right for the day, and a bag is for all of them. */
function aside(type: string, feel: Feel): readonly string[] | null {
  const role = typeRole(type) ?? '';
  const warmth = warmthOf(type);
  if (ALL_YEAR.has(role)) {
    return ['Good all year', 'Always in season', 'For any weather', 'Never out of season'];
  }
  if (warmth === null || !CLOTHES.has(role)) return null;
  if (feel === 'warm' && warmth >= WARM_MIN) {
    return ['For cooler days ahead', 'Something for cooler days', 'For when it cools'];
  }
  const isCold = feel === 'cold' || feel === 'cool';
  return isCold && warmth <= LIGHT_MAX
    ? ['For warmer days ahead', 'Something for warmer days', 'For when it warms up']
    : null;
}

/** That it is the season for it where the shopper is. */
function seasonLines(setting: DaySetting): readonly string[] {
  const { place, high_c, is_rainy, source } = setting;
  const feel = feelOf(setting);
  if (place === null || high_c === null) {
    return [
      `Good for ${feel} days`,
      'Right for the season',
      `Made for ${feel} days`,
      `At home on ${feel} days`,
      'For days like these',
      'Now in season',
      `Worth having on ${feel} days`,
      'In season',
    ];
  }
  const high = tellDegrees(high_c, setting);
  const month = monthOf(setting);
  const usual = tellUsual({ ...setting, high_c });
  const now =
    source === 'forecast'
      ? [`For today in ${place}`, `Made for a ${is_rainy ? 'rainy ' : ''}${high} day`]
      : [
          `Right for ${month} in ${place}`,
          `For days ${usual.startsWith('around') ? usual : `of ${usual}`}`,
        ];
  return [
    ...now,
    `What ${high} asks for`,
    `In season in ${place}`,
    'Right for the season',
    `Good for ${feel} days`,
    `At home on ${feel} days`,
    'Now in season',
  ];
}

/**
 * Why a group is shown, in short lines, one of which is taken.
 * @param type What it is about, by the lexicon's id; null where it is about no one kind.
 */
export function causeLines(
  cause: Cause,
  setting: DaySetting,
  type: string | null,
): readonly string[] {
  switch (cause.kind) {
    case 'rising':
      return [
        `${cause.people} people went looking for it this week`,
        `Wanted by ${cause.people} people this week`,
        `On the minds of ${cause.people} people this week`,
      ];
    case 'season':
      return aside(type ?? '', feelOf(setting)) ?? seasonLines(setting);
    case 'arrived':
      return cause.count === 1
        ? ['One just in', 'One new arrival']
        : [`${countOf(cause.count)} just in`, `${countOf(cause.count)} new arrivals`];
    case 'reduced':
      return cause.count === 1
        ? [`Now ${cause.mostPercent}% off`, `Reduced by ${cause.mostPercent}%`]
        : [
            `${countOf(cause.count)} reduced, up to ${cause.mostPercent}% off`,
            `Up to ${cause.mostPercent}% off ${spellCount(cause.count)} of them`,
          ];
    case 'restocked':
      return cause.count === 1
        ? ['Back in stock', 'In stock again']
        : [`${countOf(cause.count)} back in stock`, `${countOf(cause.count)} in stock again`];
  }
}
