import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { isCurrent } from '../dialogue/shown-list.ts';
import { asksForPick } from '../intents/asks-for-pick.ts';
import { narrowsToGarment } from '../intents/edits-outfit.ts';
import type { Turn } from '../stylist.ts';
import { sumOf, tagMessage } from '../tagging/tag-message.ts';
import { type Message, readMessage } from '../understanding/message.ts';
import {
  ADDS,
  ASKS,
  ASKS_WHICH,
  CHANGES,
  CORRECTS,
  DROPS,
  GOES_WITH,
  hasAny,
  IN_SIZE_LAST,
  isFiller,
  isIdle,
  KEEPS,
  LIKES,
  NEXT,
  PICKS_ORDER,
  REFUSES,
  SENTENCE,
  SETTLES,
  SETTLES_BARE,
  SHOWS,
  SUITS,
  TAKES,
  TAKING_MIN,
  TAKING_SURELY,
  WILL_HAVE,
  WISHED,
} from './choice-words.ts';
import { isOfSeveral, NO_TAKE, type Take } from './chosen-pieces.ts';
import { areRefused, asksForMany } from './named-in-general.ts';
import { type CalledPieces, colorsOf } from './pieces-called.ts';
import { type Clause, readClause } from './read-choice-clause.ts';

/** What a message takes, or takes back, of what was shown. */
export interface Choice {
  taken: readonly Item[];
  /** The colors that they are taken in, by ids; null where a piece does not come in the one named. */
  colors: Readonly<Record<string, string | null>>;
  /** What is chosen no more. */
  dropped: readonly Item[];
  /** Whether it is said that they are bought, not only liked. */
  isTaken: boolean;
  /** Whether a piece is only named, and something is asked of it. */
  isTopic: boolean;
  /** Whether they are taken beside what was chosen in their place: "and the second one too". */
  isBeside: boolean;
  /** Where several fit what is taken equally well. */
  open: readonly Item[];
  /** The rest of the message; empty where it says nothing else. */
  rest: string;
}

/** How far the network finds that a sentence takes something. */
const takingOf = (turn: Turn, words: string): number =>
  sumOf(tagMessage({ ...turn, words })?.acts ?? new Map(), ['take']);

/** What stands behind the piece: nothing but what belongs to the taking, or else the next thought. */
function restOf({ message, after, end }: Clause): string | null {
  const text = message.text.slice(end);
  const isPlain = after.every(
    (word) => isFiller(word) || TAKES.has(word) || LIKES.has(word) || /^\d/.test(word),
  );
  if (isPlain) return '';
  // "The first one then now show me bags": what is asked next stands behind the taking.
  for (const { index } of text.matchAll(/(?:^|[\s,]+)(?=\S)/g)) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    if (!isIdle(head)) return null;
    if (NEXT.test(tail)) return tail.replace(/^[\s,]+/, '');
  }
  return null;
}

/** "Just the dresses", of several outfits, looks for dresses, though only one of them has one. */
function isNarrowed(turn: Turn, message: Message, calls: readonly CalledPieces[]): boolean {
  const isOfKind = narrowsToGarment(message) && calls.every(({ isSeveral }) => isSeveral);
  return (
    isOfSeveral(turn, [...new Set(calls.flatMap(({ items }) => items))]) ||
    (turn.state.shown.outfits.length > 1 && isOfKind)
  );
}

/** Whether the words before the rest of a clause decide for a piece, and do not only name it. */
function decides(
  head: string,
  said: { around: readonly string[]; rest: string; isSure: boolean; isLiked: boolean },
): boolean {
  const { around, rest, isSure, isLiked } = said;
  const isSettled = SETTLES.test(head) || (!isLiked && (SETTLES_BARE.test(head) || isSure));
  // "The cheapest one please, which sizes has it?" decides nothing yet.
  const isAskedOf = rest.includes('?') || ASKS.test(rest);
  // "Keep the satin one but show me shoes" only says that it stays.
  const takes = around.filter((word) => rest === '' || !KEEPS.has(word));
  return (
    hasAny(takes, TAKES) ||
    GOES_WITH.test(head) ||
    WILL_HAVE.test(head) ||
    (isSettled && !isAskedOf)
  );
}

/** The colors that are named beside the pieces, and not in what calls them. */
const colorsBeside = (
  items: readonly Item[],
  calls: readonly CalledPieces[],
  { readings }: Message,
): Take['colors'] =>
  colorsOf(items, {
    readings: readings.filter(({ from }) =>
      calls.every((one) => from < one.from || from >= one.to),
    ),
  });

/** The colors that pieces are taken in: those that they are called by, or that is named beside the only one. */
function colorsTaken(
  items: readonly Item[],
  calls: readonly CalledPieces[],
  message: Message,
): Take['colors'] {
  const called = Object.fromEntries(calls.flatMap(({ colors }) => Object.entries(colors)));
  return { ...(items.length === 1 ? colorsBeside(items, calls, message) : {}), ...called };
}

