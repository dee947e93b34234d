import { isString } from '../../lib/guards.ts';
import { readInTab, writeInTab } from '../../lib/tab-storage.ts';

/** Stands in an address for a conversation that has no id yet. */
export const NEW_CHAT = 'new';

const KEY = 'chat';

/** Which conversation an address names; null for none. */
export const readChat = (address: string): string | null =>
  new URLSearchParams(address).get('chat') || null;

/** The turn whose results an address shows; null where it shows the conversation itself. */
export const readShownTurn = (address: string): string | null =>
  new URLSearchParams(address).get('results') || null;

/** The address of a conversation, or of the results of one of its turns. */
export function chatHref(chat: string, shownTurn: string | null = null): string {
  const params = new URLSearchParams({ chat });
  if (shownTurn !== null) params.set('results', shownTurn);
  return `/?${params}`;
}

/** The conversation that this tab had open last: the way back to it leads there. */
export const currentChat = (): string => readInTab(KEY, isString) ?? NEW_CHAT;

export const storeCurrentChat = (chat: string): void => writeInTab(KEY, chat);
