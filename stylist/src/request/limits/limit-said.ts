import type { DialogueState, StyleRequest } from '../../dialogue/dialogue-state.ts';
import { namesOtherGarment, typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';

const isCheapened = ({ wishes }: StyleRequest): boolean =>
  wishes.some(({ kind }) => kind === 'price-level');

/** The limits that were said; what "cheaper" made of them counts for that garment alone. */
export function budgetsOf(request: StyleRequest, earlier: readonly StyleRequest[]) {
  const said = isCheapened(request) ? earlier.findLast((one) => !isCheapened(one)) : request;
  const each = said?.filters.priceRangeMax ?? null;
  const whole = said?.outfit?.budget ?? null;
  return request.outfit === null ? { each: each ?? whole, whole: null } : { each, whole };
}

/** What is said of all the money there is, and not of what one piece may cost. */
const BUDGET =
  /\b(?:budget|spend(?:ing)?|nothing (?:over|above|more than)|in total|altogether|all together|all in|for (?:everything|all of it|it all)|(?:i|we)(?:['’]?ve| have)?(?: only| just)? (?:got|have)(?: only| just| about| around)* [$£€]?\d+)\b/i;
export const saysBudget = ({ said, words }: Pick<Turn, 'said' | 'words'>): boolean =>
  BUDGET.test(said ?? words);

/** Whether the price limit in force is one for all that is bought, as a budget and one for outfits are. */
export const isLimitOfAll = (
  { isBudget, outfit, filters }: StyleRequest,
  turn: Pick<Turn, 'state' | 'said' | 'words'>,
): boolean =>
  isBudget === true ||
  outfit !== null ||
  saysBudget(turn) ||
  turn.state.earlier.some(
    (one) => one.outfit !== null && one.outfit.budget === filters.priceRangeMax,
  );

/** Of which kinds the limit in force was said, if of any, and what was looked for before that. */
export function limitSaid(request: StyleRequest, earlier: readonly StyleRequest[]) {
  const { priceRangeMax } = request.filters;
  const since = [...earlier, request];
  const at = since.findLastIndex((one) => one.filters.priceRangeMax !== priceRangeMax) + 1;
  return { types: typesOf(since[at]?.wishes ?? []), before: since[at - 1] };
}

/**
 * Whether the limit came with the garment that was looked for: "a wool coat under 250" says what the
 * coat may cost, and nothing of what is worn with it.
 */
export function isOfGarment(request: StyleRequest, earlier: readonly StyleRequest[]): boolean {
  const { types, before } = limitSaid(request, earlier);
  const isNew = before === undefined || before.filters.priceRangeMax === null;
  const isOther = before === undefined || namesOtherGarment(typesOf(before.wishes), types);
  return request.filters.priceRangeMax !== null && types.length > 0 && isNew && isOther;
}

/** The budget that a price for one kind stood in the place of; null where none was said, or it was lifted since. */
export function budgetBefore({ earlier }: Pick<DialogueState, 'earlier'>): number | null {
  const at = earlier.findLastIndex(({ isBudget }) => isBudget === true);
  const isLifted = earlier.slice(at).some(({ filters }) => filters.priceRangeMax === null);
  return at < 0 || isLifted ? null : (earlier[at]?.filters.priceRangeMax ?? null);
}
