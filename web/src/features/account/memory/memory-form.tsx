import { MEMORY_CHARS_MAX } from '@modiste/contract/limits';
import { type ReactNode, type Ref, useState } from 'react';
import { CallError, failureMessage } from '../../../lib/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './memory.module.css';

interface MemoryFormProps {
  label: string;
  /** What stands in it at first. */
  text?: string;
  placeholder?: string;
  action: string;
  field?: Ref<HTMLInputElement>;
  /** What went wrong the last time; null when nothing did. */
  error: Error | null;
  isBusy: boolean;
  /** Another button beside the one that saves. */
  children?: ReactNode;
  /** Called with what was written; `clear` empties the field once it is saved. */
  onSave: (text: string, clear: () => void) => void;
  onCancel?: () => void;
}

const problemOf = (error: Error): string =>
  error instanceof CallError && error.code === 'memory_refused'
    ? error.message
    : failureMessage(error, 'That wasn’t saved. Try again.');

/** A line to write a memory on. */
export function MemoryForm(props: MemoryFormProps) {
  const { label, placeholder, action, field, error, isBusy, children, onSave, onCancel } = props;
  const [text, setText] = useState(props.text ?? '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isBusy) onSave(text.trim(), () => setText(''));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onCancel === undefined) return;
        // The panel around it stays open, where the browser itself closes such panels too.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextField
        ref={field}
        label={label}
        value={text}
        onText={setText}
        placeholder={placeholder}
        maxLength={MEMORY_CHARS_MAX}
        autoComplete="off"
        problem={error && problemOf(error)}
      />
      <div className={styles.ways}>
        <Button type="submit" disabled={isBusy || text.trim() === ''}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
