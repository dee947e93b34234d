import { leavesChoice } from '../choosing/alternatives/advise-on-choice.ts';
import { carriedLimit, keptNote } from '../choosing/limits/carried-limit.ts';
import { isNothingShown, piecesBeside, questionForOpening } from '../clarifying/ask.ts';
import { reactionTo } from '../clarifying/read-reaction.ts';
import { readComplaint } from '../complaints/read-complaint.ts';
import type { Complaint } from '../dialogue/complaint.ts';
import { notHeard, withHeard } from '../dialogue/heard.ts';
import { outfitEdit } from '../intents/edits-outfit.ts';
import { readEitherSize } from '../knowledge/fit/read-size-question.ts';
import { asksOfFigure } from '../knowledge/style/advise-on-figure.ts';
import { asksOfMyth } from '../knowledge/style/advise-on-myths.ts';
import { asksOfNeed } from '../knowledge/style/advise-on-need.ts';
import { asksForCapsule } from '../knowledge/style/packing/advise-on-capsules.ts';
import { asksWhatsNew } from '../knowledge/talk/make-small-talk.ts';
import { readLifeNews } from '../knowledge/talk/read-life-news.ts';
import { SMALL_TALK_TOPICS } from '../knowledge/talk/talk-topics.ts';
import { cueWeight, cueWords } from '../knowledge/topics/cues.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { editList } from '../lists/edit-list.ts';
import { fillList, type ListingTranslation } from '../lists/fill-list.ts';
import { confirmChanges } from '../memory/mention-memories.ts';
import { type MemoryChanges, readMemories } from '../memory/read-memories.ts';
import type { Translation, Turn } from '../stylist.ts';
import type { Understand } from '../understanding/understand.ts';
import { hasOpenWords } from '../unmet/find-unread.ts';
import { unitNotes } from '../unmet/unit-notes.ts';
import { answerTurn } from './answer-turn.ts';
import type { AnsweredIntent } from './answerers.ts';
import { readFigureTurn, withNeedsKept } from './figure-turn.ts';
import { followUp, openFollowUp } from './follow-up.ts';
import { addedInstead, agreedWords } from './offer-piece.ts';
import { readTurn, type UnderstoodTurn } from './read-turn.ts';
import { stateWithChosen } from './reading/keep-chosen.ts';
import { onlyTells, refusesNow } from './reading/only-tells.ts';
import { asksOfCode, asksOfScreen } from './reading/question-of-shown.ts';
import { asksStock } from './reading/read-purpose.ts';
import { newsBeside, tellsOnlyNews, withKindWord, withNotes } from './reading/tell-first.ts';
import { askBack, searchTurn } from './search-turn.ts';

/** These speak of items: without any on the screen there is nothing to say. */
const NEEDS_ITEMS: ReadonlySet<string> = new Set(['item_question', 'compare']);

const hasItems = ({ state: { shown, focusId }, items, attachment }: Turn): boolean =>
  items.length > 0 &&
  shown.itemIds.length + shown.outfits.length + Number(focusId !== null || attachment !== null) > 0;

/** Whose birthday is told wants a present. */
const GIFT_DAY = /\b(?:birthday|anniversary)\b/i;

function answerStatement(understood: UnderstoodTurn, memory: MemoryChanges): Translation {
  const { turn } = understood;
  const { state } = turn;
  const before = confirmChanges(turn, memory);
  const isAskable = state.request === null && state.asked === null;
  if (isAskable || before === '') {
    const question = GIFT_DAY.test(turn.words) ? 'gift' : 'garment';
    return askBack({ turn, memory, question, state, before });
  }
  return {
    ...answerTurn(understood, 'small_talk', memory),
    answer: before,
    state: { ...state, asked: null, said: [...state.said, before] },
  };
}

/** "Nah", "not sure", "fine", said of what is shown: chat, unless something is to change. */
function answerReaction(understood: UnderstoodTurn, memory: MemoryChanges): Translation | null {
  const { turn } = understood;
  const { state } = turn;
  if (agreedWords(turn) !== null || turn.attachment !== null) return null;
  const question = reactionTo(turn.words, state);
  if (question === null) return null;
  const asked = askBack({ turn, memory, question, state });
  if (question !== 'undecided' && question !== 'accepted') return asked;
  return { ...asked, intent: 'small_talk', state: { ...asked.state, asked: null } };
}

/** Others were asked for and there were none: to ask once more would find none again. */
const asksInVain = ({ purpose, turn: { state } }: UnderstoodTurn): boolean =>
  purpose.move === 'more' &&
  state.shown.itemIds.length > 0 &&
  state.shown.itemIds.every((id) => state.request?.exceptIds.includes(id));

