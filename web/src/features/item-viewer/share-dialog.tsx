import { MESSAGES } from '@modiste/contract/messages';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  open: boolean;
  itemId: string;
  onClose: () => void;
}

const itemLink = (itemId: string) => {
  const link = new URL('/', window.location.origin);
  link.searchParams.set('item', itemId);
  return link.href;
};

function ShareLink({ link }: { link: string }) {
  const [copyText, setCopyText] = useState<string>(MESSAGES.share_copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopyText(MESSAGES.share_copied);
    } catch {
      setCopyText(MESSAGES.share_failed);
    }
  };
  return (
    <div className={styles.share}>
      <input
        className={styles.link}
        aria-label="Link to this item"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button className={styles.copy} onClick={() => void copy()}>
        <span aria-live="polite">{copyText}</span>
      </Button>
    </div>
  );
}

export const ShareDialog = ({ open, itemId, onClose }: ShareDialogProps) => (
  <Dialog open={open} title={MESSAGES.share_title} onClose={onClose}>
    <ShareLink link={itemLink(itemId)} />
  </Dialog>
);
