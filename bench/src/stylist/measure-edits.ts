import { join } from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Gender } from '@modiste/contract/values';
import type { Figure } from '../relevance/figures/measure.ts';
import { OPERATIONS } from './edits/operations.ts';
import type { Step, View } from './edits/view.ts';
import { playShoppers, type StepFault } from './play-shoppers.ts';
import { pickStep, type Task } from './simulated/shopper.ts';

/** Shoppers of each half. */
const SHOPPERS = 100;

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

/** To have outfits put together, and to edit them step by step. */
const EDITS: Task<View, Step, string> = {
  open: (random) => {
    const [gender, first] = random.pick(OPENINGS);
    return { gender, first };
  },
  firstView: ({ outfits }) => ({ outfits, before: null, focus: null }),
  next: (view, random) => (view.outfits.length > 0 ? pickStep(OPERATIONS, view, random) : null),
  viewAfter: (view, step, outcome) => ({
    outfits: outcome.outfits.length > 0 ? outcome.outfits : view.outfits,
    before: step.isChange ? view.outfits : null,
    focus: step.focus(outcome),
  }),
};

/**
 * Plays shoppers who edit outfits step by step, and counts the messages that did what they ask for.
 *
 * @param shoppers how many of each half.
 * @returns the share of messages that were done as asked, and the faults of the tuned half.
 */
export const measureEdits = (
  catalogue: Catalogue,
  shoppers = SHOPPERS,
): Promise<{ figures: readonly Figure[]; faults: readonly StepFault[] }> =>
  playShoppers(catalogue, EDITS, {
    phrasingsPath: join(import.meta.dirname, 'edits/phrasings.json'),
    done: 'outfits edited',
    shoppers,
  });
