import { X } from 'lucide-react';
import { useRef } from 'react';
import { useLostFocus } from '../../../lib/page/return-focus.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './attachment-chip.module.css';
import type { PictureUpload } from './use-attach-picture.ts';

interface UploadChipProps {
  picture: PictureUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture that is being uploaded, or whose upload failed. */
export function UploadChip({ picture, onRetry, onRemove }: UploadChipProps) {
  const removeButton = useRef<HTMLButtonElement>(null);
  useLostFocus(removeButton);
  return picture.status === 'uploading' ? (
    <div className={styles.chip}>
      <span className={styles.waiting}>
        <Spinner label="Uploading your photo" />
      </span>
      <span className={styles.name}>Uploading…</span>
      <IconButton ref={removeButton} label="Cancel upload" icon={X} size={16} onClick={onRemove} />
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
      <IconButton ref={removeButton} label="Remove photo" icon={X} size={16} onClick={onRemove} />
    </div>
  );
}
