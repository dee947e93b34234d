import { useState } from 'react';
import { itemsText } from '../../../items/item-count.ts';
import {
  hasResults,
  itemIdsOf,
  type Reply,
  runningTurn,
  type Turn,
} from '../store/conversation-state.ts';

function textOf(reply: Reply): string {
  const count = hasResults(reply) ? itemIdsOf(reply).length : 0;
  return [reply.text, count > 0 && `${itemsText(count)}.`].filter(Boolean).join(' ');
}

/**
 * Reads each reply out once, when it is whole. One that was there when the conversation was opened
 * is not read out, nor anything while it grows.
 */
export function ReplyAnnouncer({ turns }: { turns: readonly Turn[] }) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const running = runningTurn(turns)?.key ?? null;
  if (running !== null && awaited !== running) setAwaited(running);
  const reply = turns.find(({ key }) => key === awaited)?.reply;
  return (
    <p role="status" className="visually-hidden">
      {reply?.phase === 'done' && `Your stylist: ${textOf(reply)}`}
    </p>
  );
}
