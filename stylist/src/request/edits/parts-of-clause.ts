import type { Item } from '@modiste/contract/entities/item';
import type { EditClause } from '../clauses/read-clause.ts';
import { isAsSaid } from './as-said.ts';
import { type Beside, calledIn, DEFINITE, DENIED, isOf } from './called-piece.ts';
import {
  faulty,
  inOtherColor,
  ofKind,
  ofKindOrNone,
  ofPiece,
  plain,
  recolored,
} from './make-parts.ts';
import { namedPiece } from './named-piece.ts';
import { sourcePlace } from './outfit-place.ts';
import type { PartEdit } from './part-edit.ts';

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

/** The outfits that have a piece of a kind: who minds the suit minds it where there is one. */
function placesOf(type: string, outfits: Beside['outfits']): readonly number[] | null {
  const places = [...outfits.keys()].filter((at) => outfits[at]?.some((one) => isOf(type, one)));
  return places.length === 0 || places.length === outfits.length ? null : places;
}

/** What is done to the pieces that a clause names; none where it names none. */
export function partsOfClause(clause: EditClause, beside: Beside): PartEdit[] {
  const { worn, isFault, outfits } = beside;
  const { does, text } = clause;
  const called = calledIn(clause, beside);
  const piece = called?.piece ?? null;
  const isWorn = piece !== null && worn.includes(piece);
  const [type = piece?.other_info.type] = clause.types;
  const spokenOf = clause.types.length === 0 ? beside.last?.piece : undefined;
  const [only, ...alike] = worn.filter((one) => clause.types.some((kind) => isOf(kind, one)));
  const inColorOfItsOwn = inOtherColor(
    clause,
    (isWorn ? piece : null) ?? spokenOf ?? (alike.length === 0 ? only : undefined),
  );
  if (inColorOfItsOwn !== null) return [inColorOfItsOwn];
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
    return [{ ...faulty(clause, type, isWorn ? piece : null), at: placesOf(type, outfits) }];
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
