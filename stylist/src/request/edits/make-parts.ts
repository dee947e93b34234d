import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { colorNamed, itemColors, shownColor } from '../../facts/item-colors.ts';
import type { EditClause } from '../clauses/read-clause.ts';
import { isNeeded } from '../pieces/named-in-outfits.ts';
import { type Beside, broadKindOf, DEFINITE, INDEFINITE, isOf } from './called-piece.ts';
import { namedPiece } from './named-piece.ts';
import type { PartEdit } from './part-edit.ts';

/** "No heels", where other shoes are to come; of shoes as such nothing is refused. */
const noKind = (type: string): QueryReading[] =>
  broadKindOf(type) === type
    ? []
    : understandQuery(findType(type)?.plural.toLowerCase() ?? type)
        .readings.filter(({ concepts }) => concepts.some(({ kind }) => kind === 'type'))
        .map((reading) => ({ ...reading, role: 'negated' }));

export const plain = (clause: EditClause) => ({
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

export const ofPiece = (
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

/** A kind that is to be there, with its looks. */
export const setting = (type: string, looks: EditClause['looks'] = []): PartEdit => ({
  does: 'set',
  type,
  old: [],
  looks,
  comparisons: [],
  most: null,
  isCheaper: false,
  isOther: false,
  piece: null,
  color: null,
  group: 0,
  gone: null,
  isBack: false,
  at: null,
  isShared: false,
});

/** A kind that goes, and the very piece of it where one is meant. */
export const leaving = (type: string, gone: Item | null = null): PartEdit => ({
  ...setting(type),
  does: 'leave',
  gone,
});

/** What fault is found with goes, and nothing of its kind takes its place. */
export function faulty(clause: EditClause, type: string, gone: Item | null): PartEdit {
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
export function ofKind(clause: EditClause, type: string, { worn }: Beside): PartEdit | null {
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

export const ofKindOrNone = (clause: EditClause, type: string, beside: Beside): PartEdit[] => {
  const part = ofKind(clause, type, beside);
  return part === null ? [] : [part];
};

/** What is there comes in the color that is asked for: it stays, in that one. */
export function recolored(clause: EditClause, there: readonly Item[]): PartEdit[] {
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

const OTHER_COLOR = /\b(?:another|other|different|diff) colou?rs?\b/i;

const refusesColor = ({ role, concepts }: QueryReading): boolean =>
  role === 'negated' && concepts.every(({ kind }) => kind === 'color');

/** A piece that stays in another color that it comes in: "is there another color", "not in sand". */
export function inOtherColor(clause: EditClause, piece: Item | undefined): PartEdit | null {
  const { text, looks } = clause;
  const isAsked =
    OTHER_COLOR.test(text) ||
    (looks.length > 0 && looks.every(refusesColor) && /\bnot\b/i.test(text));
  if (piece === undefined || !isAsked) return null;
  const wanted = looks.filter(({ role }) => role === 'wanted');
  const named = wanted.flatMap((look) => colorNamed(piece, look) ?? []);
  const now = shownColor(piece)?.name;
  const [other] = itemColors(piece).flatMap(({ name }) => (name === now ? [] : [name]));
  const color = wanted.length > 0 ? named[0] : other;
  return color === undefined ? null : ofPiece(clause, 'set', { piece, color });
}
