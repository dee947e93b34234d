import { BookmarkCheck } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import type { Remembered } from '../store/conversation-state.ts';
import styles from './remembered-line.module.css';

interface RememberedLineProps {
  remembered: readonly Remembered[];
  onForget: (id: string) => void;
}

/** What the stylist will remember from now on, and how to take that back. */
export const RememberedLine = ({ remembered, onForget }: RememberedLineProps) => (
  <ul className={styles.lines} aria-label="Remembered">
    {remembered.map(({ id, text }) => (
      <li key={id} className={styles.line}>
        <BookmarkCheck size={16} strokeWidth={1.5} aria-hidden="true" />
        <span>I’ll remember: {text}</span>
        <Button
          look="link"
          className={styles.undo}
          aria-label={`Undo remembering ${text}`}
          onClick={() => onForget(id)}
        >
          Undo
        </Button>
      </li>
    ))}
  </ul>
);
