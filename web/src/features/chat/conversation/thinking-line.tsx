import styles from './thinking-line.module.css';

/** What the stylist is busy with, beside a beat. */
export const ThinkingLine = ({ text }: { text: string }) => (
  <p className={styles.line}>
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {text}
  </p>
);
