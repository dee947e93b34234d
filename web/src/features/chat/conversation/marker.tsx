import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './marker.module.css';

interface MarkerProps {
  children: ReactNode;
  /** What pressing it does, where it leads somewhere. */
  onPress?: () => void;
  isCurrent?: boolean;
}

/** A word on a line across the conversation, as between the parts of an article. */
export const Marker = ({ children, onPress, isCurrent = false }: MarkerProps) => (
  <div className={styles.marker}>
    {onPress === undefined ? (
      <p className="kicker">{children}</p>
    ) : (
      <button
        type="button"
        className={`kicker ${styles.button}`}
        aria-current={isCurrent || undefined}
        onClick={onPress}
      >
        {children}
        <ArrowRight size={14} aria-hidden="true" />
      </button>
    )}
  </div>
);
