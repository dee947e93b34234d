import type { Item } from '@modiste/contract/entities/item';
import { memoized } from '@modiste/lexicon/memoized';
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

const wordsOf = memoized((title): readonly string[] => tokenize(title).map(({ word }) => word));

const titleOf = ({ short_description }: Item): readonly string[] => wordsOf(short_description);

const bears = (title: readonly string[], word: string): boolean =>
  title.includes(word) || (word.endsWith('s') && title.includes(word.slice(0, -1)));

/** So short words name no piece. */
const NAME_CHARS_MIN = 4;

/** Whether a word of a message may be the name that a shop gave a piece: it means nothing else. */
function mayName({ words, readings }: Message, at: number): boolean {
  const word = words[at]?.word ?? '';
  const isRead = readings.some(
    ({ reading, from, to }) => reading.kind !== 'goods' && at >= from && at < to,
  );
  return word.length >= NAME_CHARS_MIN && !isRead && !CUE_WORDS.has(word) && !describes(word);
}

/** The words around a name that belong to it: "the Ines driftwood maxi dress". */
function widen({ words }: Message, item: Item, at: number): Pick<OwnName, 'from' | 'to'> {
  const said = [...titleOf(item), ...tokenize(item.other_info.type).map(({ word }) => word), 'one'];
  let from = at;
  let to = at + 1;
  while (from > 0 && bears(said, words[from - 1]?.word ?? '')) from -= 1;
  while (to < words.length && bears(said, words[to]?.word ?? '')) to += 1;
  if (words[from - 1]?.word === 'the') from -= 1;
  return { from, to };
}

/** The only piece whose title has a word, and where several have it, its neighbors, too. */
function onlyTitled({ words }: Message, at: number, items: readonly Item[]): Item | null {
  const named = items.filter((item) => bears(titleOf(item), words[at]?.word ?? ''));
  const beside = [words[at - 1]?.word ?? '', words[at + 1]?.word ?? ''];
  const closer =
    named.length < 2
      ? named
      : named.filter((item) => beside.some((word) => bears(titleOf(item), word)));
  return closer.length === 1 ? (closer[0] ?? null) : null;
}

/** "How does Greta fit?", "the Amara": the names that the shop gave pieces, of what is shown first. */
function findTitled(message: Message, lists: readonly (readonly Item[])[]): OwnName[] {
  const found: OwnName[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    if (found.some(({ to }) => at < to) || !mayName(message, at)) continue;
    const word = message.words[at]?.word ?? '';
    const list = lists.find((items) => items.some((item) => bears(titleOf(item), word)));
    const item = list === undefined ? null : onlyTitled(message, at, list);
    if (item !== null) found.push({ item, ...widen(message, item, at) });
  }
  return found;
}

/** "The moss pair", "the Alder one at $38.95": the stylist’s own names among what is shown. */
export function findOwnNames(
  message: Message,
  shown: readonly Item[],
  earlier: readonly (readonly Item[])[] = [],
): OwnName[] {
  const { text, words } = message;
  const lower = text.toLowerCase();
  const titled = findTitled(message, [shown, ...earlier]);
  // Every name begins with the article.
  const near = lower.includes('the ') ? shown.slice(0, NEAR) : [];
  const found = near.flatMap((item) => {
    const name = mentionItem(item, shown).toLowerCase();
    const start = lower.indexOf(name);
    const end = start + name.length;
    if (start < 0 || /[\w.]\w/.test(lower.slice(end - 1, end + 1))) {
      return [];
    }
    const from = words.findIndex((word) => word.end > start);
    const after = words.findIndex((word) => word.start >= end);
    return from < 0 ? [] : [{ item, from, to: after < 0 ? words.length : after }];
  });
  // "The linen one at $88" is not "the linen one".
  const called = found.filter(({ from, to }) =>
    found.every((other) => other.from !== from || other.to <= to),
  );
  const isApart = ({ from, to }: OwnName) =>
    called.every((other) => to <= other.from || from >= other.to);
  return [...called, ...titled.filter(isApart)];
}
