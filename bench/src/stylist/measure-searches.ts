import { join } from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Item } from '@modiste/contract/entities/item';
import type { Gender } from '@modiste/contract/values';
import type { Figure } from '../relevance/figures/measure.ts';
import { playShoppers, type StepFault } from './play-shoppers.ts';
import * as items from './searches/item-steps.ts';
import {
  type ListStep,
  type ListView,
  LOOKED_AT,
  type MakeListStep,
} from './searches/list-view.ts';
import * as narrow from './searches/narrow-steps.ts';
import { pickStep, type Task } from './simulated/shopper.ts';

/** Shoppers of each half. */
const SHOPPERS = 150;

/** All that a shopper says of a list; its limits are changed more often than the rest. */
const OPERATIONS: readonly MakeListStep[] = [
  narrow.under,
  narrow.under,
  narrow.cheaper,
  narrow.color,
  narrow.color,
  narrow.notColor,
  narrow.fabric,
  narrow.notFabric,
  narrow.brand,
  narrow.size,
  narrow.occasion,
  narrow.more,
  narrow.dropColor,
  narrow.dropColor,
  narrow.dropPrice,
  narrow.dropPrice,
  narrow.otherKind,
  items.like,
  items.choose,
  items.refInColor,
  items.compare,
  items.askPrice,
  items.askFabric,
  items.askSize,
  items.askCare,
  items.goesWith,
  items.which,
  items.total,
  items.outfit,
  items.refuse,
  items.startOver,
];

const GENDERS: readonly Gender[] = ['Women', 'Women', 'Men'];

const lookedAt = (shown: readonly Item[]): string[] =>
  shown.slice(0, LOOKED_AT).map(({ id }) => id);

/** To look for pieces of a kind, and to narrow the list and ask of it step by step. */
const SEARCHES: Task<ListView, ListStep> = {
  open: (random) => {
    const gender = random.pick(GENDERS);
    return { gender, first: narrow.open(gender, random) };
  },
  firstView: ({ items: shown }, { after: { kind, limits } }, gender) => ({
    kind,
    limits,
    gender,
    items: shown,
    seen: new Set(lookedAt(shown)),
    isOfOne: false,
  }),
  next: (view, random) => (view.items.length > 0 ? pickStep(OPERATIONS, view, random) : null),
  viewAfter: ({ seen, gender }, step, { items: shown }) => ({
    kind: step.after.kind,
    limits: step.after.limits,
    gender,
    items: shown,
    seen: new Set([...seen, ...lookedAt(shown)]),
    isOfOne: step.isOfOne === true,
  }),
};

/**
 * Plays shoppers who look for single pieces step by step, and counts the messages that did what they ask for.
 *
 * @param shoppers how many of each half.
 * @returns the share of messages that were done as asked, and the faults of the tuned half.
 */
export const measureSearches = (
  catalogue: Catalogue,
  shoppers = SHOPPERS,
): Promise<{ figures: readonly Figure[]; faults: readonly StepFault[] }> =>
  playShoppers(catalogue, SEARCHES, {
    phrasingsPath: join(import.meta.dirname, 'searches/phrasings.json'),
    done: 'lists',
    shoppers,
  });
