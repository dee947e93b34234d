import type { Item } from '@modiste/contract/entities/item';
import type { Gender } from '@modiste/contract/values';
import { HALVES, type Half } from '../../relevance/figures/measure.ts';
import type { SeededRandom } from '../../sampling/seeded-random.ts';

/** What came of a message. */
export interface Outcome {
  /** Whether something was looked for. */
  isSearch: boolean;
  /** The answer, with the reasons of the outfits after it. */
  text: string;
  /** The single pieces that are shown now, best first. */
  items: readonly Item[];
  /** The outfits that are shown now, each as its pieces. */
  outfits: readonly (readonly Item[])[];
  /** Ids of the pieces that the shopper decided on. */
  chosen: readonly string[];
  /** Ids of the pieces that the answer speaks of; none where something was looked for. */
  itemIds: readonly string[];
}

/** What a shopper says next. */
export interface Say {
  /** The key of its phrasings, and the kind that it is counted as. */
  operation: string;
  /** The words for the placeholders of its phrasings. */
  values: Readonly<Record<string, string>>;
  /** Tells what is wrong with the outcome; null where nothing is. */
  judge: (outcome: Outcome) => string | null;
}

/** How people say each operation, and what they say before and after it. */
export type Phrasings = Readonly<Record<string, readonly string[]>>;

/** What simulated shoppers do, one message after the other; `View` is what they see and remember. */
export interface Task<View, Step extends Say, First extends Say | string = Step> {
  /** Whom clothes are for, and the first message. */
  open: (random: SeededRandom) => { gender: Gender; first: First };
  firstView: (outcome: Outcome, first: First, gender: Gender) => View;
  /** What is said next in view of what is shown; null where nothing comes to mind. */
  next: (view: View, random: SeededRandom) => Step | null;
  viewAfter: (view: View, step: Step, outcome: Outcome) => View;
}

/** How often something is said before what is meant, and how often after it. */
const NOISE_SHARE = 0.25;

/**
 * Says a step in words.
 *
 * @param half whose phrasings are used: each second one belongs to either half.
 */
export function sayStep(
  { operation, values }: Say,
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

/** A shopper thinks of so many things to say, and ends the conversation where none can be said. */
const TRIES = 20;

/** Picks one of several things to do that can be done in view of what is shown; null where none can. */
export function pickStep<View, Step>(
  makes: readonly ((view: View, random: SeededRandom) => Step | null)[],
  view: View,
  random: SeededRandom,
): Step | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const step = random.pick(makes)(view, random);
    if (step !== null) return step;
  }
  return null;
}
