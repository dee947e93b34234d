import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** What it says for the moment; nothing when null. */
  text: string | null;
  side?: 'above' | 'below';
  /** Which edge of the control it keeps to, so that it stays on the screen. */
  edge?: 'start' | 'end';
  children: ReactNode;
}

/** A short word beside a control about what has just happened; also read out. */
export const Tooltip = ({ text, side = 'above', edge = 'end', children }: TooltipProps) => (
  <span className={styles.anchor}>
    {children}
    <span
      role="status"
      className={text === null ? styles.silent : styles.tip}
      data-side={side}
      data-edge={edge}
    >
      {text}
    </span>
  </span>
);
