import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { Anchor, StyleRequest } from '../dialogue/dialogue-state.ts';
import { namesOtherGarment, typesOf } from '../dialogue/types-of.ts';
import type { Purpose } from '../intents/purpose.ts';
import type { References } from '../references/resolve-references.ts';
import type { Message } from '../understanding/message.ts';
import type { Change } from './change.ts';

interface Referring {
  message: Message;
  references: References;
  purpose: Purpose;
}

const NOT_HELD_AGAINST: ReadonlySet<string> = new Set(['likeness', 'size']);

/** The item that a message searches from, and how; null where it refers to none. */
export function anchorOf({ message, references, purpose }: Referring): Anchor | null {
  const [item] = references.items;
  if (item === undefined || purpose.move !== null || !purpose.isFromItem) return null;
  if (purpose.isBeside) {
    return purpose.wantsOutfit ? null : { itemId: item.id, relation: 'beside' };
  }
  const { comparisons, less } = message.understood;
  const isCompared =
    comparisons.some(({ aspect }) => !NOT_HELD_AGAINST.has(aspect)) || less.length > 0;
  return { itemId: item.id, relation: isCompared ? 'compared' : 'like' };
}

/** The type that "the second one but longer" asks for, though it is not said. */
export function typeOfAnchor(item: Item | undefined): QueryReading[] {
  const type = item?.other_info.type ?? '';
  if (type === '') return [];
  const concept = { kind: 'type' as const, id: type };
  return [
    {
      words: '',
      concept,
      amount: null,
      unavailable: null,
      hard: false,
      kind: 'concept',
      role: 'wanted',
      concepts: [concept],
    },
  ];
}

/** "The first sweater but in blue", where boots are looked for by now. */
export function startsFromOther(
  before: StyleRequest,
  { purpose, references, turn: { state } }: Change,
  types: readonly string[],
): boolean {
  const [item] = references.items;
  if (item === undefined || !purpose.isFromItem || types.length > 0 || before.outfit !== null) {
    return false;
  }
  const isShown = [...state.shown.itemIds, ...state.shown.outfits.flat()].includes(item.id);
  return !isShown && namesOtherGarment(typesOf(before.wishes), [item.other_info.type]);
}
