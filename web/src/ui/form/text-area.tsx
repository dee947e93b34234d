import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> {
  value: string;
  onText: (text: string) => void;
}

/** Several lines to write on; the box grows with the words. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, problem, isWrong, isLive, isQuiet, onText, ...area } = props;
  return (
    <Field {...{ label, hint, problem, isWrong, isLive, isQuiet }}>
      {(control) => (
        <div className={styles.line}>
          <textarea
            {...area}
            {...control}
            className={styles.area}
            onChange={(event) => onText(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
