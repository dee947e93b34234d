import type { ChatIntent } from '@modiste/contract/values';
import { habitAsked } from '../choosing/questions/piece-questions.ts';
import { askedOfListed } from '../lists/asked-of-listed.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { leaveList } from '../lists/leave-list.ts';
import type { Translation, Turn } from '../stylist.ts';
import { rewordWhose } from '../understanding/sayings/reword-whose.ts';
import type { Understand } from '../understanding/understand.ts';
import { isOfEdits } from './edit-turn.ts';
import { questionOfShown } from './reading/question-of-shown.ts';
import { withoutAsides } from './reading/without-asides.ts';
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
