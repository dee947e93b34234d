import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { asksForKind } from '../../intents/edits-outfit.ts';
import type { Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';
import { rewordLeftOutfits } from '../../understanding/sayings/reword-forgotten.ts';
import { isNamedBy, isNeeded, roleOf } from '../pieces/named-in-outfits.ts';
import { describedPiece, meantPlace, namedPiece, pricedPiece } from './named-piece.ts';
import { outfitMeant } from './outfit-meant.ts';
import type { OutfitEdits, PartEdit } from './part-edit.ts';
import { type EditClause, readClause } from './read-clause.ts';
import { splitEdits } from './split-edits.ts';

/** Whoever looks for pieces or outfits, asks, or tells of their own clothes, edits no piece. */
const OTHERWISE =
  /\b(?:show(?! (?:me )?(?:again )?(?:the|that|those|it)\b)|find|search|browse|looking for|got any|have any|do (?:you|u|they) (?:have|sell|stock)|which|why|what (?!else\b)\w+ (?:go|goes|would|to)|(?:can|could|will|would) [\w ]+ be (?:worn|paired|styled) with|i (?:already )?(?:have|own)|i['’]ve got|my own|of my own)\b(?! \$?\d+ left)|\b(?:outfits|looks|sets)\b|\b(?:an?|whole|complete|full|new|another|other) (?:\w+ )?(?:outfit|look)\b/i;
/** "How much is it then?" is told with every change. */
const ASKS_TOTAL =
  /\b(?:how much|what(?:['’]?s| is| does| would| do)?\b.*\b(?:total|come to|cost|pay)|total\b.*\?)/i;
/** "Shirt and shoes of the second, how much" edits nothing. */
const EDITS =
  /\b(?:swap|switch|change|replace|exchange|trade|drop|lose|ditch|remove|skip|take|leave|add|make|keep|without|no|not|instead|want|need|can|could|rather|prefer|should|must)\b/i;
const ASKS =
  /^\W*(?:(?:what|how)(?! about\b)|(?:is|are)(?! there\b)|does|do|will|would it|where(?! (?:is|are)\b)|when|who|did)\b|^(?!\W*(?:where|is there|are there|can|could|would|what about|how about|maybe)\b).*\b(?:is|are|does|do|sizes?)\b[^?]*\?$/i;

const NOTHING_SAID =
  /^\W*(?:(?:no+|yes|yeah|yep|ok|okay|perfect|great|nice|cool|good|lovely|thanks?|thank you|please|pls|hmm*|ugh|wow|very good|first one|rest is (?:perfect|fine|good|great|ok(?:ay)?)|the rest (?:is|stays?|can stay)\b.*|everything else .*|actually|wait|sorry|that['’]?s (?:it|all)|(?:remove|drop|lose) (?:it|them|that)|(?:take|leave) (?:it|them|that) (?:out|off|away)|it|instead|too|as well|if possible)[ ,!.]*)+$/i;

interface Reading {
  parts: PartEdit[];
  at: number | null;
  budget: number | null;
  /** How many clauses say something. */
  said: number;
  /** Whether something was said of a part before it was named. */
  isOfEarlier: boolean;
}

const roleOfType = (type: string) => typeRole(type) ?? type;

/** Whether a clause says more of the part before it: "I want dark red", "max 70 for those". */
const describes = ({ types, looks, most, comparisons, isCheaper }: EditClause): boolean =>
  types.length === 0 && (looks.length > 0 || most !== null || comparisons.length > 0 || isCheaper);

/** Talk in which a word happens to be one of clothes: "a trial shift". */
const isIdle = ({ isTalk, most, comparisons, isCheaper }: EditClause): boolean =>
  isTalk && most === null && comparisons.length === 0 && !isCheaper;

function withMore(part: PartEdit, clause: EditClause, turn: Turn): PartEdit {
  const piece = part.piece ?? namedPiece(turn, clause, [part.type]);
  return {
    ...part,
    does: 'set',
    looks: [...part.looks, ...clause.looks],
    comparisons: [...part.comparisons, ...clause.comparisons],
    most: clause.most ?? part.most,
    isCheaper: part.isCheaper || clause.isCheaper,
    piece,
  };
}

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

const isThere = (type: string, { items, state }: Turn): boolean =>
  items.some((item) => state.shown.outfits.flat().includes(item.id) && isNamedBy([type], item));

/** The part that one clause speaks of for each kind that it names. */
function partsOf(clause: EditClause, turn: Turn): PartEdit[] {
  const { old, looks, comparisons, most, isCheaper } = clause;
  return clause.types.flatMap((type) => {
    // Of what nobody goes without, another one takes the place, where there is one.
    const isOpen = broadKindOf(type) !== type || isThere(type, turn);
    const isReplaced = clause.does === 'leave' && (clause.isOther || (isNeeded(type) && isOpen));
    const does = isReplaced ? 'set' : clause.does;
    if (does === null) return [];
    const isLeft = clause.does === 'leave';
    const refused = isReplaced && !clause.isOther ? noKind(type) : [];
    const piece = isLeft ? null : namedPiece(turn, clause, [type]);
    const how = { old, comparisons, most, isCheaper, isOther: isReplaced || clause.isOther };
    const kind = refused.length > 0 ? broadKindOf(type) : type;
    return [{ does, type: kind, looks: isLeft ? refused : looks, ...how, piece }];
  });
}

/** A piece that is only called "the blue one" is kept as the kind that it is. */
function praised(clause: EditClause, turn: Turn): PartEdit[] {
  if (clause.does !== 'keep') return [];
  const shown = describedPiece(turn, clause);
  const piece = shown ?? pricedPiece(turn, clause);
  if (piece === null) return [];
  const { type } = piece.other_info;
  const said = { old: [], looks: [], comparisons: [], most: null };
  const plain = { ...said, isCheaper: false, isOther: false };
  return [{ does: shown === null ? 'set' : 'keep', type, ...plain, piece }];
}

/** Of the same part the later word counts: "not the dress, a black one instead". */
function joinParts(parts: readonly PartEdit[]): PartEdit[] {
  const joined: PartEdit[] = [];
  for (const part of parts) {
    const at = joined.findIndex(
      (one) =>
        roleOfType(one.type) === roleOfType(part.type) &&
        one.does !== 'keep' &&
        part.does === 'set',
    );
    const before = joined[at];
    if (before === undefined) joined.push(part);
    else {
      const looks = before.does === 'leave' ? part.looks : [...before.looks, ...part.looks];
      const old = [...before.old, ...part.old];
      // "With pants, not a skirt" leaves the pants that it named.
      const type = isKindOf(before.type, part.type) ? before.type : part.type;
      joined[at] = {
        ...part,
        type,
        looks,
        old,
        most: part.most ?? before.most,
        piece: part.piece ?? before.piece,
      };
    }
  }
  return joined;
}

/** "Both under 50" is said of each piece that was named. */
const OF_EACH = /\b(?:both|each|apiece|all of (?:them|those|these))\b/i;

/** Reads one clause after those before it; null where it is no edit. */
function addClause(reading: Reading, clause: EditClause, turn: Turn): Reading | null {
  const count = turn.state.shown.outfits.length;
  const { text } = clause;
  const at = reading.at ?? meantPlace(text, count);
  if (NOTHING_SAID.test(text) || ASKS_TOTAL.test(text)) return { ...reading, at };
  const kept = clause.does === 'keep' && clause.types.length < 2 ? praised(clause, turn) : [];
  const parts = kept.length > 0 ? kept : partsOf(clause, turn);
  const said = reading.said + 1;
  if (parts.length > 0) return { ...reading, at, said, parts: [...reading.parts, ...parts] };
  if (clause.budget !== null) return { ...reading, at, said, budget: clause.budget };
  const last = reading.parts.at(-1);
  const isNamed = last !== undefined && namedPiece(turn, clause, [last.type]) !== null;
  if (
    last !== undefined &&
    last.does !== 'keep' &&
    ((describes(clause) && !isIdle(clause)) || isNamed)
  ) {
    if (clause.most !== null && OF_EACH.test(text)) {
      const { most } = clause;
      const parts = reading.parts.map((part) => (part.does === 'set' ? { ...part, most } : part));
      return { ...reading, at, said, parts };
    }
    const more = withMore(last, clause, turn);
    return { ...reading, at, said, parts: [...reading.parts.slice(0, -1), more] };
  }
  if (clause.does === 'keep' && at !== null) return { ...reading, at, said };
  return clause.isTalk ? { ...reading, at } : null;
}

/** What was said before a part is said of it alone. */
function addEarly(reading: Reading, clause: EditClause, turn: Turn): Reading {
  const [first, ...others] = reading.parts;
  if (first === undefined) return reading;
  const parts = [withMore(first, clause, turn), ...others];
  return { ...reading, parts, said: reading.said + 1, isOfEarlier: true };
}

/** What stands before the first part is said of it: "I have 220 left, better shoes". */
function readAll(clauses: readonly EditClause[], turn: Turn): Reading | null {
  let reading: Reading | null = { parts: [], at: null, budget: null, said: 0, isOfEarlier: false };
  const early: EditClause[] = [];
  for (const clause of clauses) {
    if (reading === null) return null;
    if (
      reading.parts.length === 0 &&
      describes(clause) &&
      !isIdle(clause) &&
      clause.does !== 'keep'
    ) {
      early.push(clause);
      continue;
    }
    reading = addClause(reading, clause, turn);
    if (reading === null || reading.parts.length === 0) continue;
    for (const one of early.splice(0)) reading = addEarly(reading, one, turn);
  }
  return early.length > 0 ? null : reading;
}

const SENTENCES = /[;!?\n]+\s*\S|\.\s+\S|\bbut\b/i;

/** Whether a message does more than one clause of its own does, or names the very piece that it wants. */
function isSeveral(
  { parts, said, at, isOfEarlier, budget }: Reading,
  { words }: Turn,
  count: number,
): boolean {
  const isNamed = parts.some(({ piece }) => piece !== null);
  const isOfOne = at !== null && count > 1;
  const isOfBoth = isOfEarlier || (budget !== null && parts.length > 0);
  return parts.length > 1 || isOfBoth || (said > 1 && SENTENCES.test(words)) || isNamed || isOfOne;
}

/** "I can spend 400" leaves outfits that were worked on, and cost no more, as they are. */
function onlyRaises({ parts, budget }: Reading, { state, items }: Turn): boolean {
  const { shown, request } = state;
  const totals = shown.outfits.map((ids) =>
    items.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price, 0),
  );
  const isWorkedOn = request?.outfit?.change !== undefined;
  return (
    parts.length === 0 && isWorkedOn && budget !== null && totals.every((sum) => sum <= budget)
  );
}

/** "No dress, a top and a skirt" leaves of an outfit nothing that has to stay. */
function isAnew(parts: readonly PartEdit[]): boolean {
  const roles = new Set(parts.map(({ type }) => typeRole(type)));
  return roles.has('top') && roles.has('bottom') && (roles.has('one-piece') || roles.has('suit'));
}

/** Whether what goes or stays is there at all, and something is to change. */
function isOfShown(parts: readonly PartEdit[], pieces: readonly Item[]): boolean {
  const isThere = ({ type }: PartEdit): boolean => pieces.some((piece) => isNamedBy([type], piece));
  const isWorn = ({ type }: PartEdit): boolean =>
    pieces.some((piece) => roleOf(piece) === typeRole(type)) || findType(type) !== null;
  return (
    parts.some(({ does }) => does !== 'keep') &&
    parts.every((part) => (part.does === 'set' ? isWorn(part) : true)) &&
    (parts.some(({ does }) => does === 'set') ||
      parts.some((part) => part.does === 'leave' && isThere(part)))
  );
}

/** Whether an occasion is the one that the outfits are for: another one asks for others. */
const isOfDayBefore = (day: string, { state }: Turn): boolean =>
  state.request?.wishes.some(({ concepts }) =>
    concepts.some(({ id }) => id.startsWith(day) || day.startsWith(id)),
  ) === true;

/**
 * What a message does to the outfits on the screen, clause by clause, where it does several things, or
 * names the very piece that it wants. Null where it does something else, or one thing alone.
 */
export function readEdits(turn: Turn): OutfitEdits | null {
  const { state, words, attachment, items } = turn;
  const { outfits } = state.shown;
  if (state.request?.outfit == null || outfits.length === 0 || attachment !== null) return null;
  if (OTHERWISE.test(words)) return null;
  // "Forget the outfit, just a white tee" looks for that tee alone.
  if (rewordLeftOutfits(words) !== words) return null;
  const isWhole = (text: string): boolean => readClause(text).types.length > 0;
  const texts = splitEdits(words, isWhole);
  // "Another two shirts" asks for shirts, whatever else is said.
  if (texts.some((text) => asksForKind(readMessage(understandQuery(text)), state))) return null;
  const clauses = texts.map(readClause);
  const isAsked = ({ text }: EditClause): boolean => ASKS.test(text) && !ASKS_TOTAL.test(text);
  if (clauses.some(({ days }) => days.some((day) => !isOfDayBefore(day, turn)))) return null;
  // What begins with a question asks of what it names.
  if (clauses.slice(0, 1).some(isAsked)) return null;
  const questions = clauses.filter(isAsked).map(({ text }) => text);
  const told = clauses.filter((clause) => !isAsked(clause));
  const reading = readAll(told, turn);
  if (reading === null || isAnew(reading.parts)) return null;
  if (onlyRaises(reading, turn)) return { parts: [], at: null, budget: reading.budget, questions };
  if (!isSeveral(reading, turn, clauses.length)) return null;
  if (ASKS_TOTAL.test(words) && !EDITS.test(words)) return null;
  const pieces = items.filter(({ id }) => outfits.flat().includes(id));
  const parts = joinParts(reading.parts);
  if (!isOfShown(parts, pieces)) return null;
  return { parts, at: reading.at ?? outfitMeant(turn, parts), budget: reading.budget, questions };
}
