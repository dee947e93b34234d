import type { QueryReading } from '@modiste/lexicon/understood-query';

/** The type that a reading of a query asks for; null where it names none. */
export const typeRead = ({ role, concept }: QueryReading): string | null =>
  role === 'wanted' && concept?.kind === 'type' ? concept.id : null;
