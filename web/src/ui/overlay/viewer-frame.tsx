import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { LayerFailure } from '../feedback/layer-failure.tsx';
import overlay from './overlay.module.css';
import styles from './viewer-frame.module.css';

interface ViewerFrameProps {
  title: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** What gets the focus when it opens; the first control where it is not there yet. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * May set `--viewer-height` and `--viewer-width`, where 65% of a wide screen and 60rem are not
   * enough or too much.
   */
  className?: string;
  /** It is the page: whatever stands above it stays within reach. */
  isPage?: boolean;
  children: ReactNode;
}

/** The whole screen on a phone, a dialog over the page on a wide screen. */
export const ViewerFrame = (props: ViewerFrameProps) => (
  <Dialog.Root
    open={props.open}
    modal={!props.isPage}
    disablePointerDismissal={props.isPage}
    onOpenChange={(next) => {
      if (!next) props.onClose();
    }}
    onOpenChangeComplete={(next) => {
      if (!next) props.onClosed();
    }}
  >
    <Dialog.Portal>
      {!props.isPage && <Dialog.Backdrop className={overlay.backdrop} />}
      <Dialog.Popup
        className={`${styles.popup} ${props.className ?? ''}`}
        data-page={props.isPage}
        aria-label={props.title}
        initialFocus={() => props.initialFocus?.current ?? true}
      >
        {props.children}
        {!props.isPage && <LayerFailure />}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
