import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** What it says for the moment; nothing when null. */
  text: string | null;
  children: ReactNode;
}

/** A short word beside a control about what has just happened; also read out. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <span className={styles.anchor}>
    {children}
    <span role="status" className={text === null ? styles.silent : styles.tip}>
      {text}
    </span>
  </span>
);
