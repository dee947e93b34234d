import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { boardsOf } from '../../dialogue/boards.ts';
import { asksForKind } from '../../intents/edits-outfit.ts';
import type { Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';
import { type EditClause, readClause } from '../clauses/read-clause.ts';
import { splitSentences } from '../clauses/split-edits.ts';
import { isNamedBy } from '../pieces/named-in-outfits.ts';
import { readAll } from './add-clause.ts';
import { ASKS_TOTAL, askedIn, isAsked } from './asked-beside.ts';
import { piecesOf, type Reading, type Scene } from './edit-scene.ts';
import { joinParts } from './join-parts.ts';
import { leaveOutfits } from './leave-outfits.ts';
import { knownPieces } from './named-piece.ts';
import { meantPlace } from './outfit-place.ts';
import type { OutfitEdits, PartEdit } from './part-edit.ts';
import { placeParts } from './place-parts.ts';

/** Whoever looks for pieces or outfits, asks, or tells of their own clothes, edits no piece. */
const OTHERWISE =
  /\b(?:show(?! (?:me )?(?:again )?(?:the|that|those|it)\b)|find|search|browse|looking for|got any|have any|do (?:you|u|they) (?:have|sell|stock)|which|what (?!else\b|about\b)\w+ (?:go|goes|would|to)|(?:can|could|will|would) [\w ]+ be (?:worn|paired|styled) with|i (?:already )?(?:have|own)|i['’]ve got|my own|of my own)\b(?! \$?\d+ left)/i;

const WHOLES =
  /\b(?:outfits|sets|(?:some|more|other|new|different|these|those|two|three|\d) looks)\b|\b(?:an?|one|single|whole|complete|full|new|another|other|more) (?:\w+ )?(?:outfit|look)\b(?! but\b)/i;

/** "Shirt and shoes of the second, how much" edits nothing. */
const EDITS =
  /\b(?:swap|switch|change|replace|exchange|trade|drop|lose|ditch|remove|skip|take|leave|add|make|keep|without|no|not|instead|want|need|can|could|rather|prefer|should|must)\b/i;

/** "What goes with the first?" asks for pieces. */
const FROM_PLACE = /\b(?:with|for|to) (?:the )?(?:first|second|third|last|[1-6])\b/i;

/** Adding to an outfit tells what a piece is for; else another day asks for other outfits. */
const ADDS =
  /\b(?:add|swap|change|replace|need|put|throw|include|plus|with|works?|maybe|perhaps|also)\b/i;

const SENTENCES = /[;!?\n]+\s*\S|\.\s+\S|\bbut\b/i;

/** Whether a message does more than one clause of its own does, or names the very piece that it wants. */
const isSeveral = ({ parts, said, isSure, budget }: Reading, { words }: Turn): boolean =>
  parts.length > 1 ||
  isSure ||
  (budget !== null && parts.length > 0) ||
  (said > 1 && SENTENCES.test(words));

/** "I can spend 400" leaves outfits that were worked on, and cost no more, as they are. */
function onlyRaises({ parts, budget }: Reading, { turn: { state, items } }: Scene): boolean {
  const { shown, request } = state;
  const totals = shown.outfits.map((ids) =>
    items.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price, 0),
  );
  // The limit that they were put together for, once more, changes nothing.
  const isWorkedOn =
    request?.outfit?.change !== undefined ||
    (budget !== null && request?.outfit?.budget === budget);
  return (
    parts.length === 0 && isWorkedOn && budget !== null && totals.every((sum) => sum <= budget)
  );
}

/** "No dress, a top and a skirt" leaves of an outfit nothing that has to stay. */
function isAnew(parts: readonly PartEdit[]): boolean {
  const open = parts.filter(({ piece }) => piece === null);
  const roles = new Set(open.map(({ type }) => typeRole(type)));
  const wished = new Set(
    open.flatMap(({ does, isOther, type }) => (does === 'set' && !isOther ? [typeRole(type)] : [])),
  );
  const isWhole =
    wished.has('one-piece') || wished.has('suit') || (wished.has('top') && wished.has('bottom'));
  // "A dress, plus shoes and a bag" tells all of another outfit.
  if (isWhole && wished.has('shoes') && wished.size > 2 && open.length === parts.length)
    return true;
  return roles.has('top') && roles.has('bottom') && (roles.has('one-piece') || roles.has('suit'));
}

/** Whether what goes is there at all, or something is to come. */
function isOfShown(parts: readonly PartEdit[], pieces: readonly Item[]): boolean {
  const isThere = ({ type }: PartEdit): boolean => pieces.some((piece) => isNamedBy([type], piece));
  return (
    parts.every(({ does, type }) => does !== 'set' || findType(type) !== null) &&
    parts.some((part) => part.does === 'set' || (part.does === 'leave' && isThere(part)))
  );
}

/** Whether an occasion is the one that the outfits are for: another one asks for others. */
const isOfDayBefore = (day: string, { state }: Turn): boolean =>
  state.request?.wishes.some(({ concepts }) =>
    concepts.some(({ id }) => id.startsWith(day) || day.startsWith(id)),
  ) === true;

/** When a piece is worn on the very day: "a shawl for the evening". */
const OF_SAME_DAY: ReadonlySet<string> = new Set(['evening', 'rainy']);

const asksForOtherDay = ({ types, days, text }: EditClause, turn: Turn): boolean =>
  types.length > 0 &&
  !ADDS.test(text) &&
  days.some((day) => !OF_SAME_DAY.has(day) && !isOfDayBefore(day, turn));

/** "Show me other tops", beside a piece that stays, is said of the tops of the outfits. */
const SHOWN_BESIDE = /\b(?:can (?:you|u|i) )?(?:just )?(?:show|find|see)(?: me| us)?\b/gi;

/** Whether others of a kind are looked for while a piece of the outfits stays. */
const isBesideKept = (clauses: readonly EditClause[]): boolean =>
  clauses.some(({ does, types }) => does === 'keep' && types.length > 0) &&
  clauses.some(({ does, types, isOther }) => does === 'set' && types.length > 0 && isOther);

/** Whether a message looks for something else than the outfits that are there. */
function isElsewhere(said: string, clauses: readonly EditClause[], turn: Turn): boolean {
  const { state } = turn;
  const isBack = clauses.some((one) => one.isBack);
  const isOfOutfit = isBesideKept(clauses);
  const words = isOfOutfit ? said.replaceAll(SHOWN_BESIDE, '') : said;
  return (
    OTHERWISE.test(words) ||
    (WHOLES.test(words) && !isBack) ||
    // "Forget the outfit, just a white tee" looks for that tee alone.
    leaveOutfits(turn) !== null ||
    // "Another two shirts" asks for shirts, whatever else is said.
    (!isBack &&
      !isOfOutfit &&
      // "The second, just flats and no heels" goes on with the second.
      !clauses.some(
        ({ text }) =>
          meantPlace(text, turn.state.shown.outfits.length) !== null && !FROM_PLACE.test(text),
      ) &&
      clauses.some(({ text }) => asksForKind(readMessage(understandQuery(text)), state))) ||
    clauses.some((clause) => asksForOtherDay(clause, turn))
  );
}

/** "Add a bag": says what becomes of a part. */
const namesEdit = ({ types, does, text }: EditClause): boolean =>
  types.length > 0 && does !== null && EDITS.test(text);

/**
 * What a message does to the outfits of the conversation, clause by clause: which of them stay, what was
 * there before and comes back, and what each part is to be. Null where it does something else.
 */
export function readEdits(turn: Turn): OutfitEdits | null {
  const { state, words, attachment, items, earlierItems = [] } = turn;
  const boards = boardsOf(state);
  if (boards.length === 0 || attachment !== null) return null;
  const isShown = state.request?.outfit != null && state.shown.outfits.length > 0;
  const isWhole = (text: string): boolean => readClause(text).types.length > 0;
  const sentences = splitSentences(words, isWhole);
  const all = sentences.flatMap(({ clauses }) => clauses);
  if (isElsewhere(words, all, turn) || (!isShown && !all.some(({ isBack }) => isBack))) return null;
  const asked = sentences.map(askedIn);
  // What begins with a question asks of what it names, unless a sentence behind it edits.
  const isEditedLater = asked.slice(1).some(({ told: { clauses } }) => clauses.some(namesEdit));
  if (all.slice(0, 1).some(isAsked) && !sentences[0]?.isFault && !isEditedLater) return null;
  const questions = asked.flatMap((one) => one.questions);
  const told = asked.map((one) => one.told);
  const byId = new Map([...earlierItems, ...items].map((item) => [item.id, item]));
  const scene = { turn, known: knownPieces(turn), byId };
  const reading = readAll(told, scene);
  if (reading === null || isAnew(reading.parts)) return null;
  const { start, colors, budget } = reading;
  if (onlyRaises(reading, scene))
    return { start, colors, parts: start.map(() => []), refused: [], budget, questions };
  if (!isSeveral(reading, turn)) return null;
  if (ASKS_TOTAL.test(words) && (!EDITS.test(words) || all.length < 2)) return null;
  const parts = joinParts(reading.parts);
  const pieces = start.flatMap((one) => piecesOf(scene, one));
  const isMoved =
    start.length !== state.shown.outfits.length ||
    start.some(({ ids }, at) => ids !== state.shown.outfits[at]);
  // "Just the third one", where it stands alone already, asks for nothing else.
  const isKept =
    reading.at !== null ||
    reading.picked.length > 0 ||
    all.some(
      ({ isBack, does }) =>
        isBack ||
        (does === 'set' && parts.some((part) => part.does === 'keep' && part.piece !== null)),
    );
  if (!isMoved && !isKept && !isOfShown(parts, pieces)) return null;
  const refused = parts.filter(({ does }) => does === 'leave');
  return { ...placeParts({ ...reading, parts }, turn), refused, budget, questions };
}
