import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { isPairType } from '../facts/item-names.ts';
import type { CalledPieces } from './pieces-called.ts';

/** What says which pieces are meant. */
const DEFINITE =
  /\b(?:the|that|this|those|these|it|them|both|all|ones?|my|your|first|second|third|fourth|last)\b/i;

const isPair = ({ other_info: { type } }: Item): boolean => {
  const found = findType(type);
  return found !== null && isPairType(found);
};

/** "Blazers please" asks for such, and takes none of those that were shown. */
export const asksForMany = (words: string, calls: readonly CalledPieces[]): boolean =>
  !DEFINITE.test(words) &&
  calls.length > 0 &&
  calls.every(({ isSeveral, items }) => isSeveral && !items.some(isPair));

/** Whether pieces that were refused are only named by what they are: nobody takes these after all. */
export function areRefused(
  words: string,
  items: readonly Item[],
  { request }: Pick<DialogueState, 'request'>,
): boolean {
  const gone = new Set([...(request?.exceptIds ?? []), ...(request?.refusedIds ?? [])]);
  return !DEFINITE.test(words) && items.length > 0 && items.every(({ id }) => gone.has(id));
}
