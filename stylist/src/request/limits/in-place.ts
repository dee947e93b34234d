import { attributeGroup } from '@modiste/lexicon/attributes';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';

/** "Loafers then", "a cardigan instead", "if no boots, sneakers": what nothing was found of is given up for it. */
const INSTEAD =
  /\binstead\b(?! of (?:that|it|those|these)\b)|\bif (?:there(?: are| is|['’]?s)? )?(?:no|none|not|nothing)\b|\b(?:then|rather)(?=\s*(?:[,.!?]|$|please|pls|if\b|though|tho\b))|\bthen (?:show me|maybe|how about|what about|let['’]?s (?:try|see))\b|\b(?:ok|okay|well|fine|alright|all right|no luck)\b[\s,.!]*then\b/i;

/** Blazers and cardigans go over the same shirt. */
const placeOf = (type: string): string | null => {
  const role = typeRole(type);
  return role === 'mid-layer' ? 'outer' : role;
};

/**
 * Whether another kind is asked for in the place of the one that was looked for, worn where that is: what
 * was said of it holds for this one, too. "Black boots" gives way to black loafers.
 */
export function takesPlace(before: StyleRequest, words: string, types: readonly string[]): boolean {
  if (before.outfit !== null || before.anchor !== null) return false;
  const places = typesOf(before.wishes).map(placeOf);
  const isSamePart = types.every((type) => places.includes(placeOf(type)));
  return types.length > 0 && isSamePart && INSTEAD.test(words);
}

const isGarment = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.some(({ kind }) => kind === 'type');

/** How high a heel was to be was said of boots, and is told of no loafers. */
const isOfHeel = ({ role, kind, concepts }: QueryReading): boolean =>
  role === 'wanted' &&
  (kind === 'heel' || concepts.some(({ id }) => attributeGroup(id) === 'heel'));

/** The request for whatever comes in the place of its kind: color, fabric and price stay. */
export const inPlace = (before: StyleRequest): StyleRequest => ({
  ...before,
  wishes: before.wishes.filter((wish) => !isGarment(wish) && !isOfHeel(wish)),
  exceptIds: [],
  refusedIds: [],
});
