import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { LayerFailure } from '../feedback/layer-failure.tsx';
import { Button } from '../form/button.tsx';
import styles from './confirm-dialog.module.css';
import dialog from './dialog.module.css';
import overlay from './overlay.module.css';

interface ConfirmDialogProps {
  open: boolean;
  /** The question; what most ask when absent. */
  title?: string;
  /** What follows from it, where the title does not say enough. */
  children?: ReactNode;
  /** What the button that does it says. */
  action?: string;
  /** While it is being done nothing can be pressed. */
  isBusy?: boolean;
  /** What gets the focus when it closes, where what had it before may be gone. */
  finalFocus?: () => HTMLElement | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done; may open over a sheet or another dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title = 'Please confirm', children, action = 'Remove', isBusy = false } = props;
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !isBusy) props.onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={`${overlay.backdrop} ${dialog.backdrop}`} forceRender />
        <AlertDialog.Popup
          className={`${dialog.popup} ${styles.popup}`}
          finalFocus={props.finalFocus && (() => props.finalFocus?.() ?? true)}
        >
          <AlertDialog.Title className={overlay.title}>{title}</AlertDialog.Title>
          {children !== undefined && (
            <AlertDialog.Description className={styles.text} render={<div />}>
              {children}
            </AlertDialog.Description>
          )}
          <div className={styles.ways}>
            <Button look="outline" disabled={isBusy} onClick={props.onClose}>
              Cancel
            </Button>
            <Button disabled={isBusy} onClick={props.onConfirm}>
              {action}
            </Button>
          </div>
          <LayerFailure />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
