import { useState } from 'react';
import { shownText } from '../../../items/item-count.ts';
import {
  hasResults,
  itemIdsOf,
  type Reply,
  runningTurn,
  type Turn,
} from '../store/conversation-state.ts';

function textOf(reply: Reply): string {
  const count = hasResults(reply) ? itemIdsOf(reply).length : 0;
  return [reply.text, count > 0 && `${shownText(count)}.`].filter(Boolean).join(' ');
}

/** A reply that was waited for, and what was read out of it once it was whole. */
interface Awaited {
  key: string;
  said: string | null;
}

/**
 * Reads each reply out once, when it is whole. One that was there when the conversation was opened
 * is not read out, nor anything while it grows, nor all of it again when a piece is replaced.
 */
export function ReplyAnnouncer({ turns }: { turns: readonly Turn[] }) {
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const running = runningTurn(turns)?.key ?? null;
  const isHeard = awaited?.key === running && awaited?.said === null;
  if (running !== null && !isHeard) setAwaited({ key: running, said: null });
  const reply = turns.find(({ key }) => key === awaited?.key)?.reply;
  if (awaited?.said === null && running === null && reply?.phase === 'done') {
    setAwaited({ ...awaited, said: textOf(reply) });
  }
  return (
    <p role="status" className="visually-hidden">
      {awaited?.said && `Your stylist: ${awaited.said}`}
    </p>
  );
}
