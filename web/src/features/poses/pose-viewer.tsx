import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { PhotoAdvice } from '../../poses/photo-advice.tsx';
import { poseName } from '../../poses/pose-name.ts';
import { PosePicture } from '../../poses/pose-picture.tsx';
import type { Pose } from '../../poses/pose-queries.ts';
import { useSwipe } from '../../ui/device/use-swipe.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ViewerFrame } from '../../ui/overlay/viewer-frame.tsx';
import { PoseBar } from './pose-bar.tsx';
import styles from './pose-viewer.module.css';

interface PoseViewerProps {
  /** As they were when it opened: what is deleted meanwhile stays until it has closed. */
  poses: readonly Pose[];
  start: Pose;
  tryOnOf: ((pose: Pose, name: string) => ReactNode) | undefined;
  onDelete: (pose: Pose) => void;
  /** Told whether the pose was deleted, and with it the tile that would get the focus back. */
  onClosed: (isDeleted: boolean) => void;
}

/** One pose at a time, large, with what is known of it and the button that deletes it. */
export function PoseViewer({ poses, start, tryOnOf, onDelete, onClosed }: PoseViewerProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isConfirming, setIsConfirming] = useState(false);
  const [pose, setPose] = useState(start);
  const isDeleted = useRef(false);
  const index = poses.findIndex(({ id }) => id === pose.id);
  const [previous, next] = [poses[index - 1], poses[index + 1]];
  const name = poseName(pose, poses.length - index);
  const goTo = (next: Pose | undefined) => {
    if (next !== undefined) setPose(next);
  };
  const close = useBackToClose(isOpen, () => setIsOpen(false));
  const closeQuestion = useBackToClose(isConfirming, () => setIsConfirming(false));
  const swipe = useSwipe({
    onSwipe: (direction) => {
      if (direction === 'down') close();
      else goTo(direction === 'left' ? next : previous);
    },
  });
  const remove = () => {
    isDeleted.current = true;
    setIsConfirming(false);
    close();
    onDelete(pose);
  };

  return (
    <ViewerFrame
      title={name}
      open={isOpen}
      onClose={close}
      onClosed={() => onClosed(isDeleted.current)}
      className={styles.viewer}
    >
      <PoseBar
        position={poses.length > 1 ? `${index + 1} of ${poses.length}` : ''}
        onPrevious={previous && (() => goTo(previous))}
        onNext={next && (() => goTo(next))}
        onClose={close}
      />
      <div className={styles.page}>
        <div className={styles.stage} {...swipe}>
          <PosePicture key={pose.id} id={pose.id} alt={name} size="full" />
        </div>
        <div className={styles.detail}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.kind}>
            {pose.generated ? 'A try-on you saved. ' : 'A photo you added. '}
            Only you can see it.
          </p>
          {pose.photo_faults.length > 0 && <PhotoAdvice faults={pose.photo_faults} />}
          {tryOnOf?.(pose, name)}
          <Button look="outline" onClick={() => setIsConfirming(true)}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Delete pose
          </Button>
        </div>
      </div>
      <ConfirmDialog open={isConfirming} onConfirm={remove} onClose={closeQuestion}>
        This permanently deletes the photo, every copy of it and the looks made from it. Looks you
        saved as poses stay.
      </ConfirmDialog>
    </ViewerFrame>
  );
}
