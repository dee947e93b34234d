import { Button } from '../../ui/form/button.tsx';
import styles from './bar-note.module.css';

interface BarNoteProps {
  text: string;
  /** The word on the button that takes it back. */
  action: string;
  onAction: () => void;
}

/** What is to be known of the message in the query bar, and how to take it back. */
export const BarNote = ({ text, action, onAction }: BarNoteProps) => (
  <div className={styles.note} role="status">
    <p>{text}</p>
    <Button look="link" className={styles.action} onClick={onAction}>
      {action}
    </Button>
  </div>
);
