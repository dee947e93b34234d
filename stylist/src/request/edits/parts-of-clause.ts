import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { isNamedBy, isNeeded, roleOf } from '../pieces/named-in-outfits.ts';
import { type NamedPiece, namedPiece } from './named-piece.ts';
import { sidesOf, sourcePlace } from './outfit-place.ts';
import type { PartEdit } from './part-edit.ts';
import type { EditClause } from './read-clause.ts';

/** What a clause is read beside. */
export interface Beside {
  /** The pieces of the outfits that are edited. */
  worn: readonly Item[];
  /** Every piece that was shown, the likeliest first. */
  known: readonly Item[];
  /** The pieces of each outfit on the screen. */
  outfits: readonly (readonly Item[])[];
  /** The part that was spoken of last; null where none was. */
  last: PartEdit | null;
  /** Whether the sentence finds fault with what it names. */
  isFault: boolean;
}

const DEFINITE = /\b(?:the|that|those|these|this|same|my|your)\b/i;
const INDEFINITE = /\b(?:an?|some|another|any|other|different|new|second)\b/i;
/** "Make the shoes white" says how they are to be, and names no white pair. */
const SAYS_HOW = /\b(?:make|should|must|rather|could|can|in an?|what about|how about)\b/i;
const DENIED = /\b(?:not|isn['’]?t|wasn['’]?t|aren['’]?t|never) (?:the|my|that)\b/i;
const TELLING_MIN = 2;

/** The kind that a refused one is of: of heels shoes. */
function broadKindOf(type: string): string {
  const parent = findType(type)?.parent ?? null;
  return parent !== null && typeRole(parent) === typeRole(type) ? broadKindOf(parent) : type;
}

/** "No heels", where other shoes are to come; of shoes as such nothing is refused. */
const noKind = (type: string): QueryReading[] =>
  broadKindOf(type) === type
    ? []
    : understandQuery(findType(type)?.plural.toLowerCase() ?? type)
        .readings.filter(({ concepts }) => concepts.some(({ kind }) => kind === 'type'))
        .map((reading) => ({ ...reading, role: 'negated' }));

const isOf = (type: string, piece: Item): boolean =>
  isNamedBy([type], piece) || (broadKindOf(type) === type && typeRole(type) === roleOf(piece));

/** Whether a piece is surely the one that a clause names. */
function isSure(
  clause: EditClause,
  { piece, telling, isByName }: NamedPiece,
  worn: readonly Item[],
) {
  const { text, isBack, does } = clause;
  const isThere = worn.some((one) => roleOf(one) === roleOf(piece));
  if (isBack || DENIED.test(text)) return telling > 0 || !isThere;
  if (does === 'keep') return telling > 0 || !isThere || worn.includes(piece);
  if (INDEFINITE.test(text) && !DEFINITE.test(text)) return isByName && telling >= TELLING_MIN;
  if (SAYS_HOW.test(text)) return isByName;
  if (DEFINITE.test(text)) return telling > 0;
  return telling > TELLING_MIN || (telling === TELLING_MIN && (isByName || worn.includes(piece)));
}

/** The very piece that a clause wants, or finds fault with. */
function calledIn(clause: EditClause, beside: Beside): Item | null {
  const { outfits, known, worn, last } = beside;
  const source = sourcePlace(clause.text, outfits.length);
  const { old, fresh } = sidesOf(clause.text);
  if (source !== null) {
    const of = outfits[source] ?? [];
    const wanted = clause.types.length === 0 && last !== null ? [last.type] : clause.types;
    return of.find((piece) => wanted.some((type) => isOf(type, piece))) ?? null;
  }
  const text = old === '' || fresh === '' ? clause.text : fresh;
  const [type] = clause.types;
  const role = last !== null && last.does !== 'keep' ? (typeRole(last.type) ?? null) : null;
  const named =
    namedPiece(text, known, type === undefined || role === null ? role : null) ??
    (role === null
      ? null
      : namedPiece(
          text,
          known.filter((one) => roleOf(one) === role),
          role,
        ));
  return named !== null && isSure(clause, named, worn) ? named.piece : null;
}

const plain = (clause: EditClause) => ({
  old: clause.old,
  looks: clause.looks,
  comparisons: clause.comparisons,
  most: clause.most,
  isCheaper: clause.isCheaper,
  isOther: clause.isOther,
  piece: null,
  gone: null,
  at: null,
  isShared: clause.isOfAll,
});

const ofPiece = (clause: EditClause, does: 'keep' | 'set', piece: Item): PartEdit => ({
  ...plain(clause),
  does,
  type: piece.other_info.type,
  old: [],
  looks: [],
  comparisons: [],
  most: null,
  isCheaper: false,
  isOther: false,
  piece,
});

/** What fault is found with goes, and nothing of its kind takes its place. */
function faulty(clause: EditClause, type: string, gone: Item | null): PartEdit {
  const isTooDear =
    clause.isCheaper || /\b(?:expensive|pricey|much|steep|cost(?:s|ly)?)\b/i.test(clause.text);
  const refused = isTooDear || clause.types.length === 0 ? [] : noKind(type);
  return {
    ...plain(clause),
    does: 'set',
    type: broadKindOf(type),
    old: [type],
    looks: refused,
    most: null,
    isCheaper: isTooDear,
    isOther: true,
    gone,
  };
}

/** The part that a clause speaks of for each kind that it names. */
function ofKind(clause: EditClause, type: string, { worn }: Beside): PartEdit | null {
  const isThere = worn.some((piece) => isOf(type, piece));
  // Of what nobody goes without, another one takes the place, where there is one.
  const isOpen = broadKindOf(type) !== type || isThere;
  const isReplaced = clause.does === 'leave' && (clause.isOther || (isNeeded(type) && isOpen));
  const does = isReplaced ? 'set' : clause.does;
  if (does === null) return null;
  const isLeft = clause.does === 'leave';
  const refused = isReplaced && !clause.isOther ? noKind(type) : [];
  return {
    ...plain(clause),
    does,
    type: refused.length > 0 ? broadKindOf(type) : type,
    looks: isLeft ? refused : clause.looks,
    old: isReplaced ? [...clause.old, type] : clause.old,
    isOther: isReplaced || clause.isOther,
  };
}

/** Whether a clause only mentions what is there, and wishes for no other. */
const isMention = ({
  text,
  does,
  looks,
  comparisons,
  most,
  isCheaper,
  isOther,
  old,
}: EditClause): boolean =>
  does === 'set' &&
  looks.length + comparisons.length + old.length === 0 &&
  most === null &&
  !(isCheaper || isOther || INDEFINITE.test(text));

/** A piece that was there before comes back; what is there is kept. */
function broughtBack(
  clause: EditClause,
  { type, there, piece }: { type: string; there: readonly Item[]; piece: Item | null },
  { known }: Beside,
): PartEdit[] {
  const [here] = there;
  if (here !== undefined) return [ofPiece(clause, 'keep', piece ?? here)];
  const before = known.find((one) => isOf(type, one));
  return before === undefined ? [] : [ofPiece(clause, 'set', before)];
}

/** What is done to the pieces that a clause names; none where it names none. */
export function partsOfClause(clause: EditClause, beside: Beside): PartEdit[] {
  const { worn, isFault, outfits } = beside;
  const { does, text } = clause;
  const piece = calledIn(clause, beside);
  const isWorn = piece !== null && worn.includes(piece);
  const [type = piece?.other_info.type] = clause.types;
  const isDenied = DENIED.test(text);
  const isSource = sourcePlace(text, outfits.length) !== null;
  if (piece !== null && (isSource || !isWorn) && (does !== 'leave' || isDenied))
    return [ofPiece(clause, 'set', piece)];
  if (isDenied && isWorn) return [ofPiece(clause, 'keep', piece)];
  if (type === undefined) return [];
  const there = worn.filter((one) => isOf(type, one));
  const isMinded = clause.old.length === 0 && there.length > 0 && does !== 'keep';
  if (isMinded && (isFault || (clause.isFaulty && does === 'set') || (clause.isOther && isWorn)))
    return [faulty(clause, type, isWorn ? piece : null)];
  if (clause.isBack || (does === 'keep' && there.length === 0))
    return broughtBack(clause, { type, there, piece: isWorn ? piece : null }, beside);
  if (piece !== null && does === 'leave')
    return [{ ...plain(clause), does: 'leave', type, gone: piece }];
  if (piece !== null) return [ofPiece(clause, 'keep', piece)];
  if (isMention(clause) && there.length > 0)
    return clause.types.flatMap((one) => {
      const kept = ofKind(clause, one, beside);
      return kept === null ? [] : [{ ...kept, does: 'keep' as const }];
    });
  if (clause.types.length > 1 && /\bor\b/i.test(text) && does === 'set') {
    const [first, ...others] = clause.types.flatMap((one) => ofKind(clause, one, beside) ?? []);
    return first === undefined ? [] : [{ ...first, or: others }];
  }
  return clause.types.flatMap((one) => ofKind(clause, one, beside) ?? []);
}
