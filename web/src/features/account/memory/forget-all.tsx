import { useState } from 'react';
import { failureMessage } from '../../../lib/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './memory.module.css';
import { useForgetMemories } from './memory-queries.ts';

interface ForgetAllProps {
  /** What gets the focus afterwards, as the button is gone then. */
  finalFocus: () => HTMLElement | null;
}

/** The way to have everything forgotten, after a question. */
export function ForgetAll({ finalFocus }: ForgetAllProps) {
  const [isAsking, setIsAsking] = useState(false);
  const forget = useForgetMemories();
  const close = () => setIsAsking(false);
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Forget everything
      </Button>
      <ConfirmDialog
        open={isAsking}
        action="Forget everything"
        isBusy={forget.isPending}
        finalFocus={forget.isSuccess ? finalFocus : undefined}
        onConfirm={() => forget.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>Your stylist will forget everything it remembers about you. This can’t be undone.</p>
        {forget.error !== null && (
          <p role="alert" className={styles.problem}>
            {failureMessage(forget.error, 'That wasn’t forgotten. Try again.')}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
