import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** What is to be known; nothing while null. */
  message: string | null;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says calmly that something went as it should; read out when there is time. */
export const Notice = ({ message, children }: NoticeProps) => (
  <div role="status">
    {message !== null && (
      <div className={styles.notice}>
        <p>{message}</p>
        {children}
      </div>
    )}
  </div>
);
