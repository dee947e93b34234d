import type { ChatIntent } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { resolveReferences } from '../../references/resolve-references.ts';
import { joinSentences } from '../../speech/join-words.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { readMessage } from '../../understanding/message.ts';
import { CONDITION, splitMessage } from './message-clauses.ts';
import { asksOfFound, type Part, readParts, soughtInstead, WHICH_PIECE } from './read-parts.ts';

/** So many parts of a message are answered one by one; what is longer is read as one story. */
const PARTS_MAX = 5;
/** So many items of the answers together are put on the screen. */
const ITEMS_MAX = 6;

/** Each of these is an answer by itself. */
const ANSWERS: ReadonlySet<ChatIntent> = new Set([
  'item_question',
  'compare',
  'care',
  'size_fit',
  'style_advice',
  'help',
]);
const OF_PIECES: ReadonlySet<ChatIntent> = new Set(['item_question', 'compare']);
/** What is asked of a piece is answered by one of these. */
const OF_A_PIECE: ReadonlySet<ChatIntent> = new Set([...OF_PIECES, 'care', 'size_fit', 'help']);
const ASKS_BACK = /\?$|\b(?:Name two|Tell me which)\b/;

/** Whether something was told, and nothing asked back. */
export const isAnswer = ({ intent, answer, itemIds, state }: Translation): boolean =>
  ANSWERS.has(intent) &&
  answer !== '' &&
  // Without a piece to speak of it is asked back which is meant.
  (!OF_PIECES.has(intent) ||
    itemIds.length > 0 ||
    state.shown.outfits.length > 0 ||
    !ASKS_BACK.test(answer));

/** What the parts so far came to, and what is left for the search behind all answers. */
interface Told {
  answers: readonly Translation[];
  /** Whether a piece was named or taken that the rest is about. */
  isPointed: boolean;
  /** Whether a piece was named that is not there. */
  isOfNone: boolean;
  /** What is looked for, in the shopper's words. */
  sought: readonly string[];
  state: Turn['state'];
}

/** The turn as a part of it sees it: with the pieces that are spoken of by now. */
function turnOf(turn: Turn, words: string, state: Turn['state']): Turn {
  const spoken = (turn.earlierItems ?? []).filter(({ id }) => id === state.focusId);
  return { ...turn, words, state, items: [...new Set([...turn.items, ...spoken])] };
}

const isShown = ({ state: { shown }, items }: Turn): boolean =>
  items.length > 0 && shown.itemIds.length + shown.outfits.length > 0;

/** A part by itself; a question that was taken for something else is asked of what is shown. */
async function translatePart(translate: Translate, turn: Turn, part: Part) {
  if (part.act === 'point') return translate({ ...turn, asksFor: 'item_question' });
  const first = await translate(turn);
  const isLost = part.isOfPiece
    ? !OF_A_PIECE.has(first.intent)
    : first.intent !== 'search' && !isAnswer(first);
  if (part.act !== 'ask' || part.isOfShop || !isShown(turn) || !isLost) return first;
  const again = await translate({ ...turn, asksFor: 'item_question' });
  return isAnswer(again) ? again : first;
}

const DENIES = /^(?:No|Not|It should not)\b|\bsold out\b/;
const AFFIRMS = /^Yes\b/;

/** "If not, show me others": the words where the answer before them bears it out, else none. */
function wordsMeant(words: string, { answers }: Told): string {
  const when = CONDITION.exec(words)?.groups?.when;
  if (when === undefined) return words;
  // Where nobody knows, who said "if not" looks on.
  const answer = answers.at(-1)?.answer ?? '';
  const isMeant = /^no/i.test(when) ? !AFFIRMS.test(answer) : !DENIES.test(answer);
  return isMeant ? words.replace(CONDITION, '') : '';
}

