import { CircleAlert, X } from 'lucide-react';
import styles from './failure-popup.module.css';
import { IconButton } from './icon-button.tsx';

interface FailurePopupProps {
  message: string | null;
  onClose: () => void;
}

/** Says what failed until it is closed or something else fails; read out at once. */
export const FailurePopup = ({ message, onClose }: FailurePopupProps) => (
  <div role="alert" className={styles.place}>
    {message !== null && (
      <div className={styles.popup}>
        <CircleAlert size={20} aria-hidden="true" className={styles.icon} />
        <p className={styles.message}>{message}</p>
        <IconButton label="Close the message" icon={X} size={18} onClick={onClose} />
      </div>
    )}
  </div>
);
