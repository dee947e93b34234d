import { useMutation } from '@tanstack/react-query';
import { call } from '../call.ts';
import { setUser, useSession } from '../session.ts';

function showChat(chat_enabled: boolean): void {
  const { user } = useSession.getState();
  if (user !== null) setUser({ ...user, chat_enabled });
}

/**
 * Whether the shopper talks to the stylist rather than searching, and how to change that: at once,
 * then saved, one change after another. What cannot be saved holds while the page lives.
 */
export function useChatMode() {
  const isChatOn = useSession(({ user }) => user?.chat_enabled ?? false);
  const { mutate } = useMutation({
    scope: { id: 'chat-mode' },
    mutationFn: (chat_enabled: boolean) => call('setChatMode', { body: { chat_enabled } }),
    onMutate: showChat,
    onError: (cause) => console.warn('The chat mode could not be saved', cause),
  });
  return [isChatOn, mutate] as const;
}
