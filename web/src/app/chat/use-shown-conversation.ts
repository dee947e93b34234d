import type { Filters } from '@modiste/contract/filters/filters';
import { useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { chatHref, NEW_CHAT, storeCurrentChat } from '../../features/chat/chat-address.ts';
import { conversations } from '../../features/chat/store/conversations.ts';

/** The conversation of an address, and how to begin another in its place. */
export function useShownConversation(chat: string, defaults: Filters) {
  const [round, setRound] = useState(0);
  const conversation = useMemo(() => {
    // Another one may have taken the place of the same address.
    void round;
    return conversations().at(chat, defaults);
  }, [chat, defaults, round]);

  const show = (shown: string) => {
    storeCurrentChat(shown);
    setRound((count) => count + 1);
    navigate(chatHref(shown));
  };
  return {
    conversation,
    /** Begins anew. Answers how to go back to the conversation before. */
    startOver: (): (() => void) => {
      conversations().startOver(defaults);
      show(NEW_CHAT);
      return () => show(conversations().resume(conversation));
    },
  };
}
