import { attributeGroup } from '@modiste/lexicon/attributes';
import type { QueryReading } from '@modiste/lexicon/understood-query';

const PURPOSES: ReadonlySet<string> = new Set(['occasion', 'season', 'dress-code', 'activity']);

/** What pieces are to be worn for, by lexicon id. */
export const purposesIn = (readings: readonly QueryReading[]): string[] =>
  readings
    .filter(({ role }) => role === 'wanted' || role === 'beside')
    .flatMap(({ concepts }) => concepts.map(({ id }) => id))
    .filter((id) => PURPOSES.has(attributeGroup(id) ?? ''));
