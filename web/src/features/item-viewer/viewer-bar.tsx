import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Share, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { FrameBar, FramePosition } from '../../ui/overlay/frame-bar.tsx';
import styles from './viewer-bar.module.css';

interface ViewerBarProps {
  /** The title of the item, read out when another one replaces it. */
  title: string;
  /** The position of the item in its list, for example "3 of 60"; empty when it is alone. */
  position: string;
  onBack: (() => void) | null;
  onForward: (() => void) | null;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onShare: () => void;
  onClose: () => void;
  /** The toggles of the item itself. */
  children: ReactNode;
}

/** Buttons to move through history and list and to close; every swipe has its button here. */
export const ViewerBar = (props: ViewerBarProps) => (
  <FrameBar className={styles.bar}>
    {props.onBack !== null && <IconButton label="Back" icon={ArrowLeft} onClick={props.onBack} />}
    {props.onForward !== null && (
      <IconButton label="Forward" icon={ArrowRight} onClick={props.onForward} />
    )}
    {props.position !== '' && (
      <div className={styles.leaf} data-presses="repeatable">
        <IconButton
          label="Previous item"
          icon={ChevronLeft}
          disabled={props.onPrevious === null}
          onClick={props.onPrevious ?? undefined}
        />
        <FramePosition>
          {props.position}
          <span className="visually-hidden">: {props.title}</span>
        </FramePosition>
        <IconButton
          label="Next item"
          icon={ChevronRight}
          disabled={props.onNext === null}
          onClick={props.onNext ?? undefined}
        />
      </div>
    )}
    <div className={styles.actions}>
      {props.children}
      <IconButton label="Share" icon={Share} onClick={props.onShare} />
      <IconButton label="Close" icon={X} onClick={props.onClose} />
    </div>
  </FrameBar>
);
