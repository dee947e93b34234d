import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { adviseOnFit } from '../fit/advise-on-fit.ts';
import { readSizeQuestion } from '../fit/read-size-question.ts';
import { HELP_TOPICS, helpWithApp } from '../help/help-with-app.ts';
import { readAsked } from '../topics/asked.ts';
import { findTopic, findTopics } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import { answerUnsafe } from './answer-unsafe.ts';
import { NEVER_LIGHT_TOPICS, OUT_OF_SCOPE_TOPICS } from './talk-topics.ts';

/** Where there is nothing more exact to say than that it is none of the stylist's business. */
const IN_TONE = ['any', 'code', 'homework', 'other-goods', 'people'];

/** So many letters of a cue leave no doubt that the app is meant. */
const CERTAIN = 6;

/** What the stylist does not do, and what it can do instead. */
export function declineOutOfScope(read: ReadTurn): Answer {
  const asked = readAsked(read);
  if (findTopic(asked, NEVER_LIGHT_TOPICS) !== null) return answerUnsafe(read);
  const [help] = findTopics(asked, HELP_TOPICS);
  const declinedTopic = findTopic(asked, OUT_OF_SCOPE_TOPICS);
  if (declinedTopic === null && (help?.weight ?? 0) >= CERTAIN) return helpWithApp(read);
  if (declinedTopic === null && readSizeQuestion(asked) !== null) return adviseOnFit(read);
  const topic = declinedTopic ?? OUT_OF_SCOPE_TOPICS.at(-1);
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
