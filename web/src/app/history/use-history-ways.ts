import { MESSAGES } from '@modiste/contract/messages';
import { failureMessage } from '../../lib/call.ts';
import { showFailure } from '../../lib/failure-popup.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { startThinking } from '../../lib/page/use-pulse-status.ts';
import { openChat, openNewChat, openSearch } from './open-from-history.ts';

/** Where entries of the history lead: chats with chat mode on, searches with it off. */
export function useHistoryWays() {
  const [isChatOn, setChatMode] = useChatMode();
  const talk = (go: () => void) => {
    if (!isChatOn) setChatMode(true);
    go();
  };
  const leaveForSearch = async (id: string) => {
    const endThinking = startThinking();
    try {
      await openSearch(id);
      if (isChatOn) setChatMode(false);
    } catch (error) {
      showFailure(failureMessage(error, MESSAGES.search_load_failed));
    } finally {
      endThinking();
    }
  };
  return {
    isChatOn,
    onOpenChat: (id: string) => talk(() => void openChat(id)),
    onOpenSearch: (id: string) => void leaveForSearch(id),
    onNewChat: () => talk(openNewChat),
  };
}
