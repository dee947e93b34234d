import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusGone } from '../../../lib/page/return-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { useHold } from '../motion.ts';
import styles from './dislike-notice.module.css';
import { closeDislikeNotice, DISLIKE_NOTICE_ID, useDislikeNotice } from './use-dislike.ts';

/** Long enough to read and to decide; it stays while the pointer or the focus is in it. */
const NOTICE_MS = 10_000;

/** Says what was taken off the page, with the way to take that back; read out too. */
export function DislikeNotice() {
  const { text, undo } = useDislikeNotice();
  const { isHeld, hold } = useHold();
  const undoButton = useRef<HTMLButtonElement>(null);
  const passOn = ({ target, currentTarget }: FocusEvent) => {
    if (target === currentTarget) undoButton.current?.focus();
  };
  useEffect(() => {
    if (text === null || isHeld) return;
    const timer = setTimeout(closeDislikeNotice, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [text, isHeld]);
  // What had the focus went with what was taken off.
  useEffect(() => {
    const isHere = isFocusGone() || document.activeElement?.id === DISLIKE_NOTICE_ID;
    if (text !== null && isHere) undoButton.current?.focus();
  }, [text]);
  useEffect(() => closeDislikeNotice, []);
  return (
    <section id={DISLIKE_NOTICE_ID} aria-label="Not for me" tabIndex={-1} onFocus={passOn}>
      <div className={text === null ? undefined : styles.notice} {...hold}>
        <p role="status" aria-live="polite" className={styles.text}>
          {text}
        </p>
        {text !== null && (
          <>
            <Button ref={undoButton} look="link" className={styles.undo} onClick={undo}>
              Undo
            </Button>
            <IconButton label="Dismiss" icon={X} size={18} onClick={closeDislikeNotice} />
          </>
        )}
      </div>
    </section>
  );
}
