import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import type { StoreApi } from 'zustand';
import { CallError, call, failureMessage } from '../../../lib/call.ts';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { startThinking } from '../../../lib/page/use-pulse-status.ts';
import {
  type ConversationState,
  isRunning,
  itemIdsOf,
  lastWithResults,
} from './conversation-state.ts';
import type { ItemLoader } from './load-items.ts';
import { restoreTurns } from './restore-turns.ts';
import { storeUnsent, withUnsent } from './unsent-messages.ts';

interface LoadInput {
  store: StoreApi<ConversationState>;
  items: ItemLoader;
  /** What the conversation began with. */
  filters: Filters;
}

/**
 * Loads what the server has of a conversation: its messages in the order of time, the filters that
 * the stylist set last, and the items of the last message that has any.
 */
export async function loadConversation({ store, items, filters }: LoadInput): Promise<void> {
  const { chatId, status } = store.getState();
  if (chatId === null) return;
  const isFirst = status !== 'ready';
  if (status === 'failed') closeFailure();
  if (isFirst) store.setState({ status: 'loading' });
  const endThinking = startThinking();
  try {
    const messages = await call('chatMessages', { params: { id: chatId } });
    if (isRunning(store.getState())) return;
    const restored = restoreTurns(messages, filters);
    const turns = withUnsent(restored.turns, chatId);
    store.setState({ status: 'ready', turns, filters: restored.filters });
    storeUnsent(store.getState());
    const last = lastWithResults(turns)?.reply;
    if (last) items.need(itemIdsOf(last));
  } catch (error) {
    const isMissing = error instanceof CallError && error.status === 404;
    // What is on the screen already stays; another tab said more, and the next load will tell.
    if (isFirst) store.setState({ status: isMissing ? 'missing' : 'failed' });
    if (isFirst) showFailure(failureMessage(error, MESSAGES.chat_load_failed));
  } finally {
    endThinking();
  }
}
