import { useState } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './sign-in-offer.module.css';

const REASONS = {
  save: {
    title: 'Sign in to save this item',
    text: 'Keep it on your wishlist and set an alert for the price you want.',
  },
  attach: {
    title: 'Sign in to search with this item',
    text: 'Find more like it, and describe what you’d change.',
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
        <p className={styles.soft}>
          You’ll come right back to this item. Creating an account takes a minute.
        </p>
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
