import { useStore } from 'zustand';
import type { ChatSlots } from '../chat-slots.ts';
import { asShownIn, isRunning, itemIdsOf, type Reply } from '../store/conversation-state.ts';
import type { Conversation } from '../store/create-conversation.ts';
import { OutfitCard } from './outfit-card.tsx';
import styles from './outfit-list.module.css';

interface OutfitListProps {
  conversation: Conversation;
  turnKey: string;
  reply: Reply;
  slots: ChatSlots;
}

/** The outfits of a reply, each with what can be done with it. */
export function OutfitList({ conversation, turnKey, reply, slots }: OutfitListProps) {
  const known = useStore(conversation.store, (state) => state.items);
  const absent = useStore(conversation.store, (state) => state.absent);
  const items = Object.fromEntries(
    itemIdsOf(reply).flatMap((id) => {
      const item = known[id];
      return item === undefined ? [] : [[id, asShownIn(reply, item)]];
    }),
  );
  // The buttons stay while a reply is produced: without them the page would move.
  const replace = (outfit: number) => async (itemId: string) =>
    isRunning(conversation.store.getState())
      ? 'failed'
      : await conversation.replacePiece({ key: turnKey, outfit, itemId });
  return (
    <ul className={styles.outfits} aria-label="Outfits">
      {reply.outfits.map((outfit, at) => (
        <li key={`outfit ${String(at)}`}>
          <OutfitCard
            outfit={outfit}
            items={items}
            absent={absent}
            slots={slots}
            onReplace={reply.id === null ? null : replace(at)}
          />
        </li>
      ))}
    </ul>
  );
}
