import { STYLE_CHARS_MAX } from '@modiste/contract/limits';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Button } from '../ui/form/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import styles from './add-style.module.css';
import { addStyle, mayAddStyle } from './own-styles.ts';

interface AddStyleProps {
  styles: readonly string[];
  onAdd: (styles: readonly string[]) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A style in the shopper's own words; Enter adds it too. */
export function AddStyle({ styles: present, onAdd, inputRef }: AddStyleProps) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const isFull = !mayAddStyle(present);

  const add = () => {
    const style = text.trim();
    if (style === '' || isFull) return;
    const next = addStyle(present, style);
    setText('');
    setNote(next === present ? `${style} is already on your list.` : `${style} was added.`);
    if (next !== present) onAdd(next);
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div className={styles.own}>
      <TextField
        ref={inputRef}
        label="Cannot find your style?"
        isQuiet
        isLive
        hint={isFull ? 'Your list is full. Remove a style to add another.' : note}
        maxLength={STYLE_CHARS_MAX}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Dark academia"
        value={text}
        onText={setText}
        onKeyDown={addByEnter}
        end={
          <Button look="quiet" disabled={isFull} onClick={add}>
            Add Style
          </Button>
        }
      />
    </div>
  );
}