/** What a clause takes; null where it takes nothing. */
function takeOf(turn: Turn, words: string): Take | null {
  const clause = readClause(turn, words);
  if (clause === null) return null;
  const { message, before, calls, after } = clause;
  const kept = calls.filter(({ isRefused }) => !isRefused);
  const [first] = kept;
  if (first === undefined || asksForMany(words, kept)) return null;
  const rest = restOf(clause);
  if (rest === null) return null;
  const next = rest === '' ? 0 : readMessage(understandQuery(rest)).words.length;
  const head = words.slice(0, words.length - rest.length);
  // "Brown leather, and does the first have a zip" asks of the first.
  const asks = ASKS.test(words) || ASKS.test(head.split(/,\s+/).at(-1) ?? '');
  if (!PICKS_ORDER.test(words) && (asks || (words.includes('?') && rest === ''))) return null;
  const taking = takingOf(turn, head);
  const around = [...before, ...after.slice(0, Math.max(0, after.length - next))];
  const refusing = before.filter((word) => !LIKES.has(word));
  if (hasAny(refusing, REFUSES) || ASKS_WHICH.test(head)) return null;
  // "Show me all the white ones" looks for them.
  if (hasAny(before, SHOWS) && !hasAny(around, TAKES)) return null;
  const isLiked =
    (hasAny(around, LIKES) || (rest !== '' && hasAny(around, KEEPS))) && !SETTLES.test(head);
  const isBare = around.every(isFiller) && first.isSure && first.isNamed;
  const isTaken = decides(head, { around, rest, isSure: taking >= TAKING_MIN && !isBare, isLiked });
  const isKnown = around.every((word) => isFiller(word) || TAKES.has(word) || LIKES.has(word));
  if (first.isPronoun && !isTaken && !(isLiked && isKnown)) return null;
  if (!(isTaken || isLiked || isBare) || !(isKnown || taking >= TAKING_MIN)) return null;
  // "I want trousers" wishes; "I want the trousers" takes.
  const isWished = !isTaken || hasAny(around, WISHED);
  if (!first.isPronoun && !first.isSure && isWished) return null;
  const items = [...new Set(kept.flatMap((one) => one.items))];
  const open = items.length === 0 ? first.open : [];
  if (items.length === 0 && (!(isTaken || isLiked) || open.length > OPEN_MAX)) return null;
  const colors = colorsTaken(items, kept, message);
  // "The second in blue" looks for that one.
  const beside = Object.keys(colorsBeside(items, kept, message));
  const isSought = isNarrowed(turn, message, kept) || beside.length > 0;
  if (!isTaken && !isLiked && isSought) return null;
  return {
    ...NO_TAKE,
    items,
    open,
    colors,
    isTaken,
    isBare: !isTaken && !isLiked,
    isBeside: hasAny(around, ADDS),
    rest,
  };
}

