import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { type Asked, readAsked } from '../topics/asked.ts';
import { cueWeight, cueWords } from '../topics/cues.ts';
import { continuedTopic, factWordings } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';
import { ABUSE, SELF_HARM, UNSAFE_TOPICS } from './talk-topics.ts';

const FACTS = 2;
const FACTS_IN_NEED = 3;

function answerTopic(asked: Asked, topic: Topic | undefined): Answer {
  const facts = topic?.facts ?? [];
  const isInNeed = topic?.id === SELF_HARM;
  const help = facts[isInNeed ? 1 : 0];
  const always = help === undefined ? undefined : factWordings(help)[0];
  return reply(asked, {
    parts: [tellFacts(asked, answerFirst(facts), isInNeed ? FACTS_IN_NEED : FACTS)],
    suggestions: topic?.next ?? [],
    ...(always === undefined ? {} : { always }),
  });
}

/** What needs care or a boundary, not clothes. Help is named again as often as it is needed. */
export function answerUnsafe(read: ReadTurn): Answer {
  const asked = readAsked(read);
  // The gravest subject decides, not the one with the most words.
  const topic =
    UNSAFE_TOPICS.find(({ cues }) => cueWeight(asked.words, cues) > 0) ??
    continuedTopic(asked, UNSAFE_TOPICS) ??
    UNSAFE_TOPICS.at(-1);
  return answerTopic(asked, topic);
}

/** Stays with someone who spoke of harming themselves, whatever they say next. */
export const stayInTouch = (read: ReadTurn): Answer =>
  answerTopic(
    readAsked(read),
    UNSAFE_TOPICS.find(({ id }) => id === SELF_HARM),
  );

/** Whether nothing but insults stands in a message: whom they are meant for is another question. */
export function isAbuseAlone(words: string): boolean {
  const said = cueWords(words);
  const ids = UNSAFE_TOPICS.flatMap(({ id, cues }) => (cueWeight(said, cues) > 0 ? [id] : []));
  return ids.length > 0 && ids.every((id) => id === ABUSE);
}
