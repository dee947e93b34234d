import styles from './waiting-note.module.css';

interface WaitingNoteProps {
  isWaiting: boolean;
  /** Whether it is said to the stylist, rather than searched for. */
  isChat: boolean;
}

/** Says that what was submitted waits for its photo. It is always there, so that it is read out. */
export const WaitingNote = ({ isWaiting, isChat }: WaitingNoteProps) => (
  <p role="status" className={styles.note}>
    {isWaiting &&
      (isChat
        ? 'Your photo is still uploading. Your message goes out as soon as it’s there.'
        : 'Your photo is still uploading. The search starts as soon as it’s there.')}
  </p>
);
