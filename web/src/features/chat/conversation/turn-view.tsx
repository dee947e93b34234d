import { memo } from 'react';
import { ShopperMessage } from './shopper-message.tsx';
import { StylistReply } from './stylist-reply.tsx';
import { TroubleNote } from './trouble-note.tsx';
import type { TurnProps } from './turn-props.ts';
import styles from './turn-view.module.css';

/** What was asked and what was answered. Many may be on the page, so each renders on its own change. */
export const TurnView = memo((props: TurnProps) => {
  const { turn, isLast, isBusy, conversation, slots, onEdit } = props;
  const { key, message, reply, trouble } = turn;
  return (
    <article
      className={styles.turn}
      data-last={isLast}
      aria-label="You and your stylist"
      tabIndex={-1}
    >
      <ShopperMessage
        message={message}
        picture={message.attachment === null ? null : slots.pictureOf(message.attachment)}
        onEdit={isLast && !isBusy ? () => onEdit(key) : null}
      />
      {reply !== null && <StylistReply {...props} reply={reply} />}
      {trouble !== null && (
        <TroubleNote trouble={trouble} onRetry={isBusy ? null : () => conversation.retry(key)} />
      )}
      <div ref={props.endRef} />
    </article>
  );
});
