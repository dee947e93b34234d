import { X } from 'lucide-react';
import { useRef } from 'react';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './attachment-chip.module.css';
import type { PictureOnItsWay } from './use-attach-picture.ts';

interface UploadChipProps {
  picture: PictureOnItsWay;
  onRetry: () => void;
  onDrop: () => void;
}

/** A picture that is on its way to the server, or did not arrive there. */
export function UploadChip({ picture, onRetry, onDrop }: UploadChipProps) {
  const way = useRef<HTMLButtonElement>(null);
  useLostFocus(way);
  return picture.status === 'uploading' ? (
    <div className={styles.chip}>
      <span className={styles.waiting}>
        <Spinner label="Uploading your photo" />
      </span>
      <span className={styles.name}>Uploading…</span>
      <IconButton ref={way} label="Cancel upload" icon={X} size={16} onClick={onDrop} />
    </div>
  ) : (
    <div className={styles.chip}>
      <span className={styles.note} role="status">
        {picture.mayRetry
          ? 'Not uploaded yet.'
          : 'We can’t read HEIC photos. Save it as a JPEG and try again.'}
      </span>
      {picture.mayRetry && (
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
      <IconButton ref={way} label="Remove photo" icon={X} size={16} onClick={onDrop} />
    </div>
  );
}
