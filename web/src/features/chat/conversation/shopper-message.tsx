import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { ShopperMessage as Message } from '../store/conversation-state.ts';
import styles from './shopper-message.module.css';

interface ShopperMessageProps {
  message: Message;
  /** The picture of what was attached to it. */
  picture: ReactNode;
  /** Null where it cannot be edited. */
  onEdit: (() => void) | null;
}

/** What the shopper said. */
export const ShopperMessage = ({ message, picture, onEdit }: ShopperMessageProps) => (
  <div className={styles.place}>
    {onEdit !== null && (
      <IconButton label="Edit message" icon={Pencil} size={16} onClick={onEdit} />
    )}
    <div className={styles.message}>
      <h2 className="visually-hidden">You said</h2>
      {picture !== null && <div className={styles.picture}>{picture}</div>}
      {message.text !== '' && <p className={styles.text}>{message.text}</p>}
    </div>
  </div>
);
