import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { Found } from '../../stylist.ts';

/** What a message narrows down and orders nothing anew by: sizes, prices, the sale. */
const NARROWING: readonly (keyof Filters)[] = [
  'clothing_size',
  'clothing_canonical_size',
  'shoes_size',
  'shoes_canonical_size',
  'priceRangeMin',
  'priceRangeMax',
  'sale',
];

const lookOf = (filters: Filters): string =>
  JSON.stringify(
    Object.entries(filters).filter(([name]) => !NARROWING.some((limit) => limit === name)),
  );

/** Whether a request only refuses or limits more than the one before it. */
function onlyNarrows(request: StyleRequest, before: StyleRequest): boolean {
  const wordsOf = ({ wishes }: StyleRequest) => new Set(wishes.map(({ words }) => words));
  const [now, then] = [wordsOf(request), wordsOf(before)];
  const added = request.wishes.filter(({ words }) => !then.has(words));
  return (
    [...then].every((words) => now.has(words)) &&
    added.every(({ role }) => role === 'negated') &&
    lookOf(request.filters) === lookOf(before.filters)
  );
}

/** What no fault was found with, in its order, before all others. */
function staysFirst(ids: readonly string[], candidates: readonly Item[]): Item[] | null {
  const stay = ids.flatMap((id) => candidates.filter((item) => item.id === id));
  return stay.length === 0 ? null : [...stay, ...candidates.filter((one) => !stay.includes(one))];
}

/**
 * What stands on the screen and still answers, first and in its order, where the message only refused
 * something or set a limit: nobody looks for a piece anew that nothing was said against. Null where the
 * order is another one.
 */
export function stillShownFirst({ state, candidates, dropped }: Found): Item[] | null {
  const { request, earlier, shown } = state;
  const before = earlier.at(-1);
  if (request === null || shown.outfits.length > 0) return null;
  if (request.stayIds !== undefined) return staysFirst(request.stayIds, candidates);
  if (before === undefined) return null;
  const isOther =
    dropped !== null ||
    request.exceptIds.length > 0 ||
    request.anchor !== null ||
    request.most !== undefined ||
    (request.beyond ?? []).length > 0;
  if (isOther || !onlyNarrows(request, before)) return null;
  const kept = shown.itemIds.flatMap((id) => candidates.filter((item) => item.id === id));
  return kept.length === 0 ? null : [...kept, ...candidates.filter((one) => !kept.includes(one))];
}
