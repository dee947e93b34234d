import { type ReactNode, useId } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
}

/** What stands where a list would: why there is none, and ways on; a list of ways is set in rows. */
export function EmptyState({ title, children }: EmptyStateProps) {
  const titleId = useId();
  return (
    <section className={styles.place} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
