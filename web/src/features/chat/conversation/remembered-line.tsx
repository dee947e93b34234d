import { BookmarkCheck } from 'lucide-react';
import type { Remembered } from '../store/conversation-state.ts';
import styles from './remembered-line.module.css';

/** What the stylist will remember from now on. */
export const RememberedLine = ({ remembered }: { remembered: readonly Remembered[] }) => (
  <p className={styles.line}>
    <BookmarkCheck size={16} strokeWidth={1.5} aria-hidden="true" />
    <span>I’ll remember: {remembered.map(({ text }) => text).join(', ')}</span>
  </p>
);
