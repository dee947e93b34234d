import { ATTACHMENT_CONTEXTS } from '@modiste/contract/values';
import { isNullOr, isObject, isOneOf, isString } from '../../../lib/guards.ts';
import { readInTab, writeInTab } from '../../../lib/tab-storage.ts';
import type { Turn } from './conversation-state.ts';

const KEY = 'chat-unsent';

const isStored = isObject({
  chatId: isNullOr(isString),
  message: isObject({
    id: isString,
    text: isString,
    attachment: isNullOr(isObject({ id: isString, context: isOneOf(ATTACHMENT_CONTEXTS) })),
  }),
  replaces: isNullOr(isString),
});

/** Stores a message until it is answered, so that a reload or a lost connection keeps its words. */
export const storeUnsent = (chatId: string | null, { message, replaces }: Turn): void =>
  writeInTab(KEY, { chatId, message, replaces });

export const forgetUnsent = (): void => writeInTab(KEY, null);

/** The turns of a conversation with the message that this tab could not send, to be sent again. */
export function withUnsent(turns: readonly Turn[], chatId: string | null): readonly Turn[] {
  const stored = readInTab(KEY, isStored);
  if (stored === null || stored.chatId !== chatId) return turns;
  const { message, replaces } = stored;
  if (turns.some((turn) => turn.message.id === message.id)) return turns;
  const replaced = turns.findIndex((turn) => turn.message.id === replaces);
  const before = replaced === -1 ? turns : turns.slice(0, replaced);
  return [...before, { key: message.id, message, replaces, reply: null, trouble: 'unanswered' }];
}
