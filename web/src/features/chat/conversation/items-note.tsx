import { useStore } from 'zustand';
import { Button } from '../../../ui/form/button.tsx';
import type { Conversation } from '../store/create-conversation.ts';
import styles from './trouble-note.module.css';

interface ItemsNoteProps {
  conversation: Conversation;
  /** The items that a reply names. */
  ids: readonly string[];
}

/** Says that items of a stored reply could not be fetched, and fetches them again. */
export function ItemsNote({ conversation, ids }: ItemsNoteProps) {
  const hasFailed = useStore(conversation.store, ({ absent }) =>
    ids.some((id) => absent.get(id) === 'failed'),
  );
  if (!hasFailed) return null;
  return (
    <div className={styles.note}>
      <p>The items didn’t load.</p>
      <Button look="outline" onClick={() => conversation.needItems(ids)}>
        Try again
      </Button>
    </div>
  );
}