/** "That's the one" decides on what was spoken of. */
const THE_ONE = /\bthat(?:['’]?s| is| will be) the one\b/i;
const OPEN_MAX = 4;

/** What of the chosen pieces a clause takes back: "drop the boots", "not the black ones after all". */
function droppedIn(turn: Turn, words: string): readonly Item[] {
  const { chosen = [] } = turn.state;
  const clause = chosen.length === 0 ? null : readClause(turn, words);
  if (clause === null || words.includes('?')) return [];
  const { calls, before, after } = clause;
  const isDrop = hasAny(before, DROPS) || calls.some(({ isRefused }) => isRefused);
  const isPlain = [...before, ...after].every(
    (word) =>
      isFiller(word) || DROPS.has(word) || REFUSES.has(word) || /^(?:mind|changed)$/.test(word),
  );
  if (!isDrop || !isPlain) return [];
  return calls.flatMap(({ items }) => items).filter(({ id }) => chosen.includes(id));
}

/** "Perfect", "done", where one piece was spoken of last. */
function takenAlone(turn: Turn, words: string): Take | null {
  const { focusId, shown } = turn.state;
  const alone = focusId ?? (shown.itemIds.length === 1 ? shown.itemIds[0] : undefined);
  const item = turn.items.find(({ id }) => id === alone);
  const all = readMessage(understandQuery(words)).words.map(({ word }) => word);
  const isPlain = all.every((word) => isFiller(word) || TAKES.has(word));
  const isSaid =
    THE_ONE.test(words) || (hasAny(all, TAKES) && takingOf(turn, words) >= TAKING_SURELY);
  if (item === undefined || shown.outfits.length > 0 || !isPlain || !isSaid) return null;
  return { ...NO_TAKE, items: [item], isTaken: true };
}

/** Clauses of a sentence that each may take or drop a piece: "no not those, the mesh pair". */
function readSentence(turn: Turn, sentence: string): Take | null {
  const whole = takeOf(turn, sentence) ?? takenAlone(turn, sentence);
  if (whole !== null) return whole;
  const gone = droppedIn(turn, sentence);
  if (gone.length > 0) return { ...NO_TAKE, dropped: gone };
  const at = /,\s+/.exec(sentence);
  if (at === null) return null;
  const [head, tail] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
  const dropped = droppedIn(turn, head);
  const isRefusal =
    /^\W*(?:no|not|nah|nope|wait|actually|sorry|hmm+|ok|oh|yes|yeah)\b[\w\s]{0,20}$/i.test(head);
  if (dropped.length > 0 || isRefusal) {
    const take = readSentence(turn, tail);
    if (take !== null) return { ...take, dropped: [...dropped, ...take.dropped] };
    return dropped.length > 0 ? { ...NO_TAKE, dropped, rest: tail } : null;
  }
  const first = takeOf(turn, head);
  return first !== null && first.rest === '' && NEXT.test(tail) ? { ...first, rest: tail } : null;
}

/** The sentence of a choice, which may say the size last: "I'll take it in a 14". */
function readSized(turn: Turn, sentence: string): Take | null {
  const size = IN_SIZE_LAST.exec(sentence);
  if (size === null) return readSentence(turn, sentence);
  const take = readSentence(turn, sentence.slice(0, size.index));
  if (take === null || !take.isTaken) return readSentence(turn, sentence);
  const asked = `do you have it in size ${size.groups?.size ?? ''}?`;
  return { ...take, rest: `${take.rest} ${asked}`.trim() };
}

/** What a message takes of what was shown, or takes back; null where it does neither. */
export function readChoice(turn: Turn): Choice | null {
  const { state, words, attachment } = turn;
  const isShown =
    state.shown.itemIds.length + state.shown.outfits.length + (state.chosen ?? []).length > 0;
  // The list on the screen settles by rules of its own.
  const isOfList = state.list !== undefined && isCurrent(state.list, state.shown);
  if (!isShown || isOfList || attachment !== null) return null;
  if (asksForPick(words)) return null;
  // "Swap the shoes of the first" edits it, and takes nothing.
  const edits = (text: string) => state.shown.outfits.length > 0 && CHANGES.test(text);
  const rest: string[] = [];
  const takes: Take[] = [];
  const isAsked = ({ isBare, rest: next }: Take) => isBare && next !== '';
  for (const sentence of words.replace(SUITS, 'nice').split(SENTENCE)) {
    const before = takes.flatMap(({ items }) => items).map(({ id }) => id);
    const chosen = [...before, ...(state.chosen ?? [])];
    // "The leopard one is gorgeous. Just the dress": what was taken a moment ago is meant.
    const focusId = before.at(-1) ?? state.focusId;
    const from = before.length === 0 ? turn : { ...turn, state: { ...state, chosen, focusId } };
    const take = edits(sentence) ? null : readSized(from, sentence);
    // "That's the one. With the dress how much?" takes no dress.
    const isTopicOnly = take !== null && isAsked(take) && takes.some((one) => !one.isBare);
    const isGone = take !== null && areRefused(sentence, take.items, state);
    if (take === null || isTopicOnly || isGone) rest.push(sentence);
    else {
      // "The second. No wait, the first" takes the first alone.
      const isOther = take.items.length > 0 && CORRECTS.test(sentence);
      if (isOther) takes.splice(0, takes.length, ...takes.filter((one) => one.dropped.length > 0));
      takes.push(take);
      rest.push(take.rest);
    }
  }
  if (takes.length === 0) return null;
  const taken = [...new Set(takes.flatMap(({ items }) => items))];
  const ids = new Set(taken.map(({ id }) => id));
  const isWhole = state.shown.outfits.some((pieces) => pieces.every((id) => ids.has(id)));
  // "I like the dress. But the shoes should be green" leaves the outfit in one.
  if (!isWhole && rest.some(edits)) return null;
  const said = rest.filter((one) => one.includes('?') || !isIdle(one));
  const areBare = takes.every(({ isBare, dropped }) => isBare && dropped.length === 0);
  const isTopic = said.length > 0 && areBare;
  // Of several pieces, or of what is added to one, all is asked at once.
  if (isTopic && (taken.length > 1 || said.some((one) => /^plus\b/i.test(one)))) return null;
  return {
    taken,
    colors: Object.fromEntries(takes.flatMap(({ colors }) => Object.entries(colors))),
    dropped: takes.flatMap(({ dropped }) => dropped).filter((item) => !taken.includes(item)),
    isTaken: takes.some(({ isTaken }) => isTaken),
    isTopic,
    isBeside: takes.some(({ isBeside }) => isBeside),
    open: taken.length === 0 ? takes.flatMap(({ open }) => open) : [],
    rest: said.join(' '),
  };
}
