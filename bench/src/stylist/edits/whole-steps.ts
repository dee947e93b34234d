import type { Outcome } from '../simulated/shopper.ts';
import { admitsNone, describeShown, focusAfter } from './judge-edit.ts';
import { nameOutfit, outfitsMeant } from './name-meant.ts';
import {
  areSame,
  countShared,
  has,
  isAlone,
  nearestTo,
  type Outfit,
  othersThan,
  totalOf,
} from './outfit.ts';
import type { Make, View } from './view.ts';

const areAllChosen = (outfit: Outfit, { chosen }: Outcome): boolean =>
  outfit.every(({ id }) => chosen.includes(id));

/** "I like the second one." */
export const choose: Make = (view, random) => {
  const named = nameOutfit(view, random);
  if (named === null) return null;
  const { outfit, ref } = named;
  const others = othersThan(view.outfits, outfit)
    .flat()
    .filter((item) => !has(outfit, item));
  return {
    operation: 'choose',
    values: { ref },
    isChange: false,
    judge: (outcome) => {
      const { chosen, isSearch, itemIds, outfits } = outcome;
      if (others.some(({ id }) => chosen.includes(id))) return 'others were chosen';
      const isTold = !isSearch && outfit.some(({ id }) => itemIds.includes(id));
      const isTaken = areAllChosen(outfit, outcome) || isAlone(outfit, outfits) || isTold;
      return isTaken ? null : `not chosen: ${describeShown(outcome)}`;
    },
    focus: () => outfit,
  };
};

/** "Show me only the second one." */
export const only: Make = (view, random) => {
  const named = nameOutfit(view, random);
  if (named === null) return null;
  const { outfit, ref } = named;
  return {
    operation: 'only',
    values: { ref },
    isChange: true,
    judge: (outcome) => {
      const { chosen, isSearch, outfits } = outcome;
      const isChosen = areAllChosen(outfit, outcome) && chosen.length === outfit.length;
      return isAlone(outfit, outfits) || (!isSearch && isChosen)
        ? null
        : `not that alone: ${describeShown(outcome)}`;
    },
    focus: () => outfit,
  };
};

/** An outfit is dropped from so many at least, so that there are several left to speak of. */
const DROPPED_FROM_MIN = 3;

/** "Not the second one." */
export const drop: Make = (view, random) => {
  const named = nameOutfit(view, random);
  if (named === null || view.outfits.length < DROPPED_FROM_MIN) return null;
  const { outfit, ref } = named;
  const others = othersThan(view.outfits, outfit);
  return {
    operation: 'drop',
    values: { ref },
    isChange: true,
    judge: (outcome) => {
      const isShown = (one: Outfit): boolean => outcome.outfits.some((now) => areSame(now, one));
      return others.every(isShown) && !isShown(outfit)
        ? null
        : `not the others: ${describeShown(outcome)}`;
    },
    focus: () => null,
  };
};

/** An amount as the stylist writes it: "$1,240" or "$89.50". */
const writeDollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

/** What a shopper calls the outfit that was chosen. */
const CHOSEN_NAMES = ['it', 'that', 'the outfit'];

/** "What does the second one cost?" */
export const total: Make = (view, random) => {
  const named =
    view.focus === null
      ? nameOutfit(view, random)
      : { outfit: view.focus, ref: random.pick(CHOSEN_NAMES) };
  if (named === null) return null;
  const written = writeDollars(totalOf(named.outfit));
  return {
    operation: 'total',
    values: { ref: named.ref },
    isChange: false,
    judge: ({ isSearch, text }) => {
      if (isSearch) return 'looked for something';
      return text.includes(written) ? null : `not ${written}`;
    },
    focus: () => view.focus,
  };
};

/** "Go back to what we had." */
export const undo: Make = ({ before, focus }) => {
  if (before === null) return null;
  return {
    operation: 'undo',
    values: {},
    isChange: false,
    judge: (outcome) =>
      before.every((one) => outcome.outfits.some((now) => areSame(now, one)))
        ? null
        : `not as before: ${describeShown(outcome)}`,
    focus: ({ outfits }) => (focus === null ? null : nearestTo(focus, outfits)),
  };
};

/** A budget is from the least share of what the cheapest outfit costs to so much more, in whole steps. */
const BUDGET = { leastShare: 0.8, moreShare: 0.15, stepDollars: 10 };

/** Whether outfits still have a piece of the one that is spoken of. */
const keepsSome = ({ focus }: View, { outfits }: Outcome): boolean =>
  focus === null || outfits.some((one) => countShared(one, focus) > 0);

/** "All of it under 200." */
export const budget: Make = (view, random) => {
  const cheapest = Math.min(...outfitsMeant(view).map(totalOf));
  const share = BUDGET.leastShare + random.next() * BUDGET.moreShare;
  const price = Math.ceil((cheapest * share) / BUDGET.stepDollars) * BUDGET.stepDollars;
  return {
    operation: 'budget',
    values: { price: String(price) },
    isChange: true,
    judge: (outcome) => {
      if (outcome.outfits.length === 0) return 'no outfits';
      if (outcome.outfits.some((one) => totalOf(one) > price))
        return admitsNone(outcome) ? null : `over ${price}: ${describeShown(outcome)}`;
      return keepsSome(view, outcome) ? null : `nothing of it is left: ${describeShown(outcome)}`;
    },
    focus: focusAfter(view.focus),
  };
};
