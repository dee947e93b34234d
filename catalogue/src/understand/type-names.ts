import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b or c". */
export const joinedByOr = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');

const byName = new Map(GARMENT_TYPES.map(({ id, plural }) => [capital(plural), id]));

/** The type that a reading of a query names ("Rain jackets"); null where it names none. */
export const typeNamed = (meaning: string): string | null => byName.get(meaning) ?? null;
