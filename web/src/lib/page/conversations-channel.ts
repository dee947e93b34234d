import { useEffect, useEffectEvent } from 'react';
import { type Guarded, isObject, isOneOf, isString } from '../guards.ts';

/** On this channel the tabs, and the parts of one, tell each other of conversations. */
export const CONVERSATIONS_CHANNEL = 'modiste-conversations';

const isNews = isObject({ kind: isOneOf(['received', 'stored', 'deleted']), chatId: isString });

/** A message came to the server, its turn is over, or the conversation was deleted. */
export type ConversationNews = Guarded<typeof isNews>;

/** Reads what came over the channel; null where it is something else. */
export const readNews = (data: unknown): ConversationNews | null => (isNews(data) ? data : null);

/** Calls at any news of any conversation, from this tab or another. */
export function useConversationNews(onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return;
    const channel = new BroadcastChannel(CONVERSATIONS_CHANNEL);
    channel.addEventListener('message', () => tell());
    return () => channel.close();
  }, []);
}
