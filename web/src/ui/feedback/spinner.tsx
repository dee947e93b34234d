import styles from './spinner.module.css';

/** Something is on its way; `label` says what. */
export const Spinner = ({ label = 'Loading' }: { label?: string }) => (
  <span className={styles.spinner} role="status" data-motion="essential">
    <span className="visually-hidden">{label}</span>
  </span>
);
