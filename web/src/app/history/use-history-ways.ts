import type { Filters } from '@modiste/contract/filters/filters';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { openChat, openNewChat, openSearch } from './open-from-history.ts';

/** Where entries of the history lead: chats with chat mode on, searches with it off. */
export function useHistoryWays(defaults: Filters) {
  const [isChatOn, setChatMode] = useChatMode();
  const talk = (go: () => void) => {
    if (!isChatOn) setChatMode(true);
    go();
  };
  const leaveForSearch = async (id: string) => {
    const isOpened = await openSearch(id, defaults);
    if (isOpened && isChatOn) setChatMode(false);
  };
  return {
    isChatOn,
    onOpenChat: (id: string) => talk(() => void openChat(id)),
    onOpenSearch: (id: string) => void leaveForSearch(id),
    onNewChat: () => talk(openNewChat),
  };
}
