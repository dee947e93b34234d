import type { ChatIntent } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { adviseOnEvent } from '../choosing/advice/advise-on-event.ts';
import { adviseOnLooks } from '../choosing/advice/advise-on-looks.ts';
import { adviseOnQuestion } from '../choosing/advice/advise-on-question.ts';
import { adviseOnWay } from '../choosing/advice/advise-on-way.ts';
import { questionInContext } from '../choosing/advice/question-in-context.ts';
import { wantsWordsOnly } from '../choosing/advice/words-only.ts';
import { habitAsked } from '../choosing/questions/piece-questions.ts';
import { answerPickBeside } from '../choosing/questions/worn/pick-beside.ts';
import { notHeard, withHeard } from '../dialogue/heard.ts';
import { PLAIN } from '../intents/purpose.ts';
import { intentOfTopic } from '../knowledge/questions/question-topics.ts';
import { topicMissed } from '../knowledge/questions/topic-missed.ts';
import { adviseOnMetals } from '../knowledge/style/advise-on-metals.ts';
import { askedOfListed } from '../lists/asked-of-listed.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { leaveList } from '../lists/leave-list.ts';
import { readMemories } from '../memory/read-memories.ts';
import { resolveReferences } from '../references/resolve-references.ts';
import { Speech } from '../speech/speech.ts';
import type { Translation, Turn } from '../stylist.ts';
import { readMessage } from '../understanding/message.ts';
import { rewordWhose } from '../understanding/sayings/reword-whose.ts';
import type { Understand } from '../understanding/understand.ts';
import { answerTurn } from './answer-turn.ts';
import { isOfEdits } from './edit-turn.ts';
import type { UnderstoodTurn } from './read-turn.ts';
import { questionOfShown } from './reading/question-of-shown.ts';
import { asksStock } from './reading/read-purpose.ts';
import { NO_REFERENCES } from './reading/read-words.ts';
import { withoutAsides } from './reading/without-asides.ts';
import { rewordThere } from './reword-forecast.ts';
import { translateListEdit, translateTurn } from './translate-turn.ts';

/** Each of these is an answer by itself. */
const ANSWERS: ReadonlySet<ChatIntent> = new Set([
  'item_question',
  'compare',
  'care',
  'size_fit',
  'style_advice',
  'help',
]);

/** "My daughter is tall, is it long enough?" asks of what is shown and looks for nothing. */
async function answerOfShown(
  understand: Understand,
  turn: Turn,
  whole: Translation,
): Promise<Translation | null> {
  const asked = whole.intent === 'search' ? questionOfShown(turn) : null;
  if (asked === null) return null;
  const alone = await translateTurn(understand, { ...turn, words: asked.words });
  const isAnswered = ANSWERS.has(alone.intent) && alone.itemIds.length > 0;
  return isAnswered ? { ...alone, remember: whole.remember, forget: whole.forget } : null;
}

/** "Which shoes would survive the rain?", asked of those on a list; null where it asks no such thing. */
async function answerOfListed(understand: Understand, turn: Turn): Promise<Translation | null> {
  const asked = askedOfListed(turn);
  if (asked === null) return null;
  const told = await translateTurn(understand, asked);
  const isAnswered = /^(?:compare|care)$/.test(told.intent) && told.itemIds.length > 0;
  // The list stays on the screen for what is said of it next.
  return isAnswered ? { ...told, state: { ...told.state, shown: turn.state.shown } } : null;
}

/** "Does it rain there in April?", asked of where a list is packed for; null where a message asks no such thing. */
function answerWeather(given: Turn): Translation | null {
  const words = rewordThere(given);
  return words === null ? null : adviseInWords(given, words);
}

