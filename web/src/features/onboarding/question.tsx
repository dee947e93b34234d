import { type ReactNode, useId } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** One question: on wide screens the words stand beside what is chosen from. */
export function Question({ title, hint, children }: QuestionProps) {
  const id = useId();
  return (
    <section className={styles.question} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.answers}>{children}</div>
    </section>
  );
}
