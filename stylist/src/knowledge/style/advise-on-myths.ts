import type { Answer } from '../../answers/answer.ts';
import type { Asked } from '../topics/asked.ts';
import { cueWeight, cueWords } from '../topics/cues.ts';
import { findTopic } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';
import myths from './myths.json' with { type: 'json' };

/** Rules that people ask the truth of. */
export const MYTH_TOPICS: readonly Topic[] = myths;

const YES_OR_NO =
  /^\W*(?:(?:and|but|so|ok|okay|hmm|hey|wait|omg|also|lol)[ ,]+)*(?:(?:is it|it's|its) true\b|true that\b|is|are|do|does|did|can|could|may|should|must|would|will|am|isn't|aren't|can't|have i|i heard|they say|people say|ppl say|my \w+ (?:says|said))\b/i;

/** Whether a message asks if something is true or allowed. */
export const asksYesOrNo = (words: string): boolean => YES_OR_NO.test(words.replaceAll('’', "'"));

/** Whether a message asks the truth of a rule that is known. */
export const asksOfMyth = (words: string): boolean =>
  asksYesOrNo(words) && MYTH_TOPICS.some(({ cues }) => cueWeight(cueWords(words), cues) > 0);

/** A straight answer to a rule that people ask the truth of; null where the question is of none. */
export function adviseOnMyths(asked: Asked): Answer | null {
  const { words } = asked.read.turn;
  if (!asksYesOrNo(words)) return null;
  const topic = findTopic(asked, MYTH_TOPICS);
  const told = topic === null ? '' : tellFacts(asked, topic.facts, 1);
  return topic === null || told === ''
    ? null
    : reply(asked, { parts: [told], suggestions: topic.next });
}
