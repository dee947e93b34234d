import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { DialogueState } from '@modiste/stylist/dialogue-state';
import type { Turn } from '@modiste/stylist/stylist';
import { shopperOf } from './play-dialogue.ts';

/** A message of somebody of whom nothing is known, about some items. */
export const spokenTurn = (
  words: string,
  state: DialogueState,
  items: readonly Item[] = [],
): Turn => ({
  words,
  history: [],
  filters: state.request?.filters ?? DEFAULT_FILTERS,
  defaultFilters: DEFAULT_FILTERS,
  attachment: null,
  state,
  items,
  shopper: shopperOf([]),
  now: new Date(),
});
