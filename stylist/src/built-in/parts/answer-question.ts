import { readAdviceQuestion } from '../../choosing/advice/read-advice-question.ts';
import { eventPhrase, eventTold } from '../../dialogue/advice-topic.ts';
import { tellsInGeneral } from '../../knowledge/questions/topic-missed.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { completeQuestion } from '../general/complete-question.ts';
import { isAnswer } from './translate-parts.ts';

/** What a clause of a message asks that needs no piece. */
export interface Question {
  words: string;
  /** Whether it surely asks for advice, and looks for nothing, whatever it names: "tie needed?" */
  isAdvice: boolean;
}

/** "Navy suit ok? or is that boring": asks once more. */
const OR_NOT =
  /(?<=[?.!]\s*)or (?:is|are|would|will|does|do|am|should) (?:it|that|this|they|i|we)\b[^?.!]*[?.!]*\s*$/i;

/** A question of the event that some other words tell, where it names none. */
function ofEventIn(words: string, others: string): string {
  const event = eventPhrase(eventTold(others));
  return event === '' || eventTold(words).event !== null
    ? words
    : `${words.replace(/[?.! ]+$/, '')} for ${event}?`;
}

/** The words as they may be meant behind the question before them, the likeliest first. */
function meantBy(words: string, before: string | undefined): string[] {
  if (before === undefined) return [words];
  const whole = completeQuestion(words, before);
  // "Can I wear black to a wedding? And is it rude to wear red" asks both of the wedding.
  const asked = readAdviceQuestion(words) === null ? words : ofEventIn(words, before);
  return [...(whole === null ? [] : [whole]), asked];
}

/**
 * The answer to what a clause asks, where need be of the question before it or of the event that is dressed for.
 * Null where nothing is known of it.
 */
export async function answerQuestion(
  translate: Translate,
  { words: _, ...turn }: Turn,
  { question, before }: { question: Question; before: string | undefined },
): Promise<Translation | null> {
  const words = question.words.replace(OR_NOT, '').trim();
  const event = turn.state.request?.refinedQuery ?? '';
  const tries: Turn[] = meantBy(words, before).map((meant) => ({ ...turn, words: meant }));
  if (question.isAdvice)
    tries.push({ ...turn, words: ofEventIn(words, event), asksFor: 'style_advice' });
  for (const one of tries) {
    const answer = await translate(one);
    if (isAnswer(answer) && !tellsInGeneral(answer)) return answer;
  }
  return null;
}
