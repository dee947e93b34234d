import { attributeGroup } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { namesOtherGarment, typesOf } from '../../dialogue/types-of.ts';
import { written } from '../../facts/item-names.ts';
import type { Turn } from '../../stylist.ts';
import type { Note } from '../../unmet/read-covered.ts';

/** Where something else is asked for: "…. And a tee", "…, and also some socks". */
const NEXT =
  /(?<=[.!;])\s+|,?\s+(?=(?:and|also|plus|then|now)\s+(?:(?:also|now|then|maybe|i need|i want|show me|find me|get me)\s+)*(?:an?|some)\b)/i;
/** What speaks of a piece that is shown, or asks. */
const OF_SHOWN = /\?|\b(?:the|this|that|it|is|are|like|love|take|taking|got|have|own|with)\b/i;

const POLITE = /\b(?:please|pls|plz)\b/gi;
const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern', 'comparison']);
/** What a day is like is said of whatever is worn. */
const OF_DAY: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'activity',
  'season',
]);

/** What a clause says of how a piece is to look, in its words. */
function looksIn(clause: string): string[] {
  const { readings } = understandQuery(clause.replace(POLITE, ''));
  return readings.flatMap(({ role, words, concepts }) =>
    role === 'wanted' &&
    concepts.some(
      ({ kind, id }) =>
        LOOKS.has(kind) || (kind === 'attribute' && !OF_DAY.has(attributeGroup(id))),
    )
      ? [words]
      : [],
  );
}

const pluralOf = (types: readonly string[]): string =>
  written(findType(types.at(-1) ?? '')?.plural ?? 'those');

/**
 * "Brown leather. And a tee", said to belts: how the belts are to be says nothing of the tee, which is
 * what is looked for now. Null where a message speaks of one kind alone.
 */
export function readNextKind(turn: Turn): { words: string; note: Note } | null {
  const { state, words, attachment } = turn;
  const before = typesOf(state.request?.wishes ?? []);
  const isOther = state.request?.outfit != null || state.list !== undefined || attachment !== null;
  if (before.length === 0 || isOther) return null;
  const clauses = words.split(NEXT);
  const typesAt = clauses.map((clause) => typesOf(understandQuery(clause).readings));
  const at = typesAt.findIndex((types) => namesOtherGarment(before, types));
  const said = clauses.slice(0, at);
  const looks = said.flatMap(looksIn);
  const isOfBefore = at > 0 && looks.length > 0 && typesAt.slice(0, at).flat().length === 0;
  if (!isOfBefore || said.some((clause) => OF_SHOWN.test(clause))) return null;
  const old = `${looks.join(' ')} ${pluralOf(before)}`;
  return {
    words: clauses.slice(at).join(' '),
    note: [
      `First the ${pluralOf(typesAt[at] ?? [])}; say “${old}” when you want those.`,
      `One kind at a time: “${old}” brings those next.`,
    ],
  };
}
