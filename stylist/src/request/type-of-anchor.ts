import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading } from '@modiste/lexicon/understood-query';

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
