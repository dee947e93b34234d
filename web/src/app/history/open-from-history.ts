import { navigate } from 'wouter/use-browser-location';
import {
  chatHref,
  NEW_CHAT,
  readChat,
  storeCurrentChat,
} from '../../features/chat/chat-address.ts';
import { defaultFiltersOf } from '../../features/search/state/default-filters.ts';
import { writeSearch } from '../../features/search/state/search-address.ts';
import { call } from '../../lib/call.ts';
import { once } from '../../lib/once.ts';
import { useSession } from '../../lib/session.ts';

const loadConversations = once(() => import('../../features/chat/store/conversations.ts'));

/** Shows a conversation as the server has it. */
export async function openChat(chatId: string): Promise<void> {
  storeCurrentChat(chatId);
  navigate(chatHref(chatId));
  const { conversations } = await loadConversations();
  conversations().refresh(chatId);
}

/** Shows a search again: its words, its filters and what was attached to it. */
export async function openSearch(id: string): Promise<void> {
  const { query, filters, attachments } = await call('savedSearch', { params: { id }, body: {} });
  const [attached] = attachments;
  const attachment = attached ? { id: attached.id, context: attached.context } : null;
  const defaults = defaultFiltersOf(useSession.getState().user?.preferences);
  navigate(writeSearch({ query, filters, attachment }, defaults));
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