async function withPart(translate: Translate, told: Told, { turn, part }: PartOfTurn) {
  const words = wordsMeant(part.words, told);
  if (words === '' || part.act === 'chat') return told;
  if (part.act === 'seek') return { ...told, sought: [...told.sought, words] };
  const translation = await translatePart(translate, turnOf(turn, words, told.state), part);
  if (part.act === 'point') return withPoint(told, translation, words);
  if (isAnswer(translation)) {
    const instead = soughtInstead(words, turn);
    const sought = instead === '' ? told.sought : [...told.sought, instead];
    return { ...told, state: translation.state, answers: [...told.answers, translation], sought };
  }
  // Chatter beside a question is answered with it.
  const isChat = part.act === 'tell' || translation.intent === 'small_talk';
  if (isChat && translation.intent !== 'search') return told;
  // "What would go with the second? Is it long?" is asked of the second.
  const { anchor = null, outfit = null } = translation.state.request ?? {};
  const { request } = told.state;
  const isNew = anchor !== request?.anchor || outfit !== request?.outfit;
  const about = isNew ? (anchor?.itemId ?? outfit?.keep[0]) : undefined;
  const state = about === undefined ? told.state : { ...told.state, focusId: about };
  return { ...told, state, sought: [...told.sought, words] };
}

/** "Only the dark ones" leaves others out, and points at none. */
const LIMITS = /^\W*(?:(?:and|but|ok|so) )*(?:only|just|not|no|without|under|below)\b/i;

/** A piece that is named or taken: what follows is about it, and no more than that is said of it. */
function withPoint(told: Told, translation: Translation, words: string): Told {
  if (LIMITS.test(words)) return { ...told, sought: [...told.sought, words] };
  const { intent, answer, itemIds, state } = translation;
  // "The velvet ones", where none is velvet: what is asked behind them is asked of nothing.
  if (OF_PIECES.has(intent) && itemIds.length === 0 && ASKS_BACK.test(answer))
    return { ...told, isOfNone: true };
  const isNamed = itemIds.length > 0 || state.focusId !== told.state.focusId;
  if (!isAnswer(translation) || !isNamed) return told;
  return {
    ...told,
    state: translation.state,
    isPointed: true,
  };
}

interface PartOfTurn {
  turn: Turn;
  part: Part;
}

/** "Shirt and shoes of the second, how much" names pieces of an outfit on the screen. */
const seeksInOutfit = (parts: readonly Part[], turn: Turn): boolean =>
  turn.state.shown.outfits.length > 0 &&
  parts.some(
    ({ act, words }) =>
      act === 'seek' &&
      resolveReferences(readMessage(understandQuery(words)), turn).outfit !== null,
  );

/** Whether the parts can be answered in turn: questions of what is there, and wishes beside them. */
function areSeveral(parts: readonly Part[], turn: Turn): boolean {
  const asked = parts.filter(({ act }) => act === 'ask');
  const isKnown = isShown(turn) || asked.length === parts.length;
  return (
    (parts.length > 1 ||
      parts.some(({ isClaim, words }) => isClaim || soughtInstead(words, turn) !== '')) &&
    parts.length <= PARTS_MAX &&
    turn.attachment === null &&
    turn.asksFor === undefined &&
    (isKnown ? asked.length > 0 : asked.some(({ isOfShop }) => isOfShop))
  );
}

/**
 * What several parts come to together: the answers in the order of the questions, and one search; null
 * where there is no answer.
 */
export function joinAnswers(
  answers: readonly Translation[],
  last: Translation | null,
  state: Turn['state'],
): Translation | null {
  const all = last === null ? answers : [...answers, last];
  const [first] = answers;
  if (first === undefined) return null;
  const told = joinSentences(...answers.map(({ answer }) => answer));
  const both = {
    title: all.find(({ title }) => title !== null)?.title ?? null,
    remember: [...new Set(all.flatMap(({ remember }) => remember))],
    forget: [...new Set(all.flatMap(({ forget }) => forget))],
  };
  if (last?.intent === 'search') {
    const { notes = [] } = last.state;
    return { ...last, ...both, state: { ...last.state, notes: [told, ...notes] } };
  }
  const end = last ?? { ...(answers.at(-1) ?? first), state };
  return {
    ...end,
    ...both,
    intent: first.intent,
    answer: joinSentences(told, last?.answer ?? ''),
    itemIds: [...new Set(all.flatMap(({ itemIds }) => itemIds))].slice(0, ITEMS_MAX),
  };
}