/** "I own boots", "got the dress, need the rest": asks what is to go with it. */
function askAroundOwned(
  { turn, message, owned }: UnderstoodTurn,
  memory: MemoryChanges,
): Translation | null {
  if (owned === null) return null;
  const { state, filters } = turn;
  const asked = askBack({ turn, memory, question: 'owned', state });
  const isForMen = filters.gender.includes('Men') && !filters.gender.includes('Women');
  const suggestions = piecesBeside(message, isForMen).map(
    (piece) => `${piece} to go with ${owned}`,
  );
  return { ...asked, suggestions };
}

/** Whether nothing but what no listing tells was said: "do you have it at Zara?" */
const isOnlyOfOthers = ({ notes, message, purpose }: UnderstoodTurn): boolean =>
  notes.length > 0 &&
  (purpose.isUnclear || purpose.intent !== 'search') &&
  message.readings.every(({ reading }) => reading.kind === 'goods');

/** Who tells of themselves chats, whatever of. */
const OF_ONESELF = /\b(?:i|im|ive|my|me|we|you|u|your)\b/i;

/** Words that nobody knows as chat are no chat: "all ears" would be no answer to a wish. */
const isLost = ({ turn, purpose, message }: UnderstoodTurn): boolean =>
  purpose.intent === 'small_talk' &&
  turn.state.asked === null &&
  hasOpenWords(message) &&
  !OF_ONESELF.test(turn.words) &&
  SMALL_TALK_TOPICS.every(({ cues }) => cueWeight(cueWords(turn.words), cues) === 0);

/** "Why?" and "are you sure?", answered first and followed by what else there is to say. */
function answerFollowUp(
  understood: UnderstoodTurn,
  intent: AnsweredIntent,
  memory: MemoryChanges,
): ListingTranslation {
  const opener = openFollowUp(intent, understood);
  const told = answerTurn(understood, intent, memory);
  if (opener === '') return told;
  const said = [...told.state.said, opener];
  return { ...told, answer: `${opener} ${told.answer}`, state: { ...told.state, said } };
}

/** The translation with the message heard, which is not suggested back. */
function asHeard(translation: Translation, { words }: Turn): Translation {
  const state = withHeard(translation.state, words);
  return { ...translation, suggestions: notHeard(translation.suggestions, state), state };
}

/** A message that changes the list on the screen or asks of it; null where it does not. */
export async function translateListEdit(
  understand: Understand,
  turn: Turn,
  find: FindPieces | null,
): Promise<Translation | null> {
  const edited = await editList(understand, turn, find);
  if (edited === null) return null;
  // "I only wear black" changes the list, and is worth knowing later.
  const { remember, forget } = await memoriesIn(understand, turn);
  return asHeard({ ...edited, remember, forget }, turn);
}

/** What a message tells of the shopper for good. */
export async function memoriesIn(understand: Understand, turn: Turn): Promise<MemoryChanges> {
  const { soft, missingBrands } = await understand(turn.words);
  return readMemories({
    words: turn.words,
    understood: { soft, missingBrands },
    existing: turn.shopper.memories,
    now: turn.localNow ?? turn.now,
  });
}

/** Understands a message of the shopper: what to look for, or what to say. */
export async function translateTurn(
  understand: Understand,
  given: Turn,
  find: FindPieces | null = null,
): Promise<Translation> {
  const beside = newsBeside(given);
  if (beside === null) return translateRequest(understand, given, find);
  return withKindWord(await translateRequest(understand, beside.turn, find), beside);
}

/** A fault that was found with what is shown: the same is looked for without it. */
async function translateComplaint(
  understand: Understand,
  given: Turn,
  { words, complaint }: { words: string; complaint: Complaint },
): Promise<Translation> {
  const needs = [...new Set([...(given.state.needs ?? []), ...complaint.needs])];
  const state = needs.length === 0 ? given.state : { ...given.state, needs };
  const { turn: read, notes } = readFigureTurn({ ...given, words, state });
  const turn = { ...read, complaint };
  const understood = await readTurn(understand, turn);
  const memory = { remember: [], forget: [], isTooPersonal: false };
  const searched = await searchTurn(understand, understood, memory);
  const told = withNotes(searched, { ...understood, notes: [complaint.note, ...notes] });
  return asHeard({ ...told, state: stateWithChosen(told, understood.turn) }, given);
}

