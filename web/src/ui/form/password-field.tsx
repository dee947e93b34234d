import { useState } from 'react';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** So that a password manager fills in the old one, or offers to make a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, hidden until its writer wants to see it. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const verb = isShown ? 'Hide' : 'Show';
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.end}
          aria-label={`${verb} ${field.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          {verb}
        </button>
      }
    />
  );
}
