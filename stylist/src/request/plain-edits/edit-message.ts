import type { Item } from '@modiste/contract/entities/item';
import { findComparison } from '@modiste/lexicon/comparisons';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { isJudged } from '../../facts/item-facts.ts';
import { isGeneric, takesPlaceOf } from '../pieces/named-in-outfits.ts';
import { readSlotMessage, type SlotMessage } from '../plain/slot-message.ts';

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

export type EditMessage = SlotMessage<Slot>;

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);
/** "Cheaper" and "different" tell of another piece, and not how it looks. */
const OF_ANOTHER: ReadonlySet<string> = new Set(['price', 'likeness']);

/** Whether a reading tells how a piece is to be: "navy", "flat", "longer"; what it costs is told apart. */
export function isLook({ concepts }: QueryReading): boolean {
  const [concept] = concepts;
  if (concept === undefined) return false;
  const { kind, id } = concept;
  if (kind === 'attribute') return !isJudged(id);
  if (kind === 'comparison') return !OF_ANOTHER.has(findComparison(id)?.aspect ?? '');
  return LOOKS.has(kind);
}

export const typeIn = ({ concepts }: QueryReading): string | null =>
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

/** A message about outfits, in which each of these is called by its number, with what its words name in them. */
export const readEditMessage = (words: string, types: readonly string[]): EditMessage =>
  readSlotMessage(words, {
    numbered: [{ word: 'outfit', number: /^[1-6]$/, slot: '{outfit}' }],
    slotOf: (reading) => slotOf(reading, types),
  });

/** The types of all pieces of outfits. */
export const typesWorn = (outfits: readonly (readonly Item[])[]): string[] => [
  ...new Set(outfits.flat().map(({ other_info }) => other_info.type)),
];
