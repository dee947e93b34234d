import type { ReactNode } from 'react';
import styles from '../ui/overlay/viewer-frame.module.css';

interface StillFrameProps {
  title: string;
  isPage?: boolean;
  className?: string;
  children: ReactNode;
}

/** The viewer's frame where it is only drawn: without what makes it a dialog. */
export const ViewerFrame = ({ title, isPage, className, children }: StillFrameProps) => (
  <div
    className={`${styles.popup} ${className ?? ''}`}
    data-page={isPage}
    role="dialog"
    aria-label={title}
  >
    {children}
  </div>
);
