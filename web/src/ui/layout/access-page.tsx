import type { ReactNode } from 'react';
import styles from './access-page.module.css';

/** A page with one thing to do, such as choosing a new password. */
export const AccessPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={styles.page}>
    <p className={styles.masthead}>Modiste</p>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </main>
);
