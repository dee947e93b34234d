import { attributeGroup } from '@modiste/lexicon/attributes';
import type { QueryReading } from '@modiste/lexicon/understood-query';

const LASTING: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
]);

export const isOfOccasion = ({ concepts }: QueryReading): boolean =>
  concepts.some(({ id }) => LASTING.has(attributeGroup(id)));

/** Refusals, and where it goes on the occasion: these outlive another garment. */
export const lastingWishes = (
  wishes: readonly QueryReading[],
  keepsOccasion: boolean,
): QueryReading[] =>
  wishes.filter(
    (wish) =>
      wish.role === 'negated' ||
      wish.kind === 'age' ||
      wish.kind === 'size' ||
      wish.concept?.kind === 'shopper-gender' ||
      (keepsOccasion && isOfOccasion(wish)),
  );
