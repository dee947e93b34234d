import type { ReactNode } from 'react';
import styles from './frame-bar.module.css';

interface FrameBarProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The bar over what a viewer shows: the way through it, and out. */
export const FrameBar = ({ className = '', children }: FrameBarProps) => (
  <div className={`${styles.bar} ${className}`}>{children}</div>
);

/** Where the thing on show stands among the others, for example "3 of 60"; read out on a change. */
export const FramePosition = ({ children }: { children: ReactNode }) => (
  <p className={styles.position} aria-live="polite">
    {children}
  </p>
);
