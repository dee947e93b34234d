import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { listOf } from '@modiste/lexicon/tokens';
import type { Message } from '../understanding/message.ts';
import { POSITIONS } from './mention-words.ts';
import { isNamedBy } from './shown-outfits.ts';

const POINTERS: ReadonlySet<string> = new Set(['the', 'that', 'this', 'those', 'these']);
/** Only of these is it said that there is none: a belt or a scarf may be a part of a piece. */
const TOLD: ReadonlySet<string | null> = new Set([
  'bottom',
  'one-piece',
  'top',
  'mid-layer',
  'outer',
  'shoes',
  'bag',
  'jewelry',
  'watch',
  'headwear',
  'scarf',
]);
/** What is worn in the same place is often called so: a coat is a jacket to many. */
const LOOSE: ReadonlySet<string> = new Set(
  listOf('jacket, coat, top, shirt, blouse, sweater, shoes, bag'),
);
/** "The skirt" of a dress and "the jacket" of a suit are parts of it. */
const PARTS_OF: Readonly<Record<string, ReadonlySet<string | null>>> = {
  'one-piece': new Set(listOf('skirt, top, pants, shorts')),
  suit: new Set(listOf('jacket, blazer, suit-jacket, pants, dress-pants, vest, waistcoat')),
  sleep: new Set(listOf('top, shirt, pants, shorts')),
  swim: new Set(listOf('top, shorts, skirt')),
  shoes: new Set(listOf('heels, platforms, wedges')),
};
const OVER: ReadonlySet<string | null> = new Set(['mid-layer', 'outer']);

/** A blazer is a jacket to many, and a hoodie is no coat. */
const isInPlace = (type: string, role: string | null): boolean =>
  typeRole(type) === role || (type === 'jacket' && OVER.has(role));

/** The kinds that a message points at by their names: "the skirt", "those brown boots". */
const kindsPointedAt = ({ readings, words }: Message): string[] =>
  readings.flatMap(({ reading: { role, concepts }, from }) => {
    const types = concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
    const before = [1, 2, 3].map((back) => words[from - back]?.word ?? '');
    const [last = '', first = ''] = before;
    // "That last jacket" points at one, too.
    const isPointed = POINTERS.has(last) || (POSITIONS.has(last) && POINTERS.has(first));
    const isDescribed = readings.some(
      (one) => one.to === from && POINTERS.has(words[one.from - 1]?.word ?? ''),
    );
    return role !== 'negated' && (isPointed || isDescribed) ? types : [];
  });

/** A kind that is pointed at though none of it is shown, and what may be meant instead. */
export interface MissingKind {
  type: string;
  /** What is worn in its place or has it as a part: the coats for "the jacket", the dress for "the skirt". */
  instead: readonly Item[];
}

/**
 * The first kind that a message points at and that none of the pieces is; null where all are there, or
 * where it is a part of the piece last spoken of.
 */
export function missingKind(
  message: Message,
  items: readonly Item[],
  focusId: string | null,
): MissingKind | null {
  for (const type of kindsPointedAt(message)) {
    const role = typeRole(type);
    const roleOf = ({ other_info }: Item) => typeRole(other_info.type);
    const isThere = items.some(
      (item) => isNamedBy([type], item) || isKindOf(type, item.other_info.type),
    );
    if (isThere || items.length === 0 || !TOLD.has(role)) continue;
    const wholes = items.filter((item) => PARTS_OF[roleOf(item) ?? '']?.has(type) === true);
    if (wholes.length === items.length || wholes.some(({ id }) => id === focusId)) continue;
    if (wholes.length > 0) return { type, instead: wholes };
    return {
      type,
      instead: LOOSE.has(type) ? items.filter((item) => isInPlace(type, roleOf(item))) : [],
    };
  }
  return null;
}
