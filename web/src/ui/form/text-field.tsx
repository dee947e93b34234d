import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onText: (text: string) => void;
  /** What the field asks for; read out with it. */
  hint?: ReactNode;
  /** Whether what stands in it was refused. */
  isWrong?: boolean;
  /** A control at the end of the field. */
  end?: ReactNode;
}

/** A line to write on, its name above it. */
export function TextField({ label, onText, hint, isWrong = false, end, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} data-wrong={isWrong}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={isWrong}
          aria-describedby={hintId}
          onChange={(event) => onText(event.target.value)}
        />
        {end}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
