import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { FrameBar, FramePosition } from '../../ui/overlay/frame-bar.tsx';
import styles from './pose-bar.module.css';

interface PoseBarProps {
  /** The position of the pose, for example "3 of 12"; empty when it is alone. */
  position: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** Buttons to move through the poses and to close; every swipe has its button here. */
export const PoseBar = ({ position, onPrevious, onNext, onClose }: PoseBarProps) => (
  <FrameBar>
    {position !== '' && (
      <>
        <IconButton
          label="Previous pose"
          icon={ChevronLeft}
          disabled={onPrevious === undefined}
          data-presses="repeatable"
          onClick={onPrevious}
        />
        <FramePosition>{position}</FramePosition>
        <IconButton
          label="Next pose"
          icon={ChevronRight}
          disabled={onNext === undefined}
          data-presses="repeatable"
          onClick={onNext}
        />
      </>
    )}
    <IconButton label="Close" icon={X} className={styles.close} onClick={onClose} />
  </FrameBar>
);
