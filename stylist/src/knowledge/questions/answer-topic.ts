import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { openAdvice } from '../topics/open-advice.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import { topicOf } from './question-topics.ts';

const FACTS = 2;

/** The answer to the general question that a turn is known to ask; null where none is known. */
export function answerTopic(read: ReadTurn): Answer | null {
  const topic = topicOf(read.turn.topic);
  if (topic === null) return null;
  const asked = readAsked(read);
  return reply(asked, {
    parts: [openAdvice(asked), tellFacts(asked, answerFirst(topic.facts), FACTS)],
    suggestions: topic.next,
  });
}
