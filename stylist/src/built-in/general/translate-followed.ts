import type { ChatIntent } from '@modiste/contract/values';
import { readClauses } from '../../clauses/tag-clauses.ts';
import { tellsInGeneral } from '../../knowledge/questions/topic-missed.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { completeQuestion } from './complete-question.ts';

const ADVICE: ReadonlySet<ChatIntent> = new Set(['style_advice', 'care', 'size_fit', 'help']);
/** A clause of fewer words is no question in whole. */
const WHOLE_MIN = 4;

/** Whether something was told in general, and of no piece. */
const isAdvice = (made: Translation): boolean =>
  ADVICE.has(made.intent) &&
  made.answer !== '' &&
  made.itemIds.length === 0 &&
  !tellsInGeneral(made);

/** What a message asks in general, without what it says around that. */
function questionOf(turn: Turn): string {
  const asked = readClauses(turn).findLast(({ act }) => act === 'advise' || act === 'shop');
  const isWhole = asked !== undefined && asked.words.split(/\s+/).length >= WHOLE_MIN;
  return isWhole ? asked.words : turn.words;
}

/** The translation with the question that the next message may go on with. */
function withQuestion(told: Translation, next: string | null): Translation {
  const { question: _, ...state } = told.state;
  return { ...told, state: { ...state, ...(next !== null && { question: next }) } };
}

/**
 * Understands a message that only says what differs from the general question before it as that question in
 * whole: "and cashmere?" Any other message as it is.
 */
export async function translateFollowed(turn: Turn, translate: Translate): Promise<Translation> {
  const { question = null, list } = turn.state;
  const isOpen = question !== null && turn.attachment === null && list === undefined;
  const whole = isOpen ? completeQuestion(turn.words, question) : null;
  if (whole !== null) {
    const told = await translate({ ...turn, words: whole });
    if (isAdvice(told)) return withQuestion(told, whole);
  }
  const made = await translate(turn);
  if (isAdvice(made)) return withQuestion(made, questionOf(turn));
  return withQuestion(made, made.intent === 'small_talk' ? question : null);
}
