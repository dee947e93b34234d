import { ArrowUp, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './prompt-bar.module.css';

interface OwnWordsProps {
  isChat: boolean;
  /** Whether it was just opened, and so takes the focus. */
  isOpened: boolean;
  onAsk: (words: string) => void;
  onLeave: () => void;
}

/** The bar while one writes in it. */
export function OwnWords({ isChat, isOpened, onAsk, onLeave }: OwnWordsProps) {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // At once, as a phone opens its keyboard only for the press itself.
  useLayoutEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (words.trim() !== '') onAsk(words.trim());
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (isOpened && event.key === 'Escape') onLeave();
  };
  return (
    <form className={styles.bar} onSubmit={submit} onKeyDown={leaveByKey}>
      {isOpened && <IconButton label="Show suggestions" icon={X} onClick={onLeave} />}
      <input
        ref={field}
        className={styles.field}
        aria-label={isChat ? 'Message to your stylist' : 'Search'}
        placeholder={isChat ? 'Ask your stylist…' : 'Describe what you’re looking for'}
        autoComplete="off"
        enterKeyHint={isChat ? 'send' : 'search'}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <IconButton
        label="Submit"
        icon={ArrowUp}
        look="solid"
        type="submit"
        disabled={words.trim() === ''}
      />
    </form>
  );
}
