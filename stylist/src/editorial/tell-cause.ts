import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { spellCount } from '../facts/number-words.ts';
import { capitalize } from '../speech/join-words.ts';
import { feelOf } from './day-weather.ts';
import { weatherWords } from './tell-weather.ts';

/** Why something is on the page, with the figures that were counted. */
export type Cause =
  | { kind: 'rising'; people: number }
  | { kind: 'season' }
  | { kind: 'arrived'; count: number }
  | { kind: 'reduced'; count: number; mostPercent: number }
  | { kind: 'restocked'; count: number };

/** "One", "Six": a count as a line begins with it. */
const countOf = (count: number): string => capitalize(spellCount(count));

/** Why a group is shown, in short lines, one of which is taken. */
export function causeLines(cause: Cause, setting: DaySetting): readonly string[] {
  switch (cause.kind) {
    case 'rising':
      return [
        `${cause.people} people went looking for it this week`,
        `Wanted by ${cause.people} people this week`,
        `On the minds of ${cause.people} people this week`,
      ];
    case 'season': {
      const weather = weatherWords(setting);
      const day = weather ?? `${feelOf(setting)} days`;
      return [
        `Right for ${day}`,
        `Good for ${day}`,
        `Made for ${day}`,
        `A match for ${day}`,
        `At home on ${day}`,
        `Worth having on ${day}`,
      ];
    }
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
