import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { readSlotMessage, type SlotMessage } from '../plain/slot-message.ts';

/** What a word names in view of the results that it is said of. */
export type SearchSlot =
  | '{item}'
  | '{brand}'
  | '{there}'
  | '{other}'
  | '{look}'
  | '{place}'
  | '{price}'
  | '{size}';

export type SearchMessage = SlotMessage<SearchSlot>;

const LOOKS: ReadonlySet<string> = new Set(['color', 'material']);
const PLACES: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'activity',
  'season',
]);

function slotOf({ kind, concepts }: QueryReading, types: readonly string[]): SearchSlot | null {
  const type = concepts.find((concept) => concept.kind === 'type')?.id;
  if (type !== undefined) {
    const isThere = types.some((own) => isKindOf(own, type) || isKindOf(type, own));
    return isThere ? '{there}' : '{other}';
  }
  if (kind === 'price' || kind === 'sale') return '{price}';
  if (kind === 'brand') return '{brand}';
  if (kind === 'size') return '{size}';
  const [concept] = concepts;
  if (concept === undefined) return null;
  if (LOOKS.has(concept.kind)) return '{look}';
  return concept.kind === 'attribute' && PLACES.has(attributeGroup(concept.id)) ? '{place}' : null;
}

/** A message about results, in which each of these is called by its number, with what its words name in them. */
export const readSearchMessage = (words: string, types: readonly string[]): SearchMessage =>
  readSlotMessage(words, {
    numbered: [
      { word: 'option', number: /^\d{1,2}$/, slot: '{item}' },
      { word: 'brand', number: /^\d{1,2}$/, slot: '{brand}' },
    ],
    slotOf: (reading) => slotOf(reading, types),
  });

/** The types of all results. */
export const typesShown = (items: readonly Item[]): string[] => [
  ...new Set(items.map(({ other_info }) => other_info.type)),
];
