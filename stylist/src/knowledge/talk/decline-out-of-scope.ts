import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { findTopic } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import { OUT_OF_SCOPE_TOPICS } from './talk-topics.ts';

/** Where there is nothing more exact to say than that it is none of the stylist's business. */
const IN_TONE = ['any', 'code', 'homework', 'other-goods', 'people'];

/** What the stylist does not do, and what it can do instead. */
export function declineOutOfScope(read: ReadTurn): Answer {
  const asked = readAsked(read);
  const topic = findTopic(asked, OUT_OF_SCOPE_TOPICS) ?? OUT_OF_SCOPE_TOPICS.at(-1);
  const facts = topic?.facts ?? [];
  const isSaidInTone = topic === null || topic === undefined || IN_TONE.includes(topic.id);
  const declined = isSaidInTone ? read.speech.frame('decline') : '';
  const told =
    declined === '' ? tellFacts(asked, answerFirst(facts), 2) : tellFacts(asked, facts.slice(1), 1);
  return reply(asked, {
    parts: [declined, told],
    suggestions: topic?.next ?? [],
  });
}
