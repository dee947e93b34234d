import type { Item } from '@modiste/contract/entities/item';
import { findComparison } from '@modiste/lexicon/comparisons';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { isJudged } from '../../facts/item-facts.ts';
import { type Message, type PlacedReading, readMessage } from '../../understanding/message.ts';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';
import { isGeneric, takesPlaceOf } from '../pieces/named-in-outfits.ts';

/** What a word names in view of the outfits that it is said of. */
export type Slot =
  | '{outfit}'
  | '{there}'
  | '{other}'
  | '{new}'
  | '{look}'
  | '{price}'
  | '{brand}'
  | '{size}';

export interface SlotWords {
  slot: Slot;
  /** The words as they stand in the message. */
  text: string;
  reading: QueryReading | null;
}

export interface EditMessage {
  message: Message;
  /** Each word, or the slot that it and its neighbors fill. */
  tokens: readonly string[];
  slots: readonly SlotWords[];
}

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);
/** "Cheaper" and "different" tell of another piece, and not how it looks. */
const OF_ANOTHER: ReadonlySet<string> = new Set(['price', 'likeness']);

/** Whether a reading tells how a piece is to be: "navy", "flat", "longer"; what it costs is told apart. */
function isLook({ concepts }: QueryReading): boolean {
  const [concept] = concepts;
  if (concept === undefined) return false;
  const { kind, id } = concept;
  if (kind === 'attribute') return !isJudged(id);
  if (kind === 'comparison') return !OF_ANOTHER.has(findComparison(id)?.aspect ?? '');
  return LOOKS.has(kind);
}

const typeIn = ({ concepts }: QueryReading): string | null =>
  concepts.find(({ kind }) => kind === 'type')?.id ?? null;

/** Whether a kind is one of those that the outfits have, or names their part in general. */
const isThere = (type: string, types: readonly string[]): boolean =>
  types.some(
    (worn) => isKindOf(worn, type) || (isGeneric(type) && typeRole(type) === typeRole(worn)),
  );

function slotOf(reading: QueryReading, types: readonly string[]): Slot | null {
  const type = typeIn(reading);
  if (type !== null) {
    if (isThere(type, types)) return '{there}';
    return types.some((worn) => takesPlaceOf(typeRole(type), typeRole(worn))) ? '{other}' : '{new}';
  }
  if (reading.kind === 'price' || reading.kind === 'sale') return '{price}';
  if (reading.kind === 'brand') return '{brand}';
  if (reading.kind === 'size' || reading.kind === 'fit') return '{size}';
  return isLook(reading) ? '{look}' : null;
}

const OUTFIT = /^outfit$/i;

/** The slot that words fill from a place on, and where it ends. */
function slotAt(
  { words }: Message,
  at: number,
  placed: ReadonlyMap<number, { slot: Slot; one: PlacedReading }>,
): { slot: Slot; to: number; reading: QueryReading | null } | null {
  const next = words[at + 1]?.word ?? '';
  if (OUTFIT.test(words[at]?.word ?? '') && /^[1-6]$/.test(next)) {
    return { slot: '{outfit}', to: at + 2, reading: null };
  }
  const found = placed.get(at);
  return found === undefined
    ? null
    : { slot: found.slot, to: found.one.to, reading: found.one.reading };
}

/** A message about outfits, in which each of these is called by its number, with what its words name in them. */
export function readEditMessage(words: string, types: readonly string[]): EditMessage {
  const message = readMessage(understandQuery(rewordShorthand(words)));
  const placed = new Map(
    [...message.loose, ...message.readings].flatMap((one) => {
      const slot = slotOf(one.reading, types);
      return slot === null ? [] : [[one.from, { slot, one }] as const];
    }),
  );
  const tokens: string[] = [];
  const slots: SlotWords[] = [];
  for (let at = 0; at < message.words.length; ) {
    const found = slotAt(message, at, placed);
    const word = message.words[at]?.word ?? '';
    if (found === null) {
      tokens.push(/^\d+$/.test(word) ? '{number}' : word);
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

/** The types of all pieces of outfits. */
export const typesWorn = (outfits: readonly (readonly Item[])[]): string[] => [
  ...new Set(outfits.flat().map(({ other_info }) => other_info.type)),
];
