import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchDraft } from '../state/search-draft.ts';

interface WaitingInput {
  written: SearchDraft;
  isUploading: boolean;
  onSend: () => void;
}

/**
 * Sends what was submitted while its photo was being uploaded, once that is there. Where the words
 * are changed meanwhile, or the photo does not arrive, they stay to be sent by hand.
 */
export function useSendWhenUploaded({ written, isUploading, onSend }: WaitingInput) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const { text, attachment } = written;
  if (waiting !== null && waiting !== text) setWaiting(null);
  const isWaiting = waiting === text;
  const isOver = isWaiting && !isUploading;
  const finish = useEffectEvent(() => {
    setWaiting(null);
    if (attachment !== null) onSend();
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  return { isWaiting, wait: () => setWaiting(text), giveUp: () => setWaiting(null) };
}
