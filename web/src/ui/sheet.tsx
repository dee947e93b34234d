import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import overlay from './overlay.module.css';
import styles from './sheet.module.css';
import { useWideScreen } from './use-wide-screen.ts';

interface SheetProps {
  open: boolean;
  title: string;
  footer: ReactNode;
  children: ReactNode;
  /** What gets the focus when it opens; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A panel from the bottom on phones and from the right on wide screens; swiped away or closed. */
export function Sheet({ open, title, footer, children, initialFocus, onClose }: SheetProps) {
  const isWide = useWideScreen();
  return (
    <Drawer.Root
      open={open}
      swipeDirection={isWide ? 'right' : 'down'}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={overlay.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.popup} initialFocus={initialFocus}>
            <div className={styles.handle} aria-hidden="true" />
            <div className={overlay.header}>
              <Drawer.Title className={overlay.title}>{title}</Drawer.Title>
              <Drawer.Close className={overlay.close} aria-label="Close">
                <X size={20} aria-hidden="true" />
              </Drawer.Close>
            </div>
            <Drawer.Content className={overlay.body}>{children}</Drawer.Content>
            <div className={overlay.footer}>{footer}</div>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
