import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import type { Gender } from '@modiste/contract/values';
import { findPieces } from '@modiste/server/features/chat/find-items';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import { z } from 'zod';
import { type Figure, HALVES, type Half } from '../relevance/figures/measure.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import type { Outfit } from './edits/outfit.ts';
import { nextStep, type Phrasings, sayStep } from './edits/simulated-shopper.ts';
import type { Outcome, View } from './edits/view.ts';
import { type Cast, firstMoment, type Moment, nextMoment, playTurn } from './play-dialogue.ts';

const PHRASINGS = join(import.meta.dirname, 'edits/phrasings.json');
const phrasingsSchema = z.record(z.string(), z.array(z.string()));

/** Shoppers of each half. */
const SHOPPERS = 100;
/** Messages after the opening that a shopper sends at most. */
const STEPS = 6;
/** The seeds of the held-out half begin after this one, those of the tuned half at 1. */
const HELD_OUT_SEED = 10_000;
/** A fault tells the beginning of the answer, in UTF-16 units. */
const ANSWER_CHARS = 160;

const OPENINGS: readonly (readonly [Gender, string])[] = [
  ['Women', 'outfit for a garden wedding, under 350'],
  ['Women', 'i need an outfit for the office, smart casual'],
  ['Women', 'outfit for a date night, under 250'],
  ['Women', 'something to wear to brunch, full outfit please'],
  ['Women', 'put together a look for a weekend in paris'],
  ['Women', 'a summer holiday outfit'],
  ['Men', 'outfit for a job interview under 400'],
  ['Men', 'casual weekend outfit'],
  ['Men', 'i need an outfit for a summer wedding'],
  ['Men', 'a look for a first date, not too dressy'],
];

/** A message that was not done, for whoever mends it. */
export interface EditFault {
  /** What the shopper wanted to do to outfits. */
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
  faults: EditFault[];
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
  const items = await cast.catalogue.itemsByIds([...new Set(shown.outfits.flat())]);
  const byId = new Map(items.map((item) => [item.id, inShownColor(item, shownColors)]));
  const reasons = search?.ranking.outfits.map(({ reason }) => reason) ?? [];
  const outcome = {
    isSearch: search !== null,
    text: [search?.ranking.reply ?? translation.answer, ...reasons].join(' '),
    outfits: shown.outfits.map((ids): Outfit => ids.flatMap((id) => byId.get(id) ?? [])),
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
async function playShopper(
  cast: Cast,
  { seed, half, phrasings }: { seed: number; half: Half; phrasings: Phrasings },
  sums: Played,
): Promise<void> {
  const random = seededRandom(seed);
  const [gender, opening] = random.pick(OPENINGS);
  let { outcome, next } = await playWords(cast, { moment: firstMoment(gender), gender }, opening);
  const said = [opening];
  let view: View = { outfits: outcome.outfits, before: null, focus: null };
  for (let at = 0; at < STEPS && view.outfits.length > 0; at += 1) {
    const step = nextStep(view, random);
    if (step === null) return;
    const says = sayStep(step, phrasings, { half, random });
    said.push(says);
    ({ outcome, next } = await playWords(cast, { moment: next, gender }, says));
    const wrong = step.judge(outcome);
    countStep(sums, step.operation, wrong === null);
    if (wrong !== null) {
      const fault = `${wrong} — “${outcome.text.slice(0, ANSWER_CHARS)}”`;
      const dialogue = `${seed}: ${said.join(' / ')}`;
      sums.faults.push({ kind: step.operation, dialogue, says, fault });
      return;
    }
    view = {
      outfits: outcome.outfits.length > 0 ? outcome.outfits : view.outfits,
      before: step.isChange ? view.outfits : null,
      focus: step.focus(outcome),
    };
  }
}

const shareOf = ({ right, all }: Count): number | null => (all === 0 ? null : right / all);

function figuresOf(halves: Readonly<Record<Half, Played>>): Figure[] {
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
      measure: `outfits edited: ${operation}`,
      atLeast: null,
      naive: null,
      tuned: share('tuned', operation),
      heldOut: share('heldOut', operation),
    })),
    {
      measure: 'outfits edited as asked',
      atLeast: 0.9,
      naive: null,
      tuned: wholeShare('tuned'),
      heldOut: wholeShare('heldOut'),
    },
  ];
}

/**
 * Plays shoppers who edit outfits step by step, and counts the messages that did what they ask for.
 *
 * @param shoppers how many of each half.
 * @returns the share of messages that were done as asked, and the faults of the tuned half.
 */
export async function measureEdits(
  catalogue: Catalogue,
  shoppers = SHOPPERS,
): Promise<{ figures: readonly Figure[]; faults: readonly EditFault[] }> {
  const phrasings = phrasingsSchema.parse(JSON.parse(await readFile(PHRASINGS, 'utf8')));
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
      await playShopper(
        { stylist, catalogue },
        { seed: before + at, half, phrasings },
        halves[half],
      );
    }
  }
  return { figures: figuresOf(halves), faults: halves.tuned.faults };
}
