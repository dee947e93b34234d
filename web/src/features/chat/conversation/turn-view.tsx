import { memo, type Ref } from 'react';
import type { ChatSlots } from '../chat-slots.ts';
import type { Turn } from '../store/conversation-state.ts';
import type { Conversation } from '../store/create-conversation.ts';
import { ShopperMessage } from './shopper-message.tsx';
import { StylistReply } from './stylist-reply.tsx';
import { TroubleNote } from './trouble-note.tsx';
import styles from './turn-view.module.css';

export interface TurnViewProps {
  turn: Turn;
  isLast: boolean;
  /** Whether its results were shown last. */
  isShown: boolean;
  /** Whether a reply is being produced. */
  isBusy: boolean;
  conversation: Conversation;
  slots: ChatSlots;
  onSay: (text: string) => void;
  onEdit: (key: string) => void;
  onShowResults: (key: string) => void;
  /** Marks the end of what it shows. */
  endRef?: Ref<HTMLDivElement> | undefined;
}

/** What was asked and what was answered. Many may be on the page, so each renders on its own change. */
export const TurnView = memo((props: TurnViewProps) => {
  const { turn, isLast, isBusy, conversation, slots, onEdit } = props;
  const { key, message, reply, trouble } = turn;
  return (
    <section className={styles.turn} data-last={isLast} aria-label="You and your stylist">
      <ShopperMessage
        message={message}
        picture={message.attachment === null ? null : slots.pictureOf(message.attachment)}
        onEdit={isLast && !isBusy ? () => onEdit(key) : null}
      />
      {reply !== null && <StylistReply {...props} reply={reply} />}
      {trouble !== null && (
        <TroubleNote trouble={trouble} onRetry={isLast ? () => conversation.retry(key) : null} />
      )}
      <div ref={props.endRef} />
    </section>
  );
});
