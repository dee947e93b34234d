import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchDraft } from '../state/search-draft.ts';
import styles from './send-when-uploaded.module.css';

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
  const isGone = !isUploading && attachment === null;
  if (waiting !== null && (waiting !== text || isGone)) setWaiting(null);
  const isWaiting = waiting === text;
  const isThere = isWaiting && !isUploading && !isGone;
  const send = useEffectEvent(onSend);
  useEffect(() => {
    if (isThere) send();
  }, [isThere]);
  return {
    isWaiting: isWaiting && isUploading,
    wait: () => setWaiting(text),
    giveUp: () => setWaiting(null),
  };
}

interface WaitingNoteProps {
  isWaiting: boolean;
  /** Whether it is said to the stylist, rather than searched for. */
  isChat: boolean;
}

/** Says that what was submitted waits for its photo. It is always there, so that it is read out. */
export const WaitingNote = ({ isWaiting, isChat }: WaitingNoteProps) => (
  <p role="status" className={styles.note}>
    {isWaiting &&
      (isChat
        ? 'Your photo is still uploading. Your message goes out as soon as it’s there.'
        : 'Your photo is still uploading. The search starts as soon as it’s there.')}
  </p>
);
