import { findType, formalityOf, warmthOf } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { fabricName } from '../../facts/fabric-traits.ts';
import { situationsIn } from '../alternatives/find-situation.ts';
import { clauseFor } from '../alternatives/name-side.ts';
import type { Alternative } from '../alternatives/read-alternatives.ts';
import { type Axis, weighSide } from '../alternatives/weigh-side.ts';
import { dressinessWord } from '../reasons/asks-of-excess.ts';
import type { AskedThing } from './asked-thing.ts';
import { type AskedOccasion, bestGrade } from './by-occasion.ts';
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

const WARM = 0.6;
const COOL = 0.25;

/** By how warm its kind is, where nothing else is known of it. */
function byWarmth({ type, name, isMany }: AskedThing, axis: 'heat' | 'cold'): Verdict | null {
  const warmth = warmthOf(type ?? '');
  const isWrong = warmth !== null && (axis === 'heat' ? warmth >= WARM : warmth <= COOL);
  if (!isWrong) return null;
  const be = isMany ? 'are' : 'is';
  const made = axis === 'heat' ? 'cold' : 'warm';
  return {
    stance: 'poor',
    why: [
      `${name} ${be} made for ${made} days`,
      `for ${axis === 'heat' ? 'the heat' : 'the cold'} ${name} ${be} the wrong weight`,
    ],
    type,
  };
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
  if (worst === undefined) return axis === 'heat' || axis === 'cold' ? byWarmth(thing, axis) : null;
  return {
    stance: STANCES.find(([from]) => worst.grade >= from)?.[1] ?? 'bad',
    why: [
      `${worst.side.words} ${worst.does}`,
      `for ${situation.phrase} what counts is that ${worst.side.words} ${worst.does}`,
    ],
    type: thing.type,
  };
}

/** In style for decades, as the table of trends says. */
const LASTING = ['straight-jeans', 'wide-leg-jeans', 'loafers', 'trench-coat', 'sweater', 'jeans'];
const LASTING_FACTS: ReadonlySet<string> = new Set(['wide-leg', 'straight-leg']);

/** Whether something is still in style: what has lasted is known, what is new is not. */
export function verdictByStyle(thing: AskedThing, asksOut: boolean): Verdict {
  const { name, type, facts } = thing;
  const isLasting =
    facts.some((id) => LASTING_FACTS.has(id)) ||
    (type !== null && LASTING.some((id) => type === id || (id !== 'jeans' && isKindOf(type, id))));
  const what =
    findType(type ?? '') === null && !thing.isMany && thing.facts.length > 0 ? `the ${name}` : name;
  const is = thing.isMany ? 'are' : 'is';
  if (isLasting) {
    return {
      stance: asksOut ? 'bad' : 'good',
      why: [
        `straight and wide cuts, loafers, trench coats, and fine knits have been in style for decades, and ${what} ${is} among them`,
        `${what} ${is} of the kind that has lasted for decades`,
      ],
      type,
    };
  }
  return {
    stance: 'depends',
    why: [
      `trends differ by place and year, and I follow none; ${what} ${is} right while the cut suits you and goes with what you own`,
      `I keep no list of trends; go by cut, fabric, and what you own, and ${what} will not look dated`,
    ],
    type,
  };
}

/** Nobody is kept from a cut or a color. */
export function verdictForAnyone(thing: AskedThing): Verdict {
  const { name, type } = thing;
  return {
    stance: 'good',
    why:
      type === null
        ? [
            `${name} is for anyone; hold it near the face in daylight to see which depth of it is yours`,
            `there is a ${name} for everyone, lighter, darker, or softer`,
          ]
        : [
            `${name} are for anyone, and no height, age, or figure rules a cut out; it is the proportion that counts`,
            `nothing keeps anybody from ${name}; what counts is where they end and what is worn with them`,
          ],
    type,
  };
}

/** Whether an occasion asks for a thing: what is made for it does, what no rule names it can do without. */
export function verdictOnNeed(
  thing: AskedThing,
  occasion: AskedOccasion | null,
  gender: string,
): Verdict {
  const { name, isMany, type } = thing;
  const be = isMany ? 'are' : 'is';
  if (occasion === null) {
    const why = [`nothing I know of asks for ${name}`, `no dress code names ${name} for every day`];
    return { stance: 'poor', why, type };
  }
  const { phrase } = occasion;
  const best = bestGrade(thing, occasion, gender);
  if (best === 2)
    return {
      stance: 'good',
      why: [
        `${name} ${be} what people wear to ${phrase}`,
        `for ${phrase} ${name} ${be} the safe choice`,
      ],
      type,
    };
  const [why, other] =
    best === 1
      ? [`${name} ${be} welcome for ${phrase}, and no rule`, `${name} ${be} no rule for ${phrase}`]
      : [`nothing about ${phrase} asks for ${name}`, `${phrase} can do without ${name}`];
  return { stance: best === 1 ? 'fair' : 'poor', why: [why, other], type };
}

/** Of a place that nobody knows only this is certain: how dressy the thing is by its kind. */
export function verdictByPlace({ name, isMany, type }: AskedThing): Verdict | null {
  const own = formalityOf(type ?? '');
  if (own === null) return null;
  const be = isMany ? 'are' : 'is';
  return {
    stance: 'depends',
    why: [
      `on how people dress there: by their kind ${name} ${be} ${dressinessWord(own)}`,
      `on the dress code there, which I do not know; ${name} ${be} ${dressinessWord(own)}`,
    ],
    type,
  };
}