async function translateRequest(
  understand: Understand,
  said: Turn,
  find: FindPieces | null,
): Promise<Translation> {
  const edited = await translateListEdit(understand, said, find);
  if (edited !== null) return edited;
  // What is known to ask finds no fault with anything.
  const isOpen = (said.asksFor ?? 'search') === 'search';
  const { words = said.words, complaint = null } = (isOpen && readComplaint(said)) || {};
  if (complaint !== null) return translateComplaint(understand, said, { words, complaint });
  const given = { ...said, words };
  const { turn, notes } = readFigureTurn(given);
  const understood = await readTurn(understand, turn);
  const translated = withNeedsKept(await translate(understand, understood, turn), given);
  const limit = carriedLimit(translated.state, given.words);
  const kept = limit === null ? [] : [keptNote(limit, translated.state)];
  // "I'm so done with this week" refuses nothing that is shown.
  const told = readLifeNews(given.words)?.rest === '' ? [] : understood.notes;
  const added = addedInstead(given, translated);
  if (added !== null) {
    const found = await translateTurn(understand, { ...given, words: added.words }, find);
    const notes = [added.note, ...(found.state.notes ?? [])];
    if (found.intent === 'search') return { ...found, state: { ...found.state, notes } };
  }
  const units = unitNotes(understood.message.understood);
  const all =
    translated.intent === 'search' ? [...notes, ...units, ...kept, ...understood.notes] : told;
  const noted = withNotes(translated, { ...understood, notes: all });
  const translation = await fillList(find, understood.turn, noted);
  return asHeard({ ...translation, state: stateWithChosen(translation, understood.turn) }, given);
}

/** The answer to a message that looks for nothing, or the question what it means. */
function answerUnsearched(
  understood: UnderstoodTurn,
  intent: AnsweredIntent,
  memory: MemoryChanges,
): ListingTranslation {
  const { turn, purpose } = understood;
  const { state } = turn;
  const unclear = isNothingShown(turn) ? 'unclear' : 'lost';
  if (isLost(understood)) {
    return { ...askBack({ turn, memory, question: unclear, state }), intent: 'small_talk' };
  }
  if (purpose.isUnclear) {
    return state.asked === null
      ? askBack({ turn, memory, question: unclear, state })
      : answerTurn(understood, 'out_of_scope', memory);
  }
  if (NEEDS_ITEMS.has(intent) && !hasItems(turn) && state.asked === null) {
    return askBack({ turn, memory, question: 'item', state, asked: `which: ${turn.words}` });
  }
  return answerTurn(understood, intent, memory);
}

async function translate(
  understand: Understand,
  understood: UnderstoodTurn,
  turn: Turn,
): Promise<ListingTranslation> {
  const { purpose, message } = understood;
  const { state } = turn;
  const memory = await memoriesIn(async () => message.understood, turn);
  if (turn.asksFor === 'search') return searchTurn(understand, understood, memory);
  if (turn.asksFor !== undefined) return answerUnsearched(understood, turn.asksFor, memory);
  if (tellsOnlyNews(turn, purpose.intent)) {
    return answerTurn({ ...understood, turn }, 'small_talk', memory);
  }
  if (purpose.intent === 'unsafe') return answerTurn(understood, 'unsafe', memory);
  // "Between L and XL, what would you take" chooses between sizes, and not between pieces.
  if (readEitherSize(turn.words) !== null) return answerTurn(understood, 'size_fit', memory);
  if (asksWhatsNew(turn.words)) return answerTurn(understood, 'small_talk', memory);
  const ofScreen = asksOfScreen({ turn, message, purpose }, hasItems(turn));
  if (ofScreen !== null) {
    return answerTurn(understood, ofScreen, { ...memory, remember: [], forget: [] });
  }
  const around = askAroundOwned(understood, memory) ?? answerReaction(understood, memory);
  if (around !== null) return around;
  const follows = followUp(understood);
  if (follows !== null) return answerFollowUp(understood, follows, memory);
  const asksOfOne = understood.references.items.length < 2 && purpose.ofOutfit === undefined;
  // "The skirt midi or maxi" says what will do, and leaves no choice.
  const isEdit = purpose.intent === 'search' && outfitEdit(message, state) !== null;
  if (
    asksOfOne &&
    !isEdit &&
    !asksStock(message) &&
    leavesChoice({ turn: understood.turn, understood: message.understood })
  ) {
    return answerTurn(understood, 'style_advice', memory);
  }
  const isOfPiece = understood.references.items.length > 0 || purpose.intent === 'item_question';
  const isMyth = !isOfPiece && asksOfMyth(turn.words);
  const isAdvice = asksForCapsule(turn.words, message.understood) || asksOfCode(message);
  if (isMyth || asksOfFigure(turn) || asksOfNeed(turn.words) || isAdvice)
    return answerTurn(understood, 'style_advice', memory);
  if (onlyTells(understood, memory)) return answerStatement(understood, memory);
  if (isOnlyOfOthers(understood)) {
    const question = state.request === null ? 'garment' : 'likeness';
    const asked = askBack({ turn, memory, question, state });
    return purpose.isUnclear ? asked : { ...asked, intent: purpose.intent };
  }
  const opening = questionForOpening(understood.turn);
  if (opening !== null) return askBack({ turn, memory, question: opening, state });
  if (asksInVain(understood)) return askBack({ turn, memory, question: 'change', state });
  if (purpose.intent === 'search' || refusesNow(understood, memory)) {
    return searchTurn(understand, understood, memory);
  }
  return answerUnsearched(understood, purpose.intent, memory);
}
