import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LayerFailure } from '../feedback/layer-failure.tsx';
import { IconButton } from '../form/icon-button.tsx';
import styles from './dialog.module.css';
import overlay from './overlay.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  footer?: ReactNode;
  children: ReactNode;
  /** What gets the focus when it closes, where what had it before may be gone. */
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
}

/** A centred dialog with a title and a close button; may open over a sheet or another dialog. */
export function Dialog({ open, title, footer, children, finalFocus, onClose }: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={`${overlay.backdrop} ${styles.backdrop}`} forceRender />
        <BaseDialog.Popup
          className={styles.popup}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
        >
          <div className={overlay.header}>
            <BaseDialog.Title className={overlay.title}>{title}</BaseDialog.Title>
            <BaseDialog.Close render={<IconButton label="Close" icon={X} />} />
          </div>
          <div className={overlay.body}>{children}</div>
          {footer !== undefined && <div className={overlay.footer}>{footer}</div>}
          <LayerFailure />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
