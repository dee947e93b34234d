/** What the browser's history keeps about a stranger who went on from an item to the login. */
export const AT_LOGIN = { at: 'login' } as const;

/** Whether the browser's history says so. */
export const isAtLogin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'at' in state && state.at === AT_LOGIN.at;

/** Whether the address names an item. */
export const hasItem = (address: string): boolean =>
  Boolean(new URLSearchParams(address).get('item'));

/** Whether a stranger sees the item of the address, rather than the login. */
export const showsItem = (address: string, state: unknown): boolean =>
  hasItem(address) && !isAtLogin(state);
