import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { AskedThing } from './asked-thing.ts';
import type { Verdict } from './verdict.ts';

/** In style for decades, as the table of trends says. */
const LASTING = ['straight-jeans', 'wide-leg-jeans', 'loafers', 'trench-coat', 'sweater', 'jeans'];
const LASTING_FACTS: ReadonlySet<string> = new Set(['wide-leg', 'straight-leg']);

/** Whether something is still in style: what has lasted is known, what is new is not. */
export function verdictByStyle(thing: AskedThing, asksOut: boolean): Verdict {
  const { name, type, facts } = thing;
  const isLasting =
    facts.some((id) => LASTING_FACTS.has(id)) ||
    (type !== null && LASTING.some((id) => type === id || (id !== 'jeans' && isKindOf(type, id))));
  const what = findType(type ?? '') === null ? `the ${name.replace(/^the /, '')}` : name;
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
