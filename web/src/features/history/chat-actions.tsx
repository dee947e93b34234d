import { MESSAGES } from '@modiste/contract/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureMessage } from '../../lib/call.ts';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './history.module.css';
import { useDeletion } from './history-queries.ts';

/** How long it says that a conversation is deleted. */
const DELETED_MS = 1000;

/** What the one button says: first what it does, then what a second press does, then what it did. */
const STEPS = {
  ask: MESSAGES.chat_delete,
  confirm: MESSAGES.chat_delete_confirm,
  done: MESSAGES.chat_deleted,
} as const;

interface ChatActionsProps {
  chat: { id: string; title: string };
  /** What gets the focus afterwards. */
  finalFocus: () => HTMLElement | null;
  /** Told when it closes, and whether the conversation is gone. */
  onClose: (isDeleted: boolean) => void;
}

/** What can be done with a conversation: to delete it, in three steps. */
export function ChatActions({ chat, finalFocus, onClose }: ChatActionsProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  const deletion = useDeletion();
  const isDone = deletion.isSuccess;
  const step = isAsked ? 'confirm' : 'ask';
  const close = useBackToClose(isOpen, () => {
    setIsOpen(false);
    onClose(isDone);
  });
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(closeNow, DELETED_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const press = () => {
    if (isAsked) deletion.mutate(chat.id);
    else setIsAsked(true);
  };
  const label = STEPS[isDone ? 'done' : step];
  return (
    <Dialog open={isOpen} title={chat.title} finalFocus={finalFocus} onClose={close}>
      <div className={styles.actions}>
        <p className={styles.text}>Its messages and photos will be deleted for good.</p>
        <Button look="danger" disabled={deletion.isPending || isDone} onClick={press}>
          {label}
        </Button>
        <p role="status" className="visually-hidden">
          {step === 'ask' ? '' : label}
        </p>
        {deletion.error !== null && (
          <p role="alert" className={styles.problem}>
            {failureMessage(deletion.error, MESSAGES.chat_delete_failed)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
