import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { boardsOf } from '../../dialogue/boards.ts';
import { asksForKind } from '../../intents/edits-outfit.ts';
import type { Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';
import { isNamedBy, roleOf } from '../pieces/named-in-outfits.ts';
import { joinParts } from './join-parts.ts';
import { leaveOutfits } from './leave-outfits.ts';
import { knownPieces, namedPiece } from './named-piece.ts';
import { meantPlace } from './outfit-place.ts';
import type { OutfitEdits, PartEdit, StartOutfit } from './part-edit.ts';
import { type Beside, partsOfClause } from './parts-of-clause.ts';
import { placeParts } from './place-parts.ts';
import { type EditClause, readClause } from './read-clause.ts';
import { type Sentence, splitSentences } from './split-edits.ts';

/** Whoever looks for pieces or outfits, asks, or tells of their own clothes, edits no piece. */
const OTHERWISE =
  /\b(?:show(?! (?:me )?(?:again )?(?:the|that|those|it)\b)|find|search|browse|looking for|got any|have any|do (?:you|u|they) (?:have|sell|stock)|which|what (?!else\b|about\b)\w+ (?:go|goes|would|to)|(?:can|could|will|would) [\w ]+ be (?:worn|paired|styled) with|i (?:already )?(?:have|own)|i['’]ve got|my own|of my own)\b(?! \$?\d+ left)/i;
const WHOLES =
  /\b(?:outfits|sets|(?:some|more|other|new|different|these|those|two|three|\d) looks)\b|\b(?:an?|whole|complete|full|new|another|other|more) (?:\w+ )?(?:outfit|look)\b/i;
/** "How much is it then?" is told with every change. */
const ASKS_TOTAL =
  /\b(?:how much|price of|total (?:of|for)|what(?:['’]?s| is| does| would| do)?\b.*\b(?:total|come to|cost|pay)|total\b.*\?)/i;
/** "Shirt and shoes of the second, how much" edits nothing. */
const EDITS =
  /\b(?:swap|switch|change|replace|exchange|trade|drop|lose|ditch|remove|skip|take|leave|add|make|keep|without|no|not|instead|want|need|can|could|rather|prefer|should|must)\b/i;
const ASKS =
  /^\W*(?:(?:what|how)(?! about\b)|(?:is|are)(?! there\b)|does|do|will|would it|where(?! (?:is|are|did|has|have)\b)|when|who|did)\b|^(?!\W*(?:where|is there|are there|can|could|would|what about|how about|maybe)\b).*\b(?:is|are|does|do|sizes?)\b[^?]*\?$|\bworks?\?$/i;

const NOTHING_SAID =
  /^\W*(?:(?:no+|yes|yeah|yep|ok|okay|perfect|great|nice|cool|good|lovely|thanks?|thank you|please|pls|hmm*|ugh|wow|very good|rest is (?:perfect|fine|good|great|ok(?:ay)?)|the rest (?:is|stays?|can stay)\b.*|everything else .*|actually|wait|sorry|that['’]?s (?:it|all)|(?:remove|drop|lose) (?:it|them|that)|(?:take|leave) (?:it|them|that) (?:out|off|away)|it|instead|too|as well|if possible)[ ,!.]*)+$/i;
const DROPS =
  /\b(?:can go|is out|out|away|drop|remove|lose|skip|ditch|forget|scrap|without|delete|not|no)\b/i;
const OF_WHOLE = /\b(?:outfits?|looks?|sets?|together|all of (?:it|them|that)|everything)\b/i;
const BEGINS_WITH_PLACE =
  /^\W*(?:(?:ok(?:ay)?|yes|so|i (?:like|love|want|prefer|take))[ ,]+)*(?:the )?(?:(?:outfit|look|number|#) ?[1-6]|first|second|third|last|1st|2nd|3rd|[1-6])(?: (?:one|outfit|look))? (?:with|without|in|but|only)\b/i;
/** "Not other shorts" wishes for those that were there. */
const NOT_OTHER = /\b(?:not|no|don['’]?t want) (?:any |an)?(?:other|another|different|new)\b/i;
const SHOWS = /\b(?:show|see|view|look at)\b/i;
const IN_SIZE =
  /\bsizes?\b|\b(?:small|medium|large)\b|\bin (?:an? )?(?:xx?s|s|m|l|x{1,3}l|\d{1,2})\b/i;
const ONE_OUTFIT = /\b(?:one|single|1|just the|only the) (?:outfit|look)\b/i;
/** "What goes with the first?" asks for pieces. */
const FROM_PLACE = /\b(?:with|for|to) (?:the )?(?:first|second|third|last|[1-6])\b/i;
const THEM = /\b(?:it|them|those|that|these|this)\b/i;
/** Adding to an outfit tells what a piece is for; else another day asks for other outfits. */
const ADDS = /\b(?:add|swap|change|replace|need|put|throw|include|plus|with|works?)\b/i;

/** What was read so far. */
interface Reading {
  start: readonly StartOutfit[];
  colors: Readonly<Record<string, string>>;
  parts: readonly PartEdit[];
  /** The outfit that was named, by its place. */
  at: number | null;
  budget: number | null;
  /** How many clauses say something. */
  said: number;
  /** Whether it surely edits: something is brought back, a very piece named, an outfit chosen. */
  isSure: boolean;
  /** Whether an outfit comes back that was gone. */
  isReturned: boolean;
  /** The outfits that were chosen, by their places. */
  picked: readonly number[];
  /** Outfits that are right as they are, by the ids of their pieces. */
  settled: readonly (readonly string[])[];
  /** Whether pieces are to be put together as one outfit. */
  isWhole: boolean;
  /** Whether that is the only outfit from then on: "start over", "one outfit". */
  isAlone: boolean;
}

interface Scene {
  turn: Turn;
  known: readonly Item[];
  byId: ReadonlyMap<string, Item>;
}

/** Whether a clause says more of the part before it: "I want dark red", "max 70 for those". */
const describes = ({ types, looks, most, comparisons, isCheaper }: EditClause): boolean =>
  types.length === 0 && (looks.length > 0 || most !== null || comparisons.length > 0 || isCheaper);

/** Talk in which a word happens to be one of clothes: "a trial shift". */
const isIdle = ({ isTalk, most, comparisons, isCheaper }: EditClause): boolean =>
  isTalk && most === null && comparisons.length === 0 && !isCheaper;

function withMore(part: PartEdit, clause: EditClause, piece: Item | null): PartEdit {
  return {
    ...part,
    does: 'set',
    looks: [...part.looks, ...clause.looks],
    comparisons: [...part.comparisons, ...clause.comparisons],
    most: clause.most ?? part.most,
    isCheaper: part.isCheaper || clause.isCheaper,
    piece: part.piece ?? piece,
  };
}

const piecesOf = ({ byId }: Scene, { ids }: StartOutfit): Item[] =>
  ids.flatMap((id) => byId.get(id) ?? []);

/** What the outfits were before those that are shown, or where these are gone, the last ones. */
function backTo({ turn: { state } }: Scene, isFirst: boolean) {
  const boards = boardsOf(state);
  const at = state.shown.outfits.length > 0 ? -2 : -1;
  const board = isFirst ? boards[0] : boards.at(at);
  return board === undefined
    ? null
    : {
        start: board.outfits.map((ids, place) => ({ ids, from: place })),
        colors: board.colors ?? {},
      };
}

/** The outfits among which one is named: where one was chosen, those that it was chosen among. */
function severalShown({ turn: { state } }: Scene): readonly (readonly string[])[] {
  const { outfits } = state.shown;
  const several = boardsOf(state).findLast((board) => board.outfits.length > 1);
  return outfits.length > 1 ? outfits : (several?.outfits ?? outfits);
}

/** An outfit of an earlier reply that is named by its place, and is not shown now: "where did the third go". */
function lostOutfit(text: string, { turn: { state } }: Scene): readonly string[] | null {
  const shown = state.shown.outfits;
  for (const { outfits } of boardsOf(state).toReversed()) {
    const ids = outfits[meantPlace(text, outfits.length) ?? -1];
    const isThere = ids !== undefined && shown.some((now) => ids.every((id) => now.includes(id)));
    if (ids !== undefined && outfits.length > shown.length && !isThere) return ids;
  }
  return null;
}

/** The outfit that a clause speaks of; one alone is still "the third" of those before it. */
function placeIn(text: string, { turn: { state } }: Scene): number | null {
  const count = state.shown.outfits.length;
  const place = meantPlace(text, count);
  const before = Math.max(0, ...boardsOf(state).map(({ outfits }) => outfits.length));
  return place === null && count === 1 && meantPlace(text, before) !== null ? 0 : place;
}

/** Whether a clause says how an outfit is to be: in black, in a medium, dressier. */
const saysHow = ({ text, looks, comparisons, isCheaper }: EditClause): boolean =>
  looks.length + comparisons.length > 0 || isCheaper || IN_SIZE.test(text);

/** What a clause does that names no piece: an outfit is chosen or dropped, all is as it was before. */
function addPlain(reading: Reading, clause: EditClause, scene: Scene): Reading | null {
  const { text } = clause;
  const place = placeIn(text, scene);
  const last = reading.parts.at(-1);
  const said = reading.said + 1;
  const more = { ...reading, said };
  if (place !== null && /^\W*(?:for|in|on|of|to|with)\b/i.test(text) && last !== undefined) {
    return { ...more, parts: [...reading.parts.slice(0, -1), { ...last, at: [place] }] };
  }
  const { outfits } = scene.turn.state.shown;
  // "The second one in black" says how it is to be, and does not only choose it.
  if (place !== null && (saysHow(clause) || SHOWS.test(text))) return null;
  const lost = clause.isBack ? lostOutfit(text, scene) : null;
  if (lost !== null)
    return {
      ...more,
      start: [...reading.start, { ids: lost, from: null }],
      isSure: true,
      isReturned: true,
    };
  if (reading.isReturned && clause.isBack && THEM.test(text)) return more;
  if (place !== null && outfits.length > 1) {
    if (DROPS.test(text)) {
      const start = reading.start.filter(({ from }) => from !== place);
      return start.length === 0 ? null : { ...more, start, isSure: true };
    }
    // "I like 1 and 3" leaves two of them.
    const picked = [...reading.picked, place];
    const all = outfits.map((ids, from) => ({ ids, from }));
    const start = all.filter(({ from }) => picked.includes(from));
    return { ...more, start, picked, isSure: true, at: picked.length > 1 ? null : place };
  }
  if (place !== null) return { ...more, at: place, isSure: true };
  if (clause.isBack) {
    if (/\bstart(?:ing)? over\b/i.test(text)) return { ...more, isWhole: true, isAlone: true };
    const isOfPieces = THEM.test(text) && reading.parts.some(({ piece }) => piece !== null);
    if (isOfPieces) return more;
    const back = backTo(scene, /\b(?:start|beginning|first|original)\b/i.test(text));
    return back === null ? null : { ...more, ...back, parts: [], isSure: true };
  }
  if (OF_WHOLE.test(text) && !clause.isOfAll && clause.budget === null)
    return { ...reading, isWhole: true, isAlone: reading.isAlone || ONE_OUTFIT.test(text) };
  if (clause.isOfAll && last !== undefined && clause.most === null)
    return { ...more, parts: [...reading.parts.slice(0, -1), { ...last, isShared: true }] };
  if (clause.budget !== null) return { ...more, budget: clause.budget };
  return addDescription(more, clause, scene) ?? (clause.isTalk ? reading : null);
}

/** "Both under 50" is said of each piece that was named. */
const OF_EACH = /\b(?:both|each|apiece|all of (?:them|those|these))\b/i;

/** What a clause says of the part before it. */
function addDescription(reading: Reading, clause: EditClause, { known }: Scene): Reading | null {
  const last = reading.parts.at(-1);
  if (last === undefined || last.does === 'keep' || !describes(clause) || isIdle(clause))
    return null;
  const { most } = clause;
  // "One outfit, max 400" is said of all of it.
  if (most !== null && reading.isWhole && clause.looks.length === 0)
    return { ...reading, budget: most };
  if (most !== null && OF_EACH.test(clause.text)) {
    const parts = reading.parts.map((part) => (part.does === 'set' ? { ...part, most } : part));
    return { ...reading, parts };
  }
  const role = typeRole(last.type) ?? null;
  const named = namedPiece(clause.text, known, role);
  const piece = named?.isByName === true && roleOf(named.piece) === role ? named.piece : null;
  return { ...reading, parts: [...reading.parts.slice(0, -1), withMore(last, clause, piece)] };
}

/** "Keep the dress outfit": the whole outfit stays, or comes back; null where a clause names none so. */
function outfitOfKind(reading: Reading, clause: EditClause, scene: Scene): Reading | null {
  const isOutfit = /\b(?:outfit|look|set)\b(?! \d)/i.test(clause.text) && clause.types.length > 0;
  if (!isOutfit || !(clause.isBack || clause.does === 'keep')) return null;
  const holds = (ids: readonly string[]): boolean =>
    piecesOf(scene, { ids, from: null }).some((piece) => isNamedBy(clause.types, piece));
  const more = { ...reading, said: reading.said + 1, isSure: true };
  const here = reading.start.filter(({ ids }) => holds(ids)).map(({ ids }) => ids);
  if (here.length > 0) return { ...more, settled: [...reading.settled, ...here] };
  const all = boardsOf(scene.turn.state)
    .toReversed()
    .flatMap(({ outfits }) => outfits);
  const ids = all.find(holds);
  if (ids === undefined) return null;
  return {
    ...more,
    start: [...reading.start, { ids, from: null }],
    settled: [...reading.settled, ids],
  };
}

/** The pieces that a message named so far, and those that were chosen before it. */
function spokenOf({ parts }: Reading, { turn: { state }, byId }: Scene): Item[] {
  const named = parts.flatMap(({ piece }) => piece ?? []).toReversed();
  const { focusId, chosen = [] } = state;
  return [...named, ...[focusId ?? '', ...chosen].flatMap((id) => byId.get(id) ?? [])];
}

/** The pieces that outfits had before, the latest first, where they have others now. */
function replacedIn(outfits: readonly StartOutfit[], { turn, byId }: Scene): Item[] {
  const all = boardsOf(turn.state)
    .toReversed()
    .flatMap((board) => board.outfits);
  const ids = outfits.flatMap(({ ids: now }) =>
    all
      .filter((old) => old.some((id) => now.includes(id)))
      .flatMap((old) => old.filter((id) => !now.includes(id))),
  );
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Beside a dress that was named, "the black sandals" are those that were worn with it. */
function nearFirst(known: readonly Item[], [last]: readonly Item[], { turn }: Scene): Item[] {
  const beside = boardsOf(turn.state).flatMap(({ outfits }) =>
    outfits.flatMap((ids) => (last !== undefined && ids.includes(last.id) ? ids : [])),
  );
  const isNear = ({ id }: Item): boolean => beside.includes(id);
  return [...known.filter(isNear), ...known.filter((one) => !isNear(one))];
}

/** Reads one clause after those before it; null where it is no edit. */
function addClause(
  reading: Reading,
  { clause, isFault, group }: { clause: EditClause; isFault: boolean; group: number },
  scene: Scene,
): Reading | null {
  const { text } = clause;
  if (NOTHING_SAID.test(text) || ASKS_TOTAL.test(text) || NOT_OTHER.test(text)) return reading;
  const { outfits } = scene.turn.state.shown;
  const place = placeIn(text, scene);
  const isOfPlace = place !== null && reading.start.some(({ from }) => from === place);
  const of = reading.start.filter(({ from }) => !isOfPlace || from === place);
  const worn = of.flatMap((one) => piecesOf(scene, one));
  const spoken = spokenOf(reading, scene);
  const beside: Beside = {
    worn,
    known: nearFirst(scene.known, spoken, scene),
    outfits: severalShown(scene).map((ids) => piecesOf(scene, { ids, from: null })),
    spoken,
    replaced: replacedIn(of, scene),
    isOfShown: reading.isWhole || reading.parts.some(({ piece }) => piece !== null),
    last: reading.parts.at(-1) ?? null,
    isFault,
  };
  const parts = partsOfClause(clause, beside);
  const ofOutfit = outfitOfKind(reading, clause, scene);
  if (ofOutfit !== null) return ofOutfit;
  if (parts.length === 0 && isFault && !clause.isBack)
    return { ...reading, said: reading.said + 1 };
  if (parts.length === 0)
    return clause.types.length > 0 && clause.does !== null
      ? reading
      : addPlain(reading, clause, scene);
  const at = place ?? reading.at;
  const isNamed = parts.some(({ piece, gone }) => piece !== null || gone !== null);
  const here = parts.map((part) => ({
    ...part,
    group,
    at: part.at ?? (place === null ? null : [place]),
  }));
  return {
    ...reading,
    at,
    // "The first with other shoes" chooses the first.
    start: isOfPlace && BEGINS_WITH_PLACE.test(text) ? of : reading.start,
    said: reading.said + 1,
    parts: [...reading.parts, ...here],
    isSure:
      reading.isSure ||
      isNamed ||
      isFault ||
      clause.isOfAll ||
      (place !== null && outfits.length > 1),
    isWhole: reading.isWhole || (isNamed && OF_WHOLE.test(text)),
    ...(clause.budget !== null && { budget: clause.budget }),
  };
}

/** What stands before the first part is said of it: "I have 220 left, better shoes". */
function readAll(sentences: readonly Sentence[], scene: Scene): Reading | null {
  const start = scene.turn.state.shown.outfits.map((ids, from) => ({ ids, from }));
  const none = {
    parts: [],
    settled: [],
    picked: [],
    isReturned: false,
    at: null,
    budget: null,
    said: 0,
    isSure: false,
    isWhole: false,
    isAlone: false,
  };
  let reading: Reading | null = { start, colors: {}, ...none };
  const early: EditClause[] = [];
  for (const [group, { clauses, isFault }] of sentences.entries()) {
    for (const clause of clauses) {
      if (reading === null) return null;
      if (isFault && clause.types.length === 0 && !clause.isBack) continue;
      const isEarly: boolean = reading.parts.length === 0 && describes(clause) && !isIdle(clause);
      if (
        isEarly &&
        clause.does !== 'keep' &&
        !clause.isBack &&
        meantPlace(clause.text, 9) === null
      ) {
        early.push(clause);
        continue;
      }
      reading = addClause(reading, { clause, isFault, group }, scene);
      const [first, ...others]: readonly PartEdit[] = reading?.parts ?? [];
      if (reading === null || first === undefined) continue;
      const whole: PartEdit = early
        .splice(0)
        .reduce((part, one) => withMore(part, one, null), first);
      if (whole !== first) reading = { ...reading, isSure: true, parts: [whole, ...others] };
    }
  }
  const isOpen = early.length > 0 && (reading?.isSure !== true || reading.parts.length === 0);
  return isOpen ? null : reading;
}

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
  const isWorkedOn = request?.outfit?.change !== undefined;
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

const asksForOtherDay = ({ types, days, text }: EditClause, turn: Turn): boolean =>
  types.length > 0 && !ADDS.test(text) && days.some((day) => !isOfDayBefore(day, turn));

/** Whether a message looks for something else than the outfits that are there. */
function isElsewhere(words: string, clauses: readonly EditClause[], turn: Turn): boolean {
  const { state } = turn;
  const isBack = clauses.some((one) => one.isBack);
  return (
    OTHERWISE.test(words) ||
    (WHOLES.test(words) && !isBack) ||
    // "Forget the outfit, just a white tee" looks for that tee alone.
    leaveOutfits(turn) !== null ||
    // "Another two shirts" asks for shirts, whatever else is said.
    (!isBack &&
      // "The second, just flats and no heels" goes on with the second.
      !clauses.some(
        ({ text }) =>
          meantPlace(text, turn.state.shown.outfits.length) !== null && !FROM_PLACE.test(text),
      ) &&
      clauses.some(({ text }) => asksForKind(readMessage(understandQuery(text)), state))) ||
    clauses.some((clause) => asksForOtherDay(clause, turn))
  );
}

const isAsked = ({ text, isBack }: EditClause): boolean =>
  ASKS.test(text) && !ASKS_TOTAL.test(text) && !isBack;

const DOES =
  /\b(?:keep|drop|lose|remove|add|swap|change|replace|make|other|different|without|instead|no)\b/i;

/** What a sentence asks, and the rest of it: "gray blazer with navy chinos works?" asks of both. */
function askedIn(sentence: Sentence): { questions: readonly string[]; told: Sentence } {
  const { clauses, isFault, text } = sentence;
  if (isFault) return { questions: [], told: sentence };
  const last = clauses.at(-1);
  const isAbout = ({ types, text: one }: EditClause): boolean =>
    types.length > 0 || meantPlace(one, 9) !== null || ASKS.test(one);
  const isWhole =
    clauses.length > 1 &&
    last !== undefined &&
    isAsked(last) &&
    !DOES.test(text) &&
    clauses.every(isAbout);
  if (isWhole) return { questions: [text], told: { ...sentence, clauses: [] } };
  return {
    questions: clauses.filter(isAsked).map((one) => one.text),
    told: { ...sentence, clauses: clauses.filter((clause) => !isAsked(clause)) },
  };
}

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
  // What begins with a question asks of what it names.
  if (all.slice(0, 1).some(isAsked) && !sentences[0]?.isFault) return null;
  const asked = sentences.map(askedIn);
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
    all.some(
      ({ isBack, does }) =>
        isBack ||
        (does === 'set' && parts.some((part) => part.does === 'keep' && part.piece !== null)),
    );
  if (!isMoved && !isKept && !isOfShown(parts, pieces)) return null;
  const refused = parts.filter(({ does }) => does === 'leave');
  return { ...placeParts({ ...reading, parts }, turn), refused, budget, questions };
}
