import type { QueryReading } from '@modiste/lexicon/understood-query';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b or c". */
export const joinedByOr = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

/** The type that a reading of a query asks for; null where it names none. */
export const typeRead = ({ role, concept }: QueryReading): string | null =>
  role === 'wanted' && concept?.kind === 'type' ? concept.id : null;
