import { historyState, readHistoryState } from '../../../lib/history/history-state.ts';
import { layersOf } from '../../../lib/history/layer-history.ts';

/** Which of the items looked at in a row the browser's history stands on; 0 for the first. */
export const readViewPlace = (state: unknown): number =>
  Math.max(0, readHistoryState(state).viewPlace ?? 0);

/** What the browser's history keeps about an item at that place, beside what it kept already. */
export const withViewPlace = (state: unknown, viewPlace: number): object =>
  historyState({ viewPlace }, state);

/** Whether a panel of the item, such as its zoom, has put an entry of its own on the history. */
export const isUnderPanel = (state: unknown): boolean => layersOf(state).length > 0;
