import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  isShown?: boolean;
  children: ReactNode;
}

/** A part of what there is to read about an item, under its title. */
export function Section({ title, isShown = true, children }: SectionProps) {
  const titleId = useId();
  if (!isShown) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.label}>
        {title}
      </h3>
      {children}
    </section>
  );
}
