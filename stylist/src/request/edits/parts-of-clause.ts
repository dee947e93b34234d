import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { isNeeded } from '../pieces/named-in-outfits.ts';
import {
  type Beside,
  broadKindOf,
  calledIn,
  DEFINITE,
  DENIED,
  INDEFINITE,
  isOf,
} from './called-piece.ts';
import { isAsSaid, namedPiece } from './named-piece.ts';
import { sourcePlace } from './outfit-place.ts';
import type { PartEdit } from './part-edit.ts';
import type { EditClause } from './read-clause.ts';

/** "No heels", where other shoes are to come; of shoes as such nothing is refused. */
const noKind = (type: string): QueryReading[] =>
  broadKindOf(type) === type
    ? []
    : understandQuery(findType(type)?.plural.toLowerCase() ?? type)
        .readings.filter(({ concepts }) => concepts.some(({ kind }) => kind === 'type'))
        .map((reading) => ({ ...reading, role: 'negated' }));

const plain = (clause: EditClause) => ({
  old: clause.old,
  looks: clause.looks,
  comparisons: clause.comparisons,
  most: clause.most,
  isCheaper: clause.isCheaper,
  isOther: clause.isOther,
  piece: null,
  color: null,
  group: 0,
  gone: null,
  at: null,
  isBack: clause.isBack,
  isShared: clause.isOfAll,
});

const ofPiece = (
  clause: EditClause,
  does: 'keep' | 'set',
  { piece, color = null }: { piece: Item; color?: string | null },
): PartEdit => ({
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
  color,
});

/** What fault is found with goes, and nothing of its kind takes its place. */
function faulty(clause: EditClause, type: string, gone: Item | null): PartEdit {
  const isTooDear =
    clause.isCheaper || /\b(?:expensive|pricey|much|steep|cost(?:s|ly)?)\b/i.test(clause.text);
  // "The blazer is ugly" asks for another one, "high tops again" for none of that kind.
  const isOfOne = isTooDear || gone !== null || DEFINITE.test(clause.text);
  const refused = isOfOne ? [] : noKind(type);
  return {
    ...plain(clause),
    does: 'set',
    type: isOfOne ? type : broadKindOf(type),
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
  const isPart = isNeeded(type) && !/^(?:one-piece|suit)$/.test(typeRole(type) ?? '');
  const isReplaced = clause.does === 'leave' && (clause.isOther || (isPart && isOpen));
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
    isOther: isReplaced || (clause.isOther && clause.old.length === 0),
    // One jacket is added to both; of what each of them has, each gets another one.
    isShared: clause.isOfAll && !isThere,
  };
}

/** What is there comes in the color that is asked for: it stays, in that one. */
function recolored(clause: EditClause, there: readonly Item[]): PartEdit[] {
  const { text, looks, comparisons, most, isCheaper, isOther, does, types } = clause;
  const isColor =
    looks.length > 0 &&
    looks.every(
      ({ role, concepts }) => role === 'wanted' && concepts.every(({ kind }) => kind === 'color'),
    );
  const isPlain =
    does === 'set' &&
    types.length === 1 &&
    comparisons.length === 0 &&
    most === null &&
    !isCheaper &&
    !isOther;
  if (!isColor || !isPlain || INDEFINITE.test(text)) return [];
  const [piece, ...others] = there;
  const named = piece === undefined || others.length > 0 ? null : namedPiece(text, [piece]);
  return named === null || named.color === null ? [] : [ofPiece(clause, 'set', named)];
}

const ofKindOrNone = (clause: EditClause, type: string, beside: Beside): PartEdit[] => {
  const part = ofKind(clause, type, beside);
  return part === null ? [] : [part];
};

const DOUBLED = /\b(?:two|2|double|three|3|both)\b/i;

