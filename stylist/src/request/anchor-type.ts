import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { namesOtherGarment, typesOf } from '../dialogue/types-of.ts';
import type { Change } from './change.ts';

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
