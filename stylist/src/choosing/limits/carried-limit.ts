import { sumAbout } from '../../dialogue/budget-said.ts';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { namesOtherGarment, typesOf } from '../../dialogue/types-of.ts';
import { isGift } from '../../request/wearer.ts';

/**
 * The price limit of one kind of garment that is kept for another one, in dollars; null where there is
 * none, or where the message names it once more.
 */
export function carriedLimit(
  { request, earlier }: Pick<DialogueState, 'request' | 'earlier'>,
  words: string,
): number | null {
  const before = earlier.at(-1);
  if (request === null || before === undefined) return null;
  const limit = request.filters.priceRangeMax;
  const [now, then] = [typesOf(request.wishes), typesOf(before.wishes)];
  const isKept =
    limit !== null &&
    limit === before.filters.priceRangeMax &&
    request.outfit === null &&
    before.outfit === null &&
    now.length > 0 &&
    then.length > 0 &&
    namesOtherGarment(then, now) &&
    !request.wishes.some((wish) => isGift(wish) || wish.kind === 'price-level') &&
    !words.includes(String(limit));
  return isKept ? limit : null;
}

/** What lifts a limit again. */
export const withoutLimit = (limit: number): string => `Without the $${limit} limit`;

/** That the limit is kept, said of the new kind. */
export function keptNote(limit: number, { request }: Pick<DialogueState, 'request'>) {
  const about = sumAbout(request);
  const sum = about === null ? `$${limit}` : `$${about} or so`;
  return [
    `I kept your ${sum} for it, too.`,
    `Your ${sum} counts here, too.`,
    `That is within the same ${sum} as before.`,
  ];
}
