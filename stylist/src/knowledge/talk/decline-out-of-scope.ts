import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { findTopic } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import { OUT_OF_SCOPE_TOPICS } from './talk-topics.ts';

/** What the stylist does not do, and what it can do instead. */
export function declineOutOfScope(read: ReadTurn): Answer {
  const asked = readAsked(read);
  const topic = findTopic(asked, OUT_OF_SCOPE_TOPICS) ?? OUT_OF_SCOPE_TOPICS.at(-1);
  return reply(asked, {
    parts: [tellFacts(asked, answerFirst(topic?.facts ?? []), 2)],
    suggestions: topic?.next ?? [],
  });
}
