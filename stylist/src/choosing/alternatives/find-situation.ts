import type { ReadTurn } from '../../answers/answer.ts';
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

function situationIn(text: string): Situation | null {
  const words = cueWords(text);
  const [best] = SITUATIONS.map((one) => ({ one, weight: cueWeight(words, one.cues) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.one ?? null;
}

/** What the words around a choice say that it is for, or else what the search so far is for. */
export function findSituation(
  around: string,
  { turn: { state } }: Pick<ReadTurn, 'turn'>,
): Situation | null {
  const wishes = state.request?.wishes ?? [];
  const before = wishes
    .filter(({ role }) => role === 'wanted' || role === 'beside')
    .map(({ words, concepts }) =>
      [words, ...concepts.flatMap(({ id }) => occasionPhrase(id) ?? [])].join(' '),
    )
    .join(', ');
  const known = situationIn(before);
  return situationIn(around) ?? (known === null ? null : { ...known, search: '' });
}
