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

/** The address of the conversation that this one names, or else of the last one. */
export const latestChatHref = (address: string): string =>
  chatHref(readChat(address) ?? currentChat());

export const storeCurrentChat = (chat: string): void => writeInTab(KEY, chat);
