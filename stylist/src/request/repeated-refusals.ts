import { attributeGroup } from '@modiste/lexicon/attributes';
import { colorOfWord } from '@modiste/lexicon/colors';
import type { Concept } from '@modiste/lexicon/concept';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { findPattern, readPattern } from '../understanding/cue-pattern.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';
import { isGarment } from './merge-pieces.ts';

const GROUNDS = /^(?:but|only|except|though|although|unless|instead|maybe|actually)$/;

const sameConcepts = (one: QueryReading, other: QueryReading): boolean =>
  one.concepts.length === other.concepts.length &&
  one.concepts.every(({ kind, id }) =>
    other.concepts.some((concept) => concept.kind === kind && concept.id === id),
  );

const isSaidBefore = ({ reading, from }: PlacedReading, readings: Message['readings']): boolean =>
  readings.some(
    (other) =>
      other.from < from &&
      other.reading.role === reading.role &&
      sameConcepts(other.reading, reading),
  );

const lastWord = (words: string): string => words.toLowerCase().replace(/^.* /, '');

/** Red is not refused with burgundy, though both are red. */
const isOtherShade = (one: string, other: string): boolean =>
  colorOfWord(lastWord(one)) !== null && lastWord(one) !== lastWord(other);

/**
 * "No heels, I can't walk in heels", "not black, I own enough black": what is named once more, as the
 * reason of its refusal, is refused all the same.
 */
export function isRefusedToo(placed: PlacedReading, { readings, words }: Message): boolean {
  const { reading, from } = placed;
  if (reading.concepts.length === 0) return false;
  if (reading.role === 'negated') return isSaidBefore(placed, readings);
  if (reading.role !== 'wanted') return false;
  return readings.some(({ reading: { role, concepts, words: said }, from: at, to }) => {
    if (role !== 'negated') return false;
    const isSame =
      !isOtherShade(reading.words, said) &&
      reading.concepts.every(({ kind, id }) =>
        concepts.some((one) => one.kind === kind && one.id === id),
      );
    const between = words.slice(Math.min(to, from), Math.max(at, placed.to));
    const isOfOther = readings.some(
      (next) =>
        next.from === to &&
        words[to]?.afterBreak !== true &&
        isGarment({ ...next.reading, role: 'wanted' }),
    );
    return isSame && !isOfOther && !between.some(({ word }) => GROUNDS.test(word));
  });
}

const OCCASIONS: ReadonlySet<string | null> = new Set(['occasion', 'dress-code', 'activity']);
export const isOccasion = ({ id }: Concept): boolean => OCCASIONS.has(attributeGroup(id));

const MEANT = ['i|we meant|mean|said|asked|typed', 'i was|am talking about'].map(readPattern);

/** Two garments, two colors, two lengths: of these one is said in the place of the other. */
function isAlike(one: QueryReading, other: QueryReading): boolean {
  const [first, second] = [one.concepts[0], other.concepts[0]];
  if (first === undefined || second === undefined) return false;
  if (isGarment(one)) return isGarment({ ...other, role: 'wanted' });
  const isOfGroup = attributeGroup(first.id) === attributeGroup(second.id);
  return first.kind === second.kind && (first.kind !== 'attribute' || isOfGroup);
}

/** "I meant a jacket, not a sweater" tells which was meant and refuses no sweaters from then on. */
export function isCorrected({ reading }: PlacedReading, message: Message): boolean {
  if (reading.role === 'negated' && reading.concepts.some(isOccasion)) {
    return message.readings.some(
      ({ reading: other }) => other.role === 'wanted' && other.concepts.some(isOccasion),
    );
  }
  if (reading.role !== 'negated') return false;
  const isMeant = MEANT.some((pattern) => findPattern(pattern, message) !== null);
  const pairs = /\b(?:not|instead of|rather than) (?:an? |the |any )?[\w -]+$|, not\b/i.test(
    message.text,
  );
  return (
    isMeant &&
    pairs &&
    message.readings.some(
      ({ reading: other }) => other.role === 'wanted' && isAlike(other, reading),
    )
  );
}
