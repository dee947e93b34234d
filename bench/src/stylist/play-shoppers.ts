import { readFile } from 'node:fs/promises';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import type { Gender } from '@modiste/contract/values';
import { findPieces } from '@modiste/server/features/chat/find-items';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import { z } from 'zod';
import { type Figure, HALVES, type Half } from '../relevance/figures/measure.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import { type Cast, firstMoment, type Moment, nextMoment, playTurn } from './play-dialogue.ts';
import { type Outcome, type Phrasings, type Say, sayStep, type Task } from './simulated/shopper.ts';

const phrasingsSchema = z.record(z.string(), z.array(z.string()));

/** Messages after the opening that a shopper sends at most. */
const STEPS = 6;
/** The seeds of the held-out half begin after this one, those of the tuned half at 1. */
const HELD_OUT_SEED = 10_000;
/** A fault tells the beginning of the answer, in UTF-16 units. */
const ANSWER_CHARS = 160;

/** A message that was not done, for whoever mends it. */
export interface StepFault {
  /** What the shopper wanted to do. */
  kind: string;
  /** The seed of the shopper, and all messages up to this one. */
  dialogue: string;
  says: string;
  fault: string;
}

/** Messages of one operation: how many were done as asked, of how many. */
interface Count {
  right: number;
  all: number;
}

/** What came of the conversations of one half. */
interface Played {
  /** By operation. */
  counts: Map<string, Count>;
  faults: StepFault[];
}

/** Says something, and tells what came of it and what the next turn begins from. */
async function playWords(
  cast: Cast,
  { moment, gender }: { moment: Moment; gender: Gender },
  says: string,
): Promise<{ outcome: Outcome; next: Moment }> {
  const played = await playTurn(cast, { says }, { moment, gender });
  const { translation, search } = played;
  const next = nextMoment(moment, played);
  const { shown, shownColors = {}, chosen = [] } = next.state;
  const ids = [...new Set([...shown.itemIds, ...shown.outfits.flat()])];
  const items = await cast.catalogue.itemsByIds(ids);
  const byId = new Map(items.map((item) => [item.id, inShownColor(item, shownColors)]));
  const reasons = search?.ranking.outfits.map(({ reason }) => reason) ?? [];
  const outcome = {
    isSearch: search !== null,
    text: [search?.ranking.reply ?? translation.answer, ...reasons].join(' '),
    items: shown.outfits.length > 0 ? [] : shown.itemIds.flatMap((id) => byId.get(id) ?? []),
    outfits: shown.outfits.map((outfit) => outfit.flatMap((id) => byId.get(id) ?? [])),
    chosen,
    itemIds: search === null ? translation.itemIds : [],
  };
  return { outcome, next };
}

function countStep({ counts }: Played, operation: string, isRight: boolean): void {
  const { right, all } = counts.get(operation) ?? { right: 0, all: 0 };
  counts.set(operation, { right: right + (isRight ? 1 : 0), all: all + 1 });
}

/** Plays one shopper until something goes wrong, or nothing comes to mind. */
async function playShopper<View, Step extends Say, First extends Say | string>(
  cast: Cast,
  task: Task<View, Step, First>,
  { seed, half, phrasings, sums }: { seed: number; half: Half; phrasings: Phrasings; sums: Played },
): Promise<void> {
  const random = seededRandom(seed);
  const { gender, first } = task.open(random);
  const said: string[] = [];
  let moment = firstMoment(gender);
  const say = async (step: Step | First): Promise<{ outcome: Outcome; isRight: boolean }> => {
    const says = typeof step === 'string' ? step : sayStep(step, phrasings, { half, random });
    said.push(says);
    const { outcome, next } = await playWords(cast, { moment, gender }, says);
    moment = next;
    if (typeof step === 'string') return { outcome, isRight: true };
    const { operation, judge } = step;
    const wrong = judge(outcome);
    countStep(sums, operation, wrong === null);
    if (wrong !== null) {
      const fault = `${wrong} — “${outcome.text.slice(0, ANSWER_CHARS)}”`;
      sums.faults.push({ kind: operation, dialogue: `${seed}: ${said.join(' / ')}`, says, fault });
    }
    return { outcome, isRight: wrong === null };
  };
  const opened = await say(first);
  if (!opened.isRight) return;
  let view = task.firstView(opened.outcome, first, gender);
  for (let at = 0; at < STEPS; at += 1) {
    const step = task.next(view, random);
    if (step === null) return;
    const { outcome, isRight } = await say(step);
    if (!isRight) return;
    view = task.viewAfter(view, step, outcome);
  }
}

const shareOf = ({ right, all }: Count): number | null => (all === 0 ? null : right / all);

function figuresOf(halves: Readonly<Record<Half, Played>>, done: string): Figure[] {
  const share = (half: Half, operation: string): number | null =>
    shareOf(halves[half].counts.get(operation) ?? { right: 0, all: 0 });
  const wholeShare = (half: Half): number | null => {
    const counts = [...halves[half].counts.values()];
    const right = counts.reduce((sum, count) => sum + count.right, 0);
    return shareOf({ right, all: counts.reduce((sum, count) => sum + count.all, 0) });
  };
  const operations = [...halves.tuned.counts.keys()].toSorted();
  return [
    ...operations.map((operation) => ({
      measure: `${done}: ${operation}`,
      atLeast: null,
      naive: null,
      tuned: share('tuned', operation),
      heldOut: share('heldOut', operation),
    })),
    {
      measure: `${done} as asked`,
      atLeast: 0.9,
      naive: null,
      tuned: wholeShare('tuned'),
      heldOut: wholeShare('heldOut'),
    },
  ];
}

/**
 * Plays simulated shoppers, each from where its last message led, and counts the messages that did what
 * they ask for. A shopper stops at the first thing that is wrong.
 *
 * @param phrasingsPath a JSON file of phrasings for each operation.
 * @param done what is done to what, for the table: "outfits edited".
 * @param shoppers how many of each half.
 * @returns the share of messages that were done as asked, and the faults of the tuned half.
 */
export async function playShoppers<View, Step extends Say, First extends Say | string>(
  catalogue: Catalogue,
  task: Task<View, Step, First>,
  { phrasingsPath, done, shoppers }: { phrasingsPath: string; done: string; shoppers: number },
): Promise<{ figures: readonly Figure[]; faults: readonly StepFault[] }> {
  const phrasings = phrasingsSchema.parse(JSON.parse(await readFile(phrasingsPath, 'utf8')));
  const stylist = createBuiltInStylist({
    understand: (text) => catalogue.understand(text),
    findPieces: (asked) => findPieces(catalogue, asked),
  });
  const halves: Record<Half, Played> = {
    tuned: { counts: new Map(), faults: [] },
    heldOut: { counts: new Map(), faults: [] },
  };
  for (const half of HALVES) {
    const before = half === 'tuned' ? 0 : HELD_OUT_SEED;
    for (let at = 1; at <= shoppers; at += 1) {
      const one = { seed: before + at, half, phrasings, sums: halves[half] };
      await playShopper({ stylist, catalogue }, task, one);
    }
  }
  return { figures: figuresOf(halves, done), faults: halves.tuned.faults };
}
