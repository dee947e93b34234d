import type { Filters } from '@modiste/contract/filters/filters';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { isCheaper, withCheaper } from './limits/cheaper.ts';

const EACH = ['each|apiece', 'a|per piece|item|thing', 'single piece|item'].map(readPattern);
const TOGETHER = [
  'total|altogether|together',
  'all in|together|up',
  'whole thing|outfit|look',
  'for everything|all',
].map(readPattern);

interface Budgeted {
  filters: Filters;
  /** What all pieces may cost together. */
  budget: number | null;
}

/** Whether a price is said for the whole outfit in so many words. */
export const isSaidTogether = (message: Message): boolean => hasAny(message, TOGETHER);

/** Whether the limit in force is for each piece, and not for all together. */
export function isForEach(request: StyleRequest | null): boolean {
  const most = request?.filters.priceRangeMax ?? null;
  return (
    request !== null && request.outfit !== null && most !== null && request.outfit.budget !== most
  );
}

/**
 * "Under 200" is for the whole outfit, "60 each" for every piece of it; both can be in force, and the
 * limit on each piece is what the filters hold.
 */
export function withBudget(
  { turn, message, sized }: Change,
  before: StyleRequest,
  { filters, outfit }: StyleRequest,
): Budgeted {
  if (outfit === null) return { filters, budget: null };
  const most = filters.priceRangeMax;
  const isSaid = sized.hard.priceMax !== null;
  const wasForEach = isForEach(before);
  const sum = before.outfit?.budget ?? null;
  if (isSaid && hasAny(message, EACH)) return { filters, budget: sum };
  if (isSaid && wasForEach && hasAny(message, TOGETHER)) {
    const each = before.filters.priceRangeMax;
    const priceRangeMax = each === null || most === null ? most : Math.min(each, most);
    return { filters: { ...filters, priceRangeMax }, budget: most };
  }
  if (isSaid || !wasForEach || most === null) return { filters, budget: most };
  if (!isCheaper(sized)) return { filters, budget: sum };
  const paid = { ...filters, priceRangeMax: sum };
  return {
    filters,
    budget: withCheaper(paid, turn, { item: undefined, isOfOutfits: true }).priceRangeMax,
  };
}
