import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { EditClause } from '../clauses/read-clause.ts';
import { isNamedBy, roleOf } from '../pieces/named-in-outfits.ts';
import { type NamedPiece, namedPiece } from './named-piece.ts';
import { sidesOf, sourcePlace } from './outfit-place.ts';
import type { PartEdit } from './part-edit.ts';

/** What a clause is read beside. */
export interface Beside {
  /** The pieces of the outfits that are edited. */
  worn: readonly Item[];
  /** The pieces that gave way to those that they wear now. */
  replaced: readonly Item[];
  /** Every piece that was shown, the likeliest first. */
  known: readonly Item[];
  /** The pieces of each outfit on the screen, or of the last ones among which one was chosen. */
  outfits: readonly (readonly Item[])[];
  /** The pieces that were named or chosen, the latest first. */
  spoken: readonly Item[];
  /** The part that was spoken of last; null where none was. */
  last: PartEdit | null;
  /** Whether the message speaks of pieces that were shown. */
  isOfShown: boolean;
  /** Whether the sentence finds fault with what it names. */
  isFault: boolean;
}

export const DEFINITE = /\b(?:the|that|those|these|this|same|my|your)\b/i;
export const INDEFINITE = /\b(?:an?|some|another|any|other|different|new|second)\b/i;
/** "Make the shoes white" says how they are to be, and names no white pair. */
const SAYS_HOW = /\b(?:make|should|must|rather|could|can|in an?|what about|how about)\b/i;
export const DENIED = /\b(?:not|isn['’]?t|wasn['’]?t|aren['’]?t|never) (?:the|my|that)\b/i;
const TELLING_MIN = 2;

/** The kind that a refused one is of: of heels shoes. */
export function broadKindOf(type: string): string {
  const parent = findType(type)?.parent ?? null;
  return parent !== null && typeRole(parent) === typeRole(type) ? broadKindOf(parent) : type;
}

export const isOf = (type: string, piece: Item): boolean =>
  isNamedBy([type], piece) || (broadKindOf(type) === type && typeRole(type) === roleOf(piece));

const HAVE = /\b(?:have|has|get|gets|with|wear|use|take|put)\b/i;
const isThereKind = (piece: Item, worn: readonly Item[]): boolean =>
  worn.some((one) => one.other_info.type === piece.other_info.type);

/** Whether a piece is surely the one that a clause names. */
function isSure(
  clause: EditClause,
  { piece, telling, isByName }: NamedPiece,
  { worn, isOfShown, outfits, spoken }: Beside,
) {
  const { text, isBack, does, types } = clause;
  const isThere = worn.some((one) => roleOf(one) === roleOf(piece));
  if (isBack || DENIED.test(text)) return telling > 0 || !isThere;
  if (does === 'keep') {
    // "Love the second one" names no piece, and "keep the shoes" none of those of several outfits.
    const alike = worn.filter((one) => types.some((type) => isOf(type, one)));
    const isOnly = !isThere || alike.length === 1 || spoken.includes(piece);
    return telling > 0 || (types.length > 0 && isOnly);
  }
  if (INDEFINITE.test(text) && !DEFINITE.test(text)) return isByName && telling >= TELLING_MIN;
  // "Can the first have the sneakers of the other one": what only another outfit has is that very piece.
  const isOfOther = !isThereKind(piece, worn) && outfits.flat().includes(piece);
  if (DEFINITE.test(text) && isOfOther && HAVE.test(text)) return true;
  if (SAYS_HOW.test(text)) return isByName;
  if (DEFINITE.test(text)) return telling > 0;
  return (
    telling > TELLING_MIN ||
    (telling === TELLING_MIN && (isByName || isOfShown || worn.includes(piece)))
  );
}

/** The very piece that a clause wants, or finds fault with. */
export function calledIn(
  clause: EditClause,
  beside: Beside,
): Pick<NamedPiece, 'piece' | 'color'> | null {
  const { outfits, known, last, worn } = beside;
  const source = sourcePlace(clause.text, outfits.length);
  const { old, fresh } = sidesOf(clause.text);
  if (source !== null) {
    const of = outfits[source] ?? [];
    const wanted = clause.types.length === 0 && last !== null ? [last.type] : clause.types;
    const piece = of.find((one) => wanted.some((type) => isOf(type, one)));
    return piece === undefined ? null : { piece, color: null };
  }
  // "The same sandals" are those that were spoken of.
  const sameKinds = understandQuery(/\bsame (.+)/i.exec(clause.text)?.[1] ?? '').types;
  const same =
    sameKinds.length > 0
      ? beside.spoken.find((one) => clause.types.some((type) => isOf(type, one)))
      : undefined;
  if (same !== undefined) return { piece: same, color: null };
  const text = old === '' || fresh === '' ? clause.text : fresh;
  const [type] = clause.types;
  const role = last !== null && last.does !== 'keep' ? (typeRole(last.type) ?? null) : null;
  // "Leave the shoes" speaks of those that are worn, whatever others are called so.
  const isOfWorn = clause.does === 'keep' && !clause.isBack;
  const named =
    (isOfWorn ? namedPiece(text, worn, role) : null) ??
    namedPiece(text, known, type === undefined || role === null ? role : null) ??
    (role === null
      ? null
      : namedPiece(
          text,
          known.filter((one) => roleOf(one) === role),
          role,
        ));
  return named !== null && isSure(clause, named, beside) ? named : null;
}
