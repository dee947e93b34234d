import type { Item } from '@modiste/contract/entities/item';
import { mentionItem } from '../speech/mention-item.ts';
import type { Message } from '../understanding/message.ts';

/** The stylist names these by name, and suggests questions on them. */
const NEAR = 12;

/** An item that is called by the very name that the stylist gave it, and where in the words. */
interface OwnName {
  item: Item;
  from: number;
  to: number;
}

/** "The moss pair", "the Alder one at $38.95": the stylist’s own names among what is shown. */
export function findOwnNames({ text, words }: Message, shown: readonly Item[]): OwnName[] {
  const lower = text.toLowerCase();
  if (!lower.includes('the ')) return [];
  const found = shown.slice(0, NEAR).flatMap((item) => {
    const name = mentionItem(item, shown).toLowerCase();
    const start = lower.indexOf(name);
    const end = start + name.length;
    if (start < 0 || !name.startsWith('the ') || /[\w.]\w/.test(lower.slice(end - 1, end + 1))) {
      return [];
    }
    const from = words.findIndex((word) => word.end > start);
    const after = words.findIndex((word) => word.start >= end);
    return from < 0 ? [] : [{ item, from, to: after < 0 ? words.length : after }];
  });
  // "The linen one at $88" is not "the linen one".
  return found.filter(({ from, to }) =>
    found.every((other) => other.from !== from || other.to <= to),
  );
}
