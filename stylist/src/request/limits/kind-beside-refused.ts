import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { Message } from '../../understanding/message.ts';

/** Who says so has something else of the same use in mind: "anything but jeans". */
const WANTS_ANOTHER =
  /\b(?:instead of|rather than|in place of|alternatives? (?:to|for)|substitutes? for|replacements? for|anything but|everything but|any(?:thing)? other than|other than|besides|not (?:yet )?another|no more|(?:sick(?: and tired)?|tired|bored) (?:of|with)|(?:done|over it|fed up|had it) with|so over)\b/i;

/** What is worn for the same use, by the role of what is not wanted. A dress leaves that open. */
const KINDS: Readonly<Partial<Record<string, string>>> = {
  shoes: 'shoes',
  bottom: 'bottoms',
  top: 'tops',
  'mid-layer': 'sweaters or cardigans',
  outer: 'outerwear',
  bag: 'bags',
  jewelry: 'jewelry',
  swim: 'swimwear',
};

const typesOf = ({ concepts }: QueryReading): string[] =>
  concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

/**
 * The kind of garment that "something instead of jeans" asks for: any other that covers the same part
 * of the body. None where the message does not say that another is wanted.
 */
export function kindBesideRefused({ text, readings }: Message): readonly QueryReading[] {
  const refused = readings
    .filter(({ reading }) => reading.role === 'negated')
    .flatMap(({ reading }) => typesOf(reading));
  const roles = [...new Set(refused.map((type) => typeRole(type) ?? ''))];
  const kinds = roles.flatMap((role) => KINDS[role] ?? []);
  if (!WANTS_ANOTHER.test(text) || kinds.length !== roles.length) return [];
  const isRefused = (reading: QueryReading): boolean =>
    typesOf(reading).some((type) => refused.some((one) => isKindOf(type, one)));
  return kinds
    .flatMap((kind) => understandQuery(kind).readings)
    .filter((reading) => !isRefused(reading));
}
