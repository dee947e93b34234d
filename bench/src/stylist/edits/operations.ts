import { HALVES, type Half } from '../../relevance/figures/measure.ts';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import {
  cheaper,
  chooseColor,
  chooseSwap,
  recolor,
  swapFor,
  swapOther,
  under,
} from './exchange-steps.ts';
import { add, addUnder, ask, keepPiece, remove } from './piece-steps.ts';
import type { Make, Step, View } from './view.ts';
import { budget, choose, drop, only, total, undo } from './whole-steps.ts';

/** How people say each operation, and what they say before and after it. */
export type Phrasings = Readonly<Record<string, readonly string[]>>;

/** All that a shopper does to outfits; to choose one is done more often than the rest. */
const OPERATIONS: readonly Make[] = [
  choose,
  choose,
  chooseSwap,
  chooseColor,
  swapFor,
  swapOther,
  cheaper,
  under,
  recolor,
  add,
  addUnder,
  remove,
  only,
  drop,
  keepPiece,
  total,
  ask,
  undo,
  budget,
];

/** A shopper thinks of so many things to do, and ends the conversation where none can be done. */
const TRIES = 20;

/** How often something is said before what is meant, and how often after it. */
const NOISE_SHARE = 0.25;

/** What a shopper does next in view of what is shown; null where nothing came to mind. */
export function nextStep(view: View, random: SeededRandom): Step | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const step = random.pick(OPERATIONS)(view, random);
    if (step !== null) return step;
  }
  return null;
}

/**
 * Says a step in words.
 *
 * @param half whose phrasings are used: each second one belongs to either half.
 */
export function sayStep(
  { operation, values }: Step,
  phrasings: Phrasings,
  { half, random }: { half: Half; random: SeededRandom },
): string {
  const ofHalf = (key: string): readonly string[] =>
    (phrasings[key] ?? []).filter((_, at) => HALVES[at % HALVES.length] === half);
  const noise = (key: string): string =>
    random.next() < NOISE_SHARE ? random.pick(ofHalf(key)) : '';
  const said = random
    .pick(ofHalf(operation))
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return `${noise('noiseBefore')} ${said} ${noise('noiseAfter')}`.trim();
}
