import { useState } from 'react';
import { itemsText } from '../../../items/item-count.ts';
import { hasResults, itemIdsOf, type Reply, type Turn } from '../store/conversation-state.ts';

function textOf(reply: Reply): string {
  const count = hasResults(reply) ? itemIdsOf(reply).length : 0;
  return [reply.text, count > 0 && `${itemsText(count)}.`].filter(Boolean).join(' ');
}

/**
 * Reads each reply out once, when it is whole. One that was there when the conversation was opened
 * is not read out, nor anything while it grows.
 */
export function ReplyAnnouncer({ turns }: { turns: readonly Turn[] }) {
  const last = turns.at(-1);
  const isDone = last?.reply?.phase === 'done';
  const [awaited, setAwaited] = useState<string | null>(null);
  if (last !== undefined && !isDone && last.trouble === null && awaited !== last.key) {
    setAwaited(last.key);
  }
  const isNew = last !== undefined && awaited === last.key && isDone;
  return (
    <p role="status" className="visually-hidden">
      {isNew && last.reply !== null && `Your stylist: ${textOf(last.reply)}`}
    </p>
  );
}
