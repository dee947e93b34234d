import type { StylistMemory } from '@modiste/contract/entities/stylist-memory';
import { Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './memory.module.css';
import { MemoryForm } from './memory-form.tsx';
import { useChangeMemory, useForgetMemory } from './memory-queries.ts';

interface MemoryEntryProps {
  memory: StylistMemory;
  onForgotten: () => void;
}

/** One thing that is remembered, with the ways to change and to forget it. */
export function MemoryEntry({ memory, onForgotten }: MemoryEntryProps) {
  const [isEditing, setIsEditing] = useState(false);
  const change = useChangeMemory();
  const forget = useForgetMemory();
  const field = useRef<HTMLInputElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) {
      field.current?.focus();
      field.current?.select();
    } else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const stop = () => {
    change.reset();
    setIsEditing(false);
  };
  if (isEditing) {
    return (
      <li className={styles.entry}>
        <MemoryForm
          label={`Change “${memory.text}”`}
          text={memory.text}
          action="Save"
          field={field}
          error={change.error}
          isBusy={change.isPending}
          onSave={(text) => change.mutate({ id: memory.id, text }, { onSuccess: stop })}
          onCancel={stop}
        >
          <Button look="outline" onClick={stop}>
            Cancel
          </Button>
        </MemoryForm>
      </li>
    );
  }
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <p className={styles.words}>{memory.text}</p>
        <IconButton
          ref={edit}
          label={`Change “${memory.text}”`}
          icon={Pencil}
          size={17}
          onClick={() => setIsEditing(true)}
        />
        <IconButton
          label={`Forget “${memory.text}”`}
          icon={X}
          size={18}
          disabled={forget.isPending}
          onClick={() => forget.mutate({ id: memory.id }, { onSuccess: onForgotten })}
        />
      </div>
      {forget.error !== null && (
        <p role="alert" className={styles.problem}>
          {failureMessage(forget.error, 'That wasn’t forgotten. Try again.')}
        </p>
      )}
    </li>
  );
}