/** Whether what is looked for is what was looked for before, and nothing came of the words. */
function changesNothing({ state }: Translation, turn: Turn): boolean {
  const [next, before] = [state.request, turn.state.request];
  return (
    next !== null &&
    before !== null &&
    next.refinedQuery === before.refinedQuery &&
    next.anchor === before.anchor &&
    next.outfit === before.outfit &&
    JSON.stringify(next.filters) === JSON.stringify(before.filters)
  );
}

/** A question of what is shown, which what is said around it only blurs. */
const isOfShownAlone = ({ act, isOfPiece }: Part): boolean => act === 'ask' && isOfPiece;

/** "What shoes, and which bag": every clause looks for something, and the whole was taken for a question. */
const seeksOnly = (parts: readonly Part[], turn: Turn, whole: Translation): boolean =>
  parts.length === 1 &&
  parts[0]?.act === 'seek' &&
  OF_PIECES.has(whole.intent) &&
  turn.asksFor === undefined &&
  splitMessage(turn.words).length > 1 &&
  splitMessage(turn.words).every((clause) => WHICH_PIECE.test(clause));

const seek = (translate: Translate, turn: Turn) => translate({ ...turn, asksFor: 'search' });

/** "And the first one, does it crease?" asks of all pieces of an outfit. */
const asksOfOutfit = (parts: readonly Part[], turn: Turn): boolean =>
  parts.length === 2 &&
  parts.some(({ act, words }) => {
    const understood = understandQuery(words);
    const { outfit } = resolveReferences(readMessage(understood), turn);
    return act === 'point' && understood.types.length === 0 && outfit !== null;
  });

/**
 * A message that does several things, part by part: each is understood from where the part before it
 * led, so that the piece taken in the first is "it" in the second. Null where it does one thing.
 * @param whole What the message comes to as one.
 */
export async function translateParts(
  translate: Translate,
  turn: Turn,
  whole: Translation,
): Promise<Translation | null> {
  const parts = readParts(turn);
  if (!areSeveral(parts, turn)) return seeksOnly(parts, turn, whole) ? seek(translate, turn) : null;
  const nothing: Told = {
    answers: [],
    isPointed: false,
    isOfNone: false,
    sought: [],
    state: turn.state,
  };
  if (isAnswer(whole) && asksOfOutfit(parts, turn)) return null;
  if (isAnswer(whole) && seeksInOutfit(parts, turn)) return null;
  if (asksOfFound(parts, turn)) {
    return whole.intent === 'search' ? null : seek(translate, turn);
  }
  let told = nothing;
  for (const part of parts) told = await withPart(translate, told, { turn, part });
  const { answers, isPointed, state } = told;
  if (told.isOfNone) return null;
  // What is asked as a whole looks for something only where a part surely does.
  const isBesideShop = whole.intent === 'help' && parts.some(({ isOfShop }) => isOfShop);
  const isWish = whole.intent === 'search' || isBesideShop || parts.some((part) => part.isWish);
  const sought = isWish || answers.length === 0 ? told.sought : [];
  const isOnlyAsked = answers.length === 1 && parts.some(isOfShownAlone);
  const count = answers.length + Number(isPointed) + Math.min(sought.length, 1);
  if (count < 2 && !isOnlyAsked) return null;
  const { remember, forget } = whole;
  const withMemories = (joined: Translation | null): Translation | null =>
    joined === null ? null : { ...joined, remember, forget };
  if (sought.length === 0) return withMemories(joinAnswers(answers, null, state));
  const last = await translate(turnOf(turn, sought.join('. '), state));
  const isKept = answers.length === 0 || !changesNothing(last, turn);
  return withMemories(joinAnswers(answers, isKept ? last : null, state));
}