/** "Forget it. Do I need a rain jacket?" begins with what says nothing of the list, and doubts it: "really?" */
const OPENER =
  /^\W*(?:(?:ugh|ok|okay|no|omg|lol)[\s,.!]+)*(?:forget it|never ?mind|nvm|whatever|anyway|sorry,? i (?:do ?n['’]?t|dont) get [^.!?]*)[.!,]\s*(?=\S.{3})/i;
const DOUBT =
  /(?<=\S.*)\b(?:really|seriously|srsly|for real)\s*\?+(?=\s*\S)|(?<=\?\s*)\b(?:really|seriously|srsly|for real)\W*$/gi;

const withoutOpeners = (words: string): string =>
  words.replace(OPENER, '').replaceAll(DOUBT, ' ').replaceAll(/ {2,}/g, ' ').trim();

/**
 * The answer to what is said of the list on the screen, before any of it is taken for a wish; null where
 * a message leaves the list or is about something else.
 */
export async function answerOfList(
  understand: Understand,
  given: Turn,
  find: FindPieces | null,
): Promise<Translation | null> {
  const isOpen = given.state.list !== undefined && given.asksFor === undefined;
  if (!isOpen || leaveList(given) !== null) return null;
  const weather = answerWeather(given);
  if (weather !== null) return weather;
  const turn = { ...given, words: withoutOpeners(given.words) };
  return (await answerOfListed(understand, turn)) ?? translateListEdit(understand, turn, find);
}

/** Understands words that do one thing: a message, or a part of one. */
export async function translateMessage(
  understand: Understand,
  given: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const plain = withoutAsides(given);
  const whose = { ...plain, words: habitAsked(rewordWhose(plain.words, plain.state), plain) };
  const turn = leaveList(whose) ?? whose;
  const ofListed =
    (await answerOfListed(understand, turn)) ??
    (await translateListEdit(understand, turn, findPieces ?? null));
  if (ofListed !== null) return ofListed;
  const whole = await translateTurn(understand, turn, findPieces);
  if (whole.intent === 'unsafe' || isOfEdits(whole, turn)) return whole;
  return (await answerOfShown(understand, turn, whole)) ?? whole;
}

/** What is known of a question as such, by its words alone; null where nothing is. */
const adviceOn = (read: ReadTurn): Answer | null =>
  answerPickBeside(read) ??
  adviseOnMetals(read) ??
  adviseOnLooks(read) ??
  adviseOnEvent(read) ??
  adviseOnQuestion(read) ??
  adviseOnWay(read);

/** The answer to words that ask for advice; null where they ask for none. */
const adviceTo = (turn: Turn, words: string): Translation | null =>
  adviceOn(readAlone(turn, words)) === null ? null : adviseInWords(turn, words);

/** What words ask by themselves. */
function readAlone(turn: Turn, words: string): ReadTurn {
  const said = { ...turn, words, said: words };
  const understood = understandQuery(words);
  const references = resolveReferences(readMessage(understood), said);
  return { turn: said, understood, referred: references.items, speech: new Speech([]) };
}

/** Advice as the words ask for it, or on the topic that they are known to ask about. */
function adviseInWords(turn: Turn, words: string, topic?: string): Translation {
  const said = { ...turn, words, said: words, ...(topic !== undefined && { topic }) };
  const understood = understandQuery(words);
  const message = readMessage(understood);
  const asks = topic === undefined ? 'style_advice' : intentOfTopic(topic);
  const references = topic === undefined ? resolveReferences(message, said) : NO_REFERENCES;
  const understoodTurn: UnderstoodTurn = {
    turn: said,
    message,
    references,
    purpose: { ...PLAIN, intent: asks },
    sized: understood,
    notes: [],
    owned: null,
  };
  const memory = readMemories({
    words: turn.words,
    understood: { soft: understood.soft, missingBrands: understood.missingBrands },
    existing: turn.shopper.memories,
    now: turn.localNow ?? turn.now,
  });
  const told = answerTurn(understoodTurn, asks, memory);
  const next = withHeard(told.state, turn.words);
  const intent = told.itemIds.length > 0 ? 'item_question' : told.intent;
  return { ...told, intent, suggestions: notHeard(told.suggestions, next), state: next };
}

/**
 * The answer to the general question that a message asks; null where it asks none, or what was made of it
 * answers that.
 */
export function answerGeneralQuestion(turn: Turn, made: Translation): Translation | null {
  const asks = readMessage(understandQuery(turn.words));
  // "Do you have loafers or brogues?" looks for them.
  if (made.intent === 'search' && asksStock(asks)) return null;
  const topic = topicMissed(turn, made);
  if (topic === null) return null;
  const { remember, forget } = made;
  return { ...adviseInWords(turn, turn.words, topic), remember, forget };
}

/** The question of a message as it is asked of what the conversation is about; null where that is the message. */
function inContext(turn: Turn): string | null {
  const { request, advice } = turn.state;
  const isOfAdvice = request === null || advice !== undefined || wantsWordsOnly(turn);
  return isOfAdvice ? questionInContext(turn) : null;
}

/**
 * The answer to a question that a yes or a no decides, before any of its words is taken for a wish or
 * a refusal: "does black and navy clash". Null where a message is no such question.
 */
export function translateAdvice(turn: Turn): Translation | null {
  const { state, words } = turn;
  if (turn.attachment !== null || state.list !== undefined || turn.asksFor !== undefined)
    return null;
  if (asksStock(readMessage(understandQuery(words)))) return null;
  const meant = inContext(turn);
  return (meant === null ? null : adviceTo(turn, meant)) ?? adviceTo(turn, words);
}
