import type { Filters } from '@modiste/contract/filters/filters';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { OutfitRequest } from '../dialogue/outfit-request.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { isCheaper, withCheaper } from './limits/cheaper.ts';

const EACH = ['each|apiece', 'a|per piece|item|thing', 'single piece|item'].map(readPattern);
/** "Two looks, no more than 300 each" prices each of the looks, and no piece of them. */
const EACH_OUTFIT =
  /\b(?:outfits|looks|sets|fits|ensembles)\b[^.;!?]*\b(?:each|apiece)\b|\b(?:each|per) (?:outfit|look|set|fit)\b/i;

const isForEachPiece = (message: Message): boolean =>
  hasAny(message, EACH) && !EACH_OUTFIT.test(message.text);

const TOGETHER = [
  'total|altogether|together|combined',
  'all in|together|up',
  'whole thing|outfit|look',
  'for everything|all|both',
  'the|whole lot|set|bunch ~of',
  'keep|have|make|get|want it|that|them|everything all|both? under|below|within|for|at',
].map(readPattern);

interface Budgeted {
  filters: Filters;
  /** What all pieces may cost together, and how that was said. */
  total: Pick<OutfitRequest, 'budget' | 'around' | 'least'>;
}

const ALL_OF_THEM = ['both', 'everything', 'all'].map(readPattern);

/** "Both under 100 total" speaks of all that was looked for, one thing after the other. */
export const speaksOfAll = (message: Message): boolean =>
  hasAny(message, ALL_OF_THEM) &&
  isSaidTogether(message) &&
  message.understood.hard.priceMax !== null;

/** Whether a price is said for the whole outfit in so many words. */
export const isSaidTogether = (message: Message): boolean => hasAny(message, TOGETHER);

const IN_TOTAL = /\bto go with\b.*, in total\W*$/i;

/** "A cardigan and flats to go with it, in total": what all of it costs is asked. */
export const asksOfTotal = ({ text }: Message): boolean => IN_TOTAL.test(text);

/** The limit on each piece of the outfits so far; null where there is none. */
function eachOf({ outfit, filters }: StyleRequest): number | null {
  if (outfit === null || filters.priceRangeMax === outfit.budget) return null;
  return filters.priceRangeMax;
}

/** What all that was looked for so far may cost: the outfits in whole, or the pieces. */
const totalOf = ({ outfit, filters }: StyleRequest): number | null =>
  outfit === null ? filters.priceRangeMax : outfit.budget;

/**
 * Whether an outfit is asked around a piece that was looked for by itself: what that was to cost is no limit of
 * the outfit, unless it was said of all that is bought, or of outfits before.
 */
function isAroundPriced(
  before: StyleRequest,
  { outfit }: StyleRequest,
  { state: { earlier } }: Change['turn'],
): boolean {
  const isBudgeted = [...earlier, before].some(({ isBudget }) => isBudget === true);
  if (before.outfit !== null || isBudgeted || outfit === null) return false;
  const whole = earlier.findLast((one) => one.outfit !== null)?.outfit?.budget;
  return outfit.keep.length > 0 && whole !== before.filters.priceRangeMax;
}

/** Who wants to spend about 100 in all is glad of 110, and not of 120. */
const NEARLY = 1.1;

/** A sum for the whole as it was said: "around 120" and "80 to 100" are no plain limits. */
function totalSaid({ hard, readings }: Change['sized']): Budgeted['total'] {
  const { priceMin, priceMax } = hard;
  const around = readings.flatMap(({ amount }) =>
    amount?.kind === 'price' && amount.around !== null ? [amount.around] : [],
  )[0];
  if (around !== undefined) return { budget: Math.round(around * NEARLY), around };
  return { budget: priceMax, ...(priceMin !== null && { least: priceMin }) };
}

/** What was said of the whole so far. */
function totalSoFar(before: StyleRequest, { state }: Change['turn']): Budgeted['total'] {
  const budget = totalOf(before);
  const said = state.request?.outfit;
  // The next occasion keeps the sum as it was said for the one before.
  const { around, least } = said?.budget === budget ? said : (before.outfit ?? {});
  return {
    budget,
    ...(around !== undefined && { around }),
    ...(least !== undefined && { least }),
  };
}

const isTakenFromWhole = ({ outfit }: StyleRequest, filters: Filters): boolean =>
  outfit !== null && filters.priceRangeMax === null;

const NO_BUDGET = { budget: null };

/** "Shoes with the first, all of it under 120": what the first leaves for them; null where all is not meant. */
function restBeside({
  purpose,
  references: { items },
  message,
  sized,
}: Omit<Change, 'turn' | 'memoryWishes' | 'recalled'>): number | null {
  const { priceMax } = sized.hard;
  const [worn, ...others] = items;
  const isOfBoth = purpose.isBeside && worn !== undefined && others.length === 0;
  if (priceMax === null || !isOfBoth || !isSaidTogether(message)) return null;
  return Math.max(1, Math.floor(priceMax - worn.price));
}

/**
 * "Under 200" is for the whole outfit and no filter, as a piece of it may cost all but the rest;
 * "60 each" is a filter on every piece. Of single pieces after outfits the whole is each one's limit.
 */
export function withBudget(
  { turn, message, sized, purpose, references }: Change,
  before: StyleRequest,
  next: StyleRequest,
): Budgeted {
  const { filters, outfit } = next;
  const { priceMin, priceMax } = sized.hard;
  // What a dress may cost is not what it may cost with a cardigan and shoes.
  const isAnew =
    (before.outfit === null && asksOfTotal(message)) || isAroundPriced(before, next, turn);
  const total = isAnew ? { budget: null } : totalSoFar(before, turn);
  if (outfit === null) {
    const isOpen = isTakenFromWhole(before, filters) && priceMin === null;
    const rest = restBeside({ purpose, references, message, sized });
    if (rest !== null) return { filters: { ...filters, priceRangeMax: rest }, total: NO_BUDGET };
    const open = { ...filters, priceRangeMax: total.budget };
    return { filters: isOpen ? open : filters, total: NO_BUDGET };
  }
  const isSaid = priceMax !== null;
  if (isSaid && isForEachPiece(message)) {
    return { filters, total: before.outfit === null ? { budget: null } : total };
  }
  const each = eachOf(before);
  const ofPiece = {
    ...filters,
    priceRangeMin: isSaid ? before.filters.priceRangeMin : filters.priceRangeMin,
    priceRangeMax: each !== null && isSaid ? Math.min(each, priceMax) : each,
  };
  if (isSaid) return { filters: ofPiece, total: totalSaid(sized) };
  // Cheaper than what? Of outfits none was shown yet.
  const isByEach = outfit.lessBy !== undefined;
  if (!isCheaper(sized) || before.outfit === null || isByEach) return { filters: ofPiece, total };
  const paid = { ...filters, priceRangeMax: total.budget };
  const cheaper = withCheaper(paid, turn, { item: undefined, isOfOutfits: true });
  return { filters: ofPiece, total: { budget: cheaper.priceRangeMax } };
}
