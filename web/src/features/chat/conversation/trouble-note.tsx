import { returnFocus } from '../../../lib/page/return-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import type { Trouble } from '../store/conversation-state.ts';
import styles from './trouble-note.module.css';

const TEXTS: Readonly<Record<Trouble, string>> = {
  failed: 'Your stylist couldn’t reply. Your message is still here.',
  offline: 'Modiste couldn’t be reached, so this wasn’t answered. Your message is still here.',
  limited: 'That was a lot at once, so this wasn’t answered yet. Your message is still here.',
  full: 'This conversation takes no more messages. Reset begins a new one; this one stays in your history.',
  stopped: 'Stopped.',
  unanswered: 'This message hasn’t been answered yet.',
};

interface TroubleNoteProps {
  trouble: Trouble;
  /** Null while something else is answered. */
  onRetry: (() => void) | null;
}

/** Says that a message has no whole reply, and gets it. */
export const TroubleNote = ({ trouble, onRetry }: TroubleNoteProps) => (
  <div className={styles.note}>
    <p>{TEXTS[trouble]}</p>
    {onRetry !== null && trouble !== 'full' && (
      <Button
        look="outline"
        onClick={({ currentTarget }) => {
          // The button goes; keys go on at what it was about.
          returnFocus(currentTarget.closest('article'));
          onRetry();
        }}
      >
        {trouble === 'unanswered' ? 'Get a reply' : 'Try again'}
      </Button>
    )}
  </div>
);
