import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { Share } from 'lucide-react';
import { useRef } from 'react';
import { useTransientMessage } from '../../ui/feedback/use-transient-message.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  open: boolean;
  item: Item;
  onClose: () => void;
}

/** How long a button says how it went. */
const OUTCOME_MS = 2000;

const itemLink = ({ id }: Item) => {
  const link = new URL('/', window.location.origin);
  link.searchParams.set('item', id);
  return link.href;
};

const isCancelled = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'AbortError';

/** The share sheet of the device. */
function ShareElsewhere({ item, link }: { item: Item; link: string }) {
  const [outcome, say] = useTransientMessage(OUTCOME_MS);
  const share = async () => {
    try {
      await navigator.share({ title: item.short_description, url: link });
    } catch (cause) {
      if (!isCancelled(cause)) say(MESSAGES.share_failed);
    }
  };
  return (
    <Button look="outline" className={styles.elsewhere} onClick={() => void share()}>
      <Share size={18} aria-hidden="true" />
      <span aria-live="polite">{outcome ?? 'Share with an app'}</span>
    </Button>
  );
}

function ShareLink({ item }: { item: Item }) {
  const [outcome, say] = useTransientMessage(OUTCOME_MS);
  const field = useRef<HTMLInputElement>(null);
  const link = itemLink(item);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(MESSAGES.share_copied);
    } catch {
      // The link is then marked, ready to be copied by hand.
      field.current?.select();
      say(MESSAGES.share_failed);
    }
  };
  return (
    <div className={styles.share}>
      <input
        ref={field}
        className={styles.link}
        aria-label="Link to this item"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button className={styles.copy} onClick={() => void copy()}>
        <span aria-live="polite">{outcome ?? MESSAGES.share_copy}</span>
      </Button>
      {'share' in navigator && <ShareElsewhere item={item} link={link} />}
    </div>
  );
}

/** The link to an item, to copy or to share. */
export const ShareDialog = ({ open, item, onClose }: ShareDialogProps) => (
  <Dialog open={open} title={MESSAGES.share_title} onClose={onClose}>
    <ShareLink item={item} />
  </Dialog>
);
