import { historyState, readHistoryState } from '../../lib/history/history-state.ts';

/** The state of the entry at which a guest went on from an item to the login. */
export const AT_LOGIN = historyState({ at: 'login' });

export const isAtLogin = (state: unknown): boolean => readHistoryState(state).at === 'login';

/** Whether the address names an item. */
export const hasItem = (address: string): boolean =>
  Boolean(new URLSearchParams(address).get('item'));

/** Whether a stranger sees the item of the address, rather than the login. */
export const showsItem = (address: string, state: unknown): boolean =>
  hasItem(address) && !isAtLogin(state);
