import { useState } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { PhotoAdvice } from '../../poses/photo-advice.tsx';
import { PosePicture } from '../../poses/pose-picture.tsx';
import type { Pose } from '../../poses/pose-queries.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import styles from './photo-check.module.css';

interface PhotoCheckProps {
  /** Just uploaded, with something that speaks against it. */
  pose: Pose;
  onKeep: () => void;
  onDelete: () => void;
  /** What gets the focus once the photo is deleted. */
  nextFocus: () => HTMLElement | null;
}

/** Tells what makes an uploaded photo hard to dress, and lets the shopper go on with it. */
export function PhotoCheck({ pose, onKeep, onDelete, nextFocus }: PhotoCheckProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const close = useBackToClose(isConfirming, () => setIsConfirming(false));
  const titleId = `photo-check-${pose.id}`;
  return (
    <article className={styles.check} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <PosePicture id={pose.id} alt="" size="thumbnail" />
      </div>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          This photo may be hard to dress
        </h2>
        <PhotoAdvice faults={pose.photo_faults} />
        <div className={styles.actions}>
          <Button onClick={onKeep}>Keep it</Button>
          <Button look="outline" onClick={() => setIsConfirming(true)}>
            Delete photo
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isConfirming}
        finalFocus={nextFocus}
        onConfirm={() => {
          close();
          onDelete();
        }}
        onClose={close}
      >
        This permanently deletes the photo and every copy of it.
      </ConfirmDialog>
    </article>
  );
}
