import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { type Message, type PlacedReading, readMessage } from '../../understanding/message.ts';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';

/** A word, or some that stand together, with the slot that they fill. */
interface SlotWords<Slot extends string> {
  slot: Slot;
  /** The words as they stand in the message. */
  text: string;
  reading: QueryReading | null;
}

/** A message in which what is named on the screen is told from what is said of it. */
export interface SlotMessage<Slot extends string> {
  message: Message;
  /** Each word, or the slot that it and its neighbors fill. */
  tokens: readonly string[];
  slots: readonly SlotWords<Slot>[];
}

/** What fills a slot: a numbered name ("outfit 2"), and what the lexicon reads. */
export interface Slots<Slot extends string> {
  /** For each numbered name the word before the number, and the numbers that there can be. */
  numbered: readonly { word: string; number: RegExp; slot: Slot }[];
  slotOf: (reading: QueryReading) => Slot | null;
}

/** A count, a price or a size: "8", "8.5", "32x30". */
const NUMBER = /^\d+(?:[.x]\d+)?$/;

/** The slot that words fill from a place on, and where it ends. */
function slotAt<Slot extends string>(
  { words }: Message,
  at: number,
  {
    numbered,
    placed,
  }: {
    numbered: Slots<Slot>['numbered'];
    placed: ReadonlyMap<number, { slot: Slot; one: PlacedReading }>;
  },
): { slot: Slot; to: number; reading: QueryReading | null } | null {
  const [word = '', next = ''] = words.slice(at, at + 2).map((one) => one.word.toLowerCase());
  const name = numbered.find((one) => one.word === word && one.number.test(next));
  if (name !== undefined) return { slot: name.slot, to: at + 2, reading: null };
  const found = placed.get(at);
  return found === undefined
    ? null
    : { slot: found.slot, to: found.one.to, reading: found.one.reading };
}

/** Reads a message in which each thing on the screen is called by its number. */
export function readSlotMessage<Slot extends string>(
  words: string,
  { numbered, slotOf }: Slots<Slot>,
): SlotMessage<Slot> {
  const message = readMessage(understandQuery(rewordShorthand(words)));
  const placed = new Map(
    [...message.loose, ...message.readings].flatMap((one) => {
      const slot = slotOf(one.reading);
      return slot === null ? [] : [[one.from, { slot, one }] as const];
    }),
  );
  const tokens: string[] = [];
  const slots: SlotWords<Slot>[] = [];
  for (let at = 0; at < message.words.length; ) {
    const found = slotAt(message, at, { numbered, placed });
    const word = message.words[at]?.word ?? '';
    if (found === null) {
      tokens.push(NUMBER.test(word) ? '{number}' : word);
      at += 1;
      continue;
    }
    const start = message.words[at]?.start ?? 0;
    const end = message.words[found.to - 1]?.end ?? start;
    tokens.push(found.slot);
    slots.push({ slot: found.slot, text: message.text.slice(start, end), reading: found.reading });
    at = Math.max(at + 1, found.to);
  }
  return { message, tokens, slots };
}
