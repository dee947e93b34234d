import { type ReactNode, useId } from 'react';
import styles from './stand-in.module.css';

interface StandInProps {
  title: string;
  children: ReactNode;
}

/** What stands where a list would: why there is none, and ways on; a list of ways is set in rows. */
export function StandIn({ title, children }: StandInProps) {
  const titleId = useId();
  return (
    <section className={styles.place} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
