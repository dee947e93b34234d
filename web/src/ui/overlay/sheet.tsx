import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useWideScreen } from '../device/media-query.ts';
import { LayerFailure } from '../feedback/layer-failure.tsx';
import { IconButton } from '../form/icon-button.tsx';
import overlay from './overlay.module.css';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  /** Where it comes from; when absent, the bottom on phones and the right on wide screens. */
  side?: 'left' | 'right';
  footer?: ReactNode;
  children: ReactNode;
  /** What gets the focus when it opens; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Told whether it was swiped away, which moves it before anybody is asked. */
  onClose: (isSwiped: boolean) => void;
  /** Told of every press in it, by hand or by a key, before it does anything. */
  onPress?: () => void;
}

const SWIPES_AWAY = { left: 'left', right: 'right', bottom: 'down' } as const;

/** A panel along an edge of the screen; swiped away or closed. */
export function Sheet(props: SheetProps) {
  const { open, title, footer, children, initialFocus, onClose, onPress } = props;
  const isWide = useWideScreen();
  const side = props.side ?? (isWide ? 'right' : 'bottom');
  return (
    <Drawer.Root
      open={open}
      swipeDirection={SWIPES_AWAY[side]}
      onOpenChange={(next, { reason }) => {
        if (!next) onClose(reason === 'swipe');
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={overlay.backdrop} />
        <Drawer.Viewport className={styles.viewport} data-side={side}>
          <Drawer.Popup
            className={styles.popup}
            data-side={side}
            initialFocus={initialFocus}
            onPointerDownCapture={onPress}
            onKeyDownCapture={onPress}
          >
            {side === 'bottom' && <div className={styles.handle} aria-hidden="true" />}
            <div className={overlay.header}>
              <Drawer.Title className={overlay.title}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton label="Close" icon={X} />} />
            </div>
            <Drawer.Content className={overlay.body}>{children}</Drawer.Content>
            {footer !== undefined && <div className={overlay.footer}>{footer}</div>}
            <LayerFailure />
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