/** "Why two bags?" minds the second one, where there are two in an outfit. */
function doubled(
  clause: EditClause,
  { type, there }: { type: string; there: readonly Item[] },
  { outfits }: Beside,
): PartEdit[] {
  const extra = there.find((one) =>
    outfits.some(
      (pieces) => pieces.includes(one) && pieces.find((other) => there.includes(other)) !== one,
    ),
  );
  return extra === undefined ? [] : [{ ...plain(clause), does: 'leave', type, gone: extra }];
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
  DEFINITE.test(text) &&
  !(isCheaper || isOther);

const WHERE = /\bwhere\b/i;
const OLD =
  /\b(?:old|previous|earlier|original|first|other|last|was|were|liked|loved|preferred)\b/i;

/** A piece that was there before comes back; what always was there is kept. */
function broughtBack(
  clause: EditClause,
  { type, there, piece }: { type: string; there: readonly Item[]; piece: Item | null },
  beside: Beside,
): PartEdit[] {
  const { known, worn, replaced } = beside;
  const [here] = there;
  const before = known.filter((one) => isOf(type, one) && !worn.includes(one));
  const isOther =
    OLD.test(clause.text) || (here !== undefined && replaced.some((one) => isOf(type, one)));
  if (here === undefined || (isOther && !WHERE.test(clause.text))) {
    const old = before.filter((one) => replaced.includes(one));
    const [first] = old.length > 0 ? old : before;
    const named = namedPiece(clause.text, before);
    const back = named !== null && named.telling > 0 ? named : first && { piece: first };
    if (back !== undefined && (piece === null || piece === here))
      return [ofPiece(clause, 'set', back)];
  }
  // "Go back to the dress with a red bag" names a bag that never was there.
  const isNew =
    piece === null && clause.looks.length > 0 && !there.some((one) => isAsSaid(one, clause.looks));
  if (isNew) return ofKindOrNone({ ...clause, does: 'set' }, type, beside);
  return here === undefined ? [] : [ofPiece(clause, 'keep', { piece: piece ?? here })];
}

/** What is done to the pieces that a clause names; none where it names none. */
export function partsOfClause(clause: EditClause, beside: Beside): PartEdit[] {
  const { worn, isFault, outfits } = beside;
  const { does, text } = clause;
  const called = calledIn(clause, beside);
  const piece = called?.piece ?? null;
  const isWorn = piece !== null && worn.includes(piece);
  const [type = piece?.other_info.type] = clause.types;
  const isDenied = DENIED.test(text);
  const isSource = sourcePlace(text, outfits.length) !== null;
  // A shirt that is too dear and not worn any more needs no other one.
  if (called !== null && !isWorn && clause.isFaulty && !isDenied) return [];
  if (called !== null && (isSource || !isWorn) && (does !== 'leave' || isDenied))
    return [ofPiece(clause, 'set', called)];
  if (called !== null && isDenied) return [ofPiece(clause, 'keep', called)];
  if (type === undefined) return [];
  const there = worn.filter((one) => one === piece || isOf(type, one));
  const isMinded = clause.old.length === 0 && there.length > 0 && does !== 'keep';
  if (isFault && DOUBLED.test(text)) return doubled(clause, { type, there }, beside);
  // What is not there is not wished for by who minds it.
  if (isFault && there.length === 0 && !clause.isBack) return [];
  if (isMinded && (isFault || (clause.isFaulty && does === 'set') || (clause.isOther && isWorn)))
    return [faulty(clause, type, isWorn ? piece : null)];
  if (clause.isBack || (does === 'keep' && there.length === 0))
    return broughtBack(clause, { type, there, piece: isWorn ? piece : null }, beside);
  if (piece !== null && does === 'leave')
    return [{ ...plain(clause), does: 'leave', type, gone: piece }];
  if (called !== null) return [ofPiece(clause, called.color === null ? 'keep' : 'set', called)];
  const inColor = recolored(clause, there);
  if (inColor.length > 0) return inColor;
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
