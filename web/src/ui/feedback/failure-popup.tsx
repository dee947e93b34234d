import styles from './failure-popup.module.css';

interface FailurePopupProps {
  message: string | null;
  onClose: () => void;
}

/**
 * Says what failed until it is closed or something else fails; read out at once. It draws its own
 * signs: the login screen shows it, and would fetch the icon library for nothing else.
 */
export const FailurePopup = ({ message, onClose }: FailurePopupProps) => (
  <div role="alert" className={styles.place}>
    {message !== null && (
      <div className={styles.popup}>
        <span className={styles.mark} aria-hidden="true">
          !
        </span>
        <p className={styles.message}>{message}</p>
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss"
          title="Dismiss"
          onClick={onClose}
        />
      </div>
    )}
  </div>
);
