import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { navigate } from 'wouter/use-browser-location';
import {
  chatHref,
  NEW_CHAT,
  readChat,
  storeCurrentChat,
} from '../../features/chat/chat-address.ts';
import { writeSearch } from '../../features/search/state/search-address.ts';
import { call, failureMessage } from '../../lib/call.ts';
import { showFailure } from '../../lib/failure-popup.ts';
import { once } from '../../lib/once.ts';
import { startThinking } from '../../lib/page/use-pulse-status.ts';

const loadConversations = once(() => import('../../features/chat/store/conversations.ts'));

/** Shows a conversation as the server has it. */
export async function openChat(chatId: string): Promise<void> {
  storeCurrentChat(chatId);
  navigate(chatHref(chatId));
  const { conversations } = await loadConversations();
  conversations().refresh(chatId);
}

/** Shows a search again: its words, its filters and what was attached to it. */
export async function openSearch(id: string, defaults: Filters): Promise<boolean> {
  const endThinking = startThinking();
  try {
    const { query, filters, attachments } = await call('savedSearch', { params: { id }, body: {} });
    const [attached] = attachments;
    const attachment = attached ? { id: attached.id, context: attached.context } : null;
    navigate(writeSearch({ query, filters, attachment }, defaults));
    return true;
  } catch (error) {
    showFailure(failureMessage(error, MESSAGES.search_load_failed));
    return false;
  } finally {
    endThinking();
  }
}

/** Begins a conversation. */
export function openNewChat(): void {
  storeCurrentChat(NEW_CHAT);
  navigate(chatHref(NEW_CHAT));
}

/** Clears a conversation that was deleted, wherever it is open. */
export async function discardChat(chatId: string): Promise<void> {
  const { conversations } = await loadConversations();
  conversations().discard(chatId);
}

/** Where the page shows one of these conversations, it goes on with an empty one. */
export function leaveChats(chatIds: ReadonlySet<string>): void {
  const { search } = window.location;
  if (!chatIds.has(readChat(search) ?? '')) return;
  const params = new URLSearchParams(search);
  params.set('chat', NEW_CHAT);
  params.delete('results');
  navigate(`/?${params}`, { replace: true });
}
