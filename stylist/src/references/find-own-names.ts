import type { Item } from '@modiste/contract/entities/item';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { mentionItem } from '../speech/mention-item.ts';
import { CUE_WORDS } from '../understanding/cue-tables.ts';
import type { Message } from '../understanding/message.ts';

/** The stylist names these by name, and suggests questions on them. */
const NEAR = 12;

/** An item that is called by the very name that the stylist gave it, and where in the words. */
interface OwnName {
  item: Item;
  from: number;
  to: number;
}

/** "Wide" and "cotton" begin titles, too, and name nobody's piece. */
const describes = (word: string): boolean => {
  const { concepts } = understandQuery(word);
  return concepts.length + understandQuery(word.replace(/e?$/, 'er')).comparisons.length > 0;
};

/** "How does Greta fit?": the name that the shop gave a piece, where no other shown has it. */
function findTitled({ words, readings }: Message, shown: readonly Item[]): OwnName[] {
  const near = shown.slice(0, NEAR);
  const nameOf = ({ short_description }: Item) => tokenize(short_description)[0]?.word ?? '';
  return near.flatMap((item) => {
    const name = nameOf(item);
    const from = words.findIndex(({ word }) => word === name || word === `${name}s`);
    const isOnly = near.filter((one) => nameOf(one) === name).length === 1;
    const isRead = readings.some((placed) => from >= placed.from && from < placed.to);
    const isName = from >= 0 && name.length > 3 && !CUE_WORDS.has(name) && !describes(name);
    return isOnly && isName && !isRead ? [{ item, from, to: from + 1 }] : [];
  });
}

/** "The moss pair", "the Alder one at $38.95": the stylist’s own names among what is shown. */
export function findOwnNames(message: Message, shown: readonly Item[]): OwnName[] {
  const { text, words } = message;
  const lower = text.toLowerCase();
  if (!lower.includes('the ')) return findTitled(message, shown);
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
