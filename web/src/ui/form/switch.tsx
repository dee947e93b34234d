import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** What it does, in a line. */
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off, changed at once. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onClick={() => onChange(!isOn)}
    >
      <span>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <span className={styles.track} />
    </button>
  );
}
