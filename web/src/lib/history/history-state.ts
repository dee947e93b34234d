import { isAbsentOr, isListOf, isNumber, isObject, isOneOf, isString } from '../guards.ts';

/** What this app keeps in an entry of the browser's history beside its address. */
export interface HistoryState {
  /** The layers (dialogs, panels) that are open at this entry, the topmost last. */
  layers?: readonly string[] | undefined;
  /** A guest went on from a shared item to the login. */
  at?: 'login' | undefined;
  /** The list that the item on show, or the page that the outfit on show was opened from. */
  openedFrom?: 'results' | 'wishlist' | 'home' | undefined;
  /** Which of the items looked at in a row this is; 0 for the first. */
  viewPlace?: number | undefined;
  /** What a search was sent by. */
  cause?: 'query' | 'filters' | undefined;
  /** The search was repeated without what was attached to it, which is gone. */
  lost?: 'attachment' | undefined;
  /** The step of the onboarding. */
  step?: 0 | 1 | 2 | 3 | 4 | undefined;
}

const isHistoryState = isObject({
  layers: isAbsentOr(isListOf(isString)),
  at: isAbsentOr(isOneOf(['login'])),
  openedFrom: isAbsentOr(isOneOf(['results', 'wishlist', 'home'])),
  viewPlace: isAbsentOr(isNumber),
  cause: isAbsentOr(isOneOf(['query', 'filters'])),
  lost: isAbsentOr(isOneOf(['attachment'])),
  step: isAbsentOr(isOneOf([0, 1, 2, 3, 4])),
});

/** Reads the state of an entry; empty where it is not one of ours. */
export const readHistoryState = (state: unknown): HistoryState =>
  isHistoryState(state) ? state : {};

/** The state to write to an entry; `before` is a state whose other parts stay. */
export const historyState = (change: HistoryState, before: unknown = null): HistoryState => ({
  ...(typeof before === 'object' ? before : null),
  ...change,
});
