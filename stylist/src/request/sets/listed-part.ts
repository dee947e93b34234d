import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { itemColorNames } from '../../facts/item-colors.ts';
import type { Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';
import { type EditClause, readClause } from '../clauses/read-clause.ts';
import { isAsSaid } from '../edits/as-said.ts';
import { DEFINITE, INDEFINITE } from '../edits/called-piece.ts';
import { setting } from '../edits/make-parts.ts';
import { knownPieces, namedPiece } from '../edits/named-piece.ts';
import type { PartEdit } from '../edits/part-edit.ts';
import { isNamedBy } from '../pieces/named-in-outfits.ts';

/** What is said around a piece and tells nothing of it. */
const AROUND = new Set(
  'the a an that this those these my your one ones just only show me us again same pair pairs of first second third fourth please pls plz from before earlier with and plus in so yes yeah good ok okay alright great fine then now also too i id want wanna need take have go going lets let us make it its do wear use is a like would i’d i’ll ill get give back all right cool perfect here hmm well'.split(
    ' ',
  ),
);

/** A piece of an outfit as it is listed. */
export interface ListedPart {
  edit: PartEdit;
  /** Whether words, and not only its kind, say which of the shown pieces it is. */
  isTold: boolean;
}

const hasKind = ({ types }: EditClause): boolean => types.length === 1;

/** All that the shop calls a piece by. */
const wordsOf = (piece: Item | null): string =>
  piece === null ? '' : [piece.short_description, piece.brand, ...itemColorNames(piece)].join(' ');

/** Whether words say nothing but what names a piece. */
function isBare(text: string, piece: Item | null): boolean {
  const { words, readings } = readMessage(understandQuery(text));
  const isRead = (at: number): boolean =>
    readings.some(({ from, to, reading }) => at >= from && at < to && reading.kind !== 'goods');
  const own = new Set(tokenize(wordsOf(piece)).flatMap(({ word }) => [word, ...word.split('-')]));
  return words.every(({ word }, at) => {
    const isName = own.has(word) || own.has(word.replace(/s$/, ''));
    return AROUND.has(word) || isName || isRead(at) || /^[$€£]?\d{2,4}(?:\.\d\d)?$/.test(word);
  });
}

const partOf = (clause: EditClause, piece: Item | null, color: string | null): PartEdit =>
  piece === null
    ? { ...setting(clause.types[0] ?? '', clause.looks), most: clause.most }
    : { ...setting(piece.other_info.type), piece, color: color ?? piece.shown_color ?? null };

/** The shown piece that is called by its kind alone: the first on the screen, or the only one there was. */
function ofKindAlone({ types, looks }: EditClause, known: readonly Item[], turn: Turn) {
  if (looks.length > 0) return null;
  const own = known.filter((item) => isNamedBy(types, item));
  const ids = turn.state.shown.itemIds;
  const { chosen = [] } = turn.state;
  const taken = own.find(({ id }) => chosen.includes(id));
  const [onScreen] = ids.flatMap((id) => own.find((item) => item.id === id) ?? []);
  return taken ?? onScreen ?? (own.length === 1 ? (own[0] ?? null) : null);
}

const PLACES = ['first', 'second', 'third', 'fourth'];
const PLACE = /\b(?<place>first|second|third|fourth)\b/i;

/** The outfit, or the result, that a message names by its place: "the first dress". */
function placedPieces(text: string, { state, items }: Turn): readonly Item[] {
  const at = PLACES.indexOf(PLACE.exec(text)?.groups?.place?.toLowerCase() ?? '');
  const { outfits, itemIds } = state.shown;
  const ids = at < 0 ? [] : (outfits[at] ?? itemIds.slice(at, at + 1));
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The part of an outfit that words name, and nothing else; null where they say something else. */
export function readListedPart(text: string, turn: Turn): ListedPart | null {
  const clause = readClause(text.replace(PLACE, ' '));
  const placed = placedPieces(turn.words, turn).find((item) => isNamedBy(clause.types, item));
  const isPlaced =
    placed !== undefined &&
    (PLACE.test(text) || (DEFINITE.test(text) && clause.looks.length === 0));
  if (isPlaced && hasKind(clause) && isBare(text, placed))
    return { edit: partOf(clause, placed, null), isTold: PLACE.test(text) };
  const known = knownPieces(turn);
  const named = namedPiece(text, known);
  // "A linen dress" is any one, however many were shown.
  const isAny = INDEFINITE.test(text) && !DEFINITE.test(text);
  const isSaid = named?.isByName === true || (clause.looks.length > 0 && !isAny);
  const isTold =
    named !== null && (hasKind(clause) || named.isByName) && named.telling > 0 && isSaid;
  const isAlike =
    named !== null &&
    (named.isByName || clause.looks.length === 0 || isAsSaid(named.piece, clause.looks));
  const called = isTold && (isAlike || named.color !== null) ? named : null;
  const piece = called?.piece ?? (hasKind(clause) ? ofKindAlone(clause, known, turn) : null);
  if (piece === null && !hasKind(clause)) return null;
  const isOfDay = clause.days.length > 0;
  if (clause.comparisons.length > 0 || isOfDay || clause.isBack || !isBare(text, piece))
    return null;
  return { edit: partOf(clause, piece, called?.color ?? null), isTold: called !== null };
}

/** Where a listed part is worn. */
export const roleOfPart = ({ edit }: ListedPart): string | null => typeRole(edit.type);
