import type { StyleRequest } from './dialogue-state.ts';

/** Whether "cheaper" set the limit in force: the shopper named no sum, and none is called theirs. */
const isLimitDerived = (request: StyleRequest | null): boolean =>
  request?.wishes.some(({ kind }) => kind === 'price-level') === true;

/** What whole outfits may cost as the shopper said it; null where they named no sum. */
export const budgetSaid = (request: StyleRequest | null): number | null =>
  isLimitDerived(request) ? null : (request?.outfit?.budget ?? null);
