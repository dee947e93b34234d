import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { hasFault } from '../../complaints/fault.ts';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';

const OF_PIECES: ReadonlySet<string> = new Set(['type', 'color', 'material', 'pattern']);

/** Whether a reading refuses a kind, a color, a fabric or a pattern of pieces. */
export const refusesPieces = ({ role, concepts }: QueryReading): boolean =>
  role === 'negated' && concepts.length > 0 && concepts.every(({ kind }) => OF_PIECES.has(kind));

/** Whether the shopper refused such a piece, in the color that it is shown in. */
const isRefused = (item: Item, refusals: readonly QueryReading[]): boolean =>
  refusals.some(({ words, concepts }) =>
    concepts.some((concept) => hasFault(item, { kind: 'has', words, concept }) === 'yes'),
  );

/** The items without what was refused since they were shown; all where nothing else is left. */
export function withoutRefused(
  items: readonly Item[],
  { request }: Pick<DialogueState, 'request'>,
): readonly Item[] {
  const refusals = (request?.wishes ?? []).filter(refusesPieces);
  const rest = refusals.length === 0 ? items : items.filter((item) => !isRefused(item, refusals));
  return rest.length === 0 ? items : rest;
}
