import { useState } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './sign-in-offer.module.css';

const REASONS = {
  save: {
    title: 'Sign in to save it',
    text: 'Saved pieces wait on your wishlist, and you can be told when one of them costs less.',
  },
  attach: {
    title: 'Sign in to search with it',
    text: 'Modiste finds more pieces like this one, and you can say in words what should differ.',
  },
} as const;

export type OfferReason = keyof typeof REASONS;

interface SignInOfferProps {
  /** Nothing is offered while null. */
  reason: OfferReason | null;
  onSignIn: () => void;
  onClose: () => void;
}

/** Offers a stranger to sign in for what only members can do; the item stays where it is. */
export function SignInOffer({ reason, onSignIn, onClose }: SignInOfferProps) {
  // It keeps its words while it closes.
  const [shown, setShown] = useState<OfferReason>('save');
  if (reason !== null && reason !== shown) setShown(reason);
  const { title, text } = REASONS[shown];
  const close = useBackToClose(reason !== null, onClose);
  return (
    <Dialog open={reason !== null} title={title} onClose={close}>
      <div className={styles.offer}>
        <p>{text}</p>
        <p className={styles.soft}>You come back to this piece. An account takes a minute.</p>
        <div className={styles.ways}>
          <Button onClick={onSignIn}>Sign in</Button>
          <Button look="outline" onClick={close}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
