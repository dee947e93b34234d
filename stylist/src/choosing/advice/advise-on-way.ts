import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { HOW_TO_TOPICS } from '../../knowledge/style/style-topics.ts';
import { readAsked } from '../../knowledge/topics/asked.ts';
import { findTopic } from '../../knowledge/topics/find-topic.ts';
import { reply } from '../../knowledge/topics/reply.ts';
import { tellFacts } from '../../knowledge/topics/tell-facts.ts';

const SEEKS = /\b(?:show|find|need|want|looking|get me|give me|swap|change|add|any)\b/i;

/** "Tuck it in or leave it out": what decides between two ways of wearing something. */
export function adviseOnWay(read: ReadTurn): Answer | null {
  const { words } = read.turn;
  if (!/\bor\b/i.test(words) || SEEKS.test(words)) return null;
  const asked = readAsked(read);
  const topic = findTopic(asked, HOW_TO_TOPICS);
  const fact = topic?.facts.find((one) => 'say' in one && one.when?.includes('or'));
  return topic === null || fact === undefined
    ? null
    : reply(asked, { parts: [tellFacts(asked, [fact], 1)], suggestions: topic.next });
}
