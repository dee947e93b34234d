import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** What it says for the moment; nothing when null. */
  text: string | null;
  side?: 'above' | 'below';
  children: ReactNode;
}

/** A short word beside a control about what has just happened; also read out. */
export const Tooltip = ({ text, side = 'above', children }: TooltipProps) => (
  <span className={styles.anchor}>
    {children}
    <span role="status" className={text === null ? styles.silent : styles.tip} data-side={side}>
      {text}
    </span>
  </span>
);
