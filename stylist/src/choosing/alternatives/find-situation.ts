import { attributeGroup } from '@modiste/lexicon/attributes';
import type { ReadTurn } from '../../answers/answer.ts';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { findPlace } from '../../knowledge/style/weather/places.ts';
import { readTemperature } from '../../knowledge/style/weather/read-temperature.ts';
import { cueWeight, cueWords } from '../../knowledge/topics/cues.ts';
import { occasionPhrase } from '../reasons/usual-choice.ts';
import situations from './situations.json' with { type: 'json' };
import type { Axis } from './weigh-side.ts';
import { AXES } from './weigh-side.ts';

/** What a choice is for: what counts there, the most important first. */
export interface Situation {
  /** "An interview", "the heat". */
  phrase: string;
  axes: readonly Axis[];
  /** How a search for it says so: "for an interview". */
  search: string;
}

const isAxis = (name: string): name is Axis => [...AXES.keys()].some((axis) => axis === name);

const SITUATIONS = situations.map(({ cues, for: phrase, axes, search = '' }) => ({
  cues,
  phrase,
  search,
  axes: axes.filter(isAxis),
}));

/** Where nobody says what for. */
export const ANY_DAY: Situation = {
  phrase: 'most days',
  search: '',
  axes: ['versatile', 'formal', 'comfort', 'durability', 'care', 'softness', 'heat'],
};

/** Where it is asked in what things differ. */
export const DIFFERENCE: Situation = {
  phrase: 'most days',
  search: '',
  axes: ['softness', 'cold', 'heat', 'durability', 'care', 'price', 'formal'],
};

const PURPOSES: ReadonlySet<string> = new Set(['occasion', 'dress-code', 'season', 'activity']);

/** Up to so many degrees, in Celsius, it is cold; from so many on, hot. */
const COLD_UP_TO = 12;
const HOT_FROM = 24;

/** What a temperature makes of the weather: "5 degrees" is the cold. */
function weatherNamed(text: string): Situation[] {
  const temperature = readTemperature(text, false);
  if (temperature === null) return [];
  const { celsius } = temperature;
  const axis = celsius <= COLD_UP_TO ? 'cold' : celsius >= HOT_FROM ? 'heat' : null;
  return SITUATIONS.filter(({ axes: [first] }) => axis !== null && first === axis);
}

/** What words say that something is for, the most certain first. */
export function situationsIn(text: string): Situation[] {
  return [...new Set([...weatherNamed(text), ...situationsCued(text)])];
}

function situationsCued(text: string): Situation[] {
  const words = cueWords(text);
  return SITUATIONS.map((one) => ({ one, weight: cueWeight(words, one.cues) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ one }) => one);
}

/** What the search so far is for, in words. */
function purposesOf({ turn: { state } }: Pick<ReadTurn, 'turn'>): string {
  const wishes = state.request?.wishes ?? [];
  return wishes
    .filter(({ role }) => role === 'wanted' || role === 'beside')
    .flatMap(({ words, concepts }) => {
      const named = concepts.filter(({ id }) => PURPOSES.has(attributeGroup(id) ?? ''));
      return named.length === 0
        ? []
        : [words, ...named.flatMap(({ id }) => occasionPhrase(id) ?? [])];
    })
    .join(', ');
}

/** What the words around a choice say that it is for, and what the search so far is for. */
export function findSituations(around: string, read: Pick<ReadTurn, 'turn'>): Situation[] {
  // A gift is given on a birthday, and worn on any day.
  const isGift = read.turn.state.request?.wishes.some(({ concepts }) =>
    concepts.some(({ id }) => id === 'gift'),
  );
  const purposes = isGift === true ? '' : purposesOf(read);
  const before = situationsIn(purposes).map((one) => ({ ...one, search: '' }));
  return [...situationsIn(around), ...before];
}

/** What a choice is for; null where nobody said. */
export const findSituation = (around: string, read: Pick<ReadTurn, 'turn'>): Situation | null =>
  findSituations(around, read)[0] ?? null;

const HOT: ReadonlySet<string> = new Set(['desert', 'tropical']);

/** A hot place that the shopper told of before; null where there was none. */
export function hotPlaceTold({ heard = [] }: DialogueState): string | null {
  const parts = heard.toReversed().flatMap((words) => words.split(/[,.;!?]|\band\b/));
  for (const part of parts) {
    const place = findPlace(part);
    if (place !== null && HOT.has(place.climate)) return place.name;
  }
  return null;
}
