import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> {
  value: string;
  onText: (text: string) => void;
  /** A sign before the words, such as a currency. */
  start?: string;
  /** A control at the end of the field. */
  end?: ReactNode;
  /** What belongs right below the line, such as a list of suggestions. */
  children?: ReactNode;
}

/** A line to write on, its name above it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, problem, isWrong, isLive, isQuiet, ...line } = props;
  const { onText, start, end, children, ...input } = line;
  return (
    <Field {...{ label, hint, problem, isWrong, isLive, isQuiet }}>
      {(control) => (
        <>
          <div className={styles.line}>
            {start !== undefined && (
              <span className={styles.start} aria-hidden="true">
                {start}
              </span>
            )}
            <input
              {...input}
              {...control}
              className={styles.input}
              onChange={(event) => onText(event.target.value)}
            />
            {end}
          </div>
          {children}
        </>
      )}
    </Field>
  );
}
