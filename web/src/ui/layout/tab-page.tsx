import type { ReactNode, RefObject } from 'react';
import styles from './tab-page.module.css';

interface TabPageProps {
  title: string;
  /** For titles that get the focus when what had it is gone. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What stands under the title. */
  opening: ReactNode;
  children: ReactNode;
}

/** A tab that opens with its name in large letters. */
export const TabPage = ({ title, titleRef, opening, children }: TabPageProps) => (
  <div className={styles.page}>
    <header className={styles.opening}>
      <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {opening}
    </header>
    {children}
  </div>
);
