import { fabricName } from '../../facts/fabric-traits.ts';
import { situationsIn } from '../alternatives/find-situation.ts';
import { clauseFor } from '../alternatives/name-side.ts';
import type { Alternative } from '../alternatives/read-alternatives.ts';
import { type Axis, weighSide } from '../alternatives/weigh-side.ts';
import type { AskedThing } from './asked-thing.ts';
import type { Stance, Verdict } from './verdict.ts';

/** How dressy something is, is told by its occasion. */
const OF_DRESS: ReadonlySet<Axis> = new Set<Axis>(['formal', 'somber', 'versatile', 'price']);

const STANCES: readonly (readonly [from: number, stance: Stance])[] = [
  [7, 'good'],
  [5, 'fair'],
  [3, 'poor'],
  [0, 'bad'],
];

/** What of a thing may be weighed: its kind, its fabrics, its cut. */
function sidesOf({ type, name, facts, isMany }: AskedThing): Alternative[] {
  const words = isMany && !name.endsWith('s') ? `${name}s` : name;
  return [
    ...(type === null ? [] : [{ words, concept: { kind: 'type' as const, id: type } }]),
    ...facts.flatMap((id): Alternative[] => [
      { words: type === null ? fabricName(id) : words, concept: { kind: 'material', id } },
    ]),
  ];
}

/** Whether a thing stands what it is asked for, such as grass, rain, heat, or a long day. */
export function verdictBySituation(thing: AskedThing, at: string): Verdict | null {
  const situation = situationsIn(at).find(({ axes: [first] }) => first && !OF_DRESS.has(first));
  const axis = situation?.axes[0];
  if (situation === undefined || axis === undefined) return null;
  const weighed = sidesOf(thing)
    .flatMap((side) => {
      const weight = weighSide(axis, side);
      return weight === null ? [] : [{ ...weight, does: clauseFor(side, weight.does), side }];
    })
    .toSorted((one, other) => one.grade - other.grade);
  const [worst] = weighed;
  if (worst === undefined) return null;
  return {
    stance: STANCES.find(([from]) => worst.grade >= from)?.[1] ?? 'bad',
    why: [
      `${worst.side.words} ${worst.does}`,
      `for ${situation.phrase} what counts is that ${worst.side.words} ${worst.does}`,
    ],
    type: thing.type,
  };
}
