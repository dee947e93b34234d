import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/call.ts';
import { setUser, useSession } from '../../lib/session.ts';

const CHAT_MODE = ['chat-mode'];

const isChatOn = () => useSession.getState().user?.chat_enabled ?? false;

function showChat(chat_enabled: boolean): void {
  const { user } = useSession.getState();
  if (user !== null) setUser({ ...user, chat_enabled });
}

/** Turns the chat on or off at once; when that cannot be saved it goes back to what is saved. */
export function useChatMode(): (isOn: boolean) => void {
  const queryClient = useQueryClient();
  const saved = useRef(false);
  const change = useMutation({
    mutationKey: CHAT_MODE,
    scope: { id: 'chat-mode' },
    mutationFn: (chat_enabled: boolean) => call('setChatMode', { body: { chat_enabled } }),
    onMutate: (isOn) => {
      if (queryClient.isMutating({ mutationKey: CHAT_MODE }) === 1) saved.current = isChatOn();
      showChat(isOn);
    },
    onSuccess: (_, isOn) => {
      saved.current = isOn;
    },
    onError: (cause, isOn) => {
      console.warn('The chat mode could not be saved', cause);
      if (isChatOn() === isOn) showChat(saved.current);
    },
  });
  return change.mutate;
}
