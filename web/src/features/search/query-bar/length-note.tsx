import { SEARCH_QUERY_CHARS_MAX } from '@modiste/contract/limits';
import { countText } from '../../../items/item-count.ts';
import { isTooLong } from '../state/search-draft.ts';
import styles from './length-note.module.css';

/** So many characters before the limit the counting begins. */
const COUNTED = 100;

interface LengthNoteProps {
  id: string;
  text: string;
  /** Whether it is said to the stylist, rather than searched for. */
  isChat: boolean;
}

/** How near the words are to the limit, and that they are over it: nothing is ever cut. */
export function LengthNote({ id, text, isChat }: LengthNoteProps) {
  const { length } = text.trim();
  const isOver = isTooLong(text);
  const limit = countText(SEARCH_QUERY_CHARS_MAX);
  return (
    <div id={id} className={styles.note} data-over={isOver}>
      {/* The same words while one types on, so that they are read out once. */}
      {isOver && (
        <p role="alert">
          A {isChat ? 'message' : 'search'} can have up to {limit} characters. Shorten yours to{' '}
          {isChat ? 'send it' : 'search'}.
        </p>
      )}
      {length > SEARCH_QUERY_CHARS_MAX - COUNTED && (
        <p className={styles.counter}>
          {countText(length)}
          <span className="visually-hidden"> of </span>
          <span aria-hidden="true"> / </span>
          {limit}
        </p>
      )}
    </div>
  );
}
