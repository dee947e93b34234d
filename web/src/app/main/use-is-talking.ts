import { useSearch } from 'wouter';
import { readChat } from '../../features/chat/chat-address.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';

/** Whether the Search tab shows a conversation: chat mode is on, and the address names one. */
export function useIsTalking(): boolean {
  const [isChatOn] = useChatMode();
  return readChat(useSearch()) !== null && isChatOn;
}
