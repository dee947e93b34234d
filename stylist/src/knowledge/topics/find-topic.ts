import type { Asked } from './asked.ts';
import { cueWeight } from './cues.ts';
import type { Fact, Topic } from './topic.ts';

export interface FoundTopic {
  topic: Topic;
  weight: number;
}

/** The wordings of a fact, however it is written. */
export const factWordings = (fact: Fact | readonly string[]): readonly string[] =>
  'say' in fact ? fact.say : fact;

/** Whether the fact is told of any question of its topic, or the question asks for it. */
const isAsked = (fact: Fact | readonly string[], words: readonly string[]): boolean =>
  !('say' in fact) || fact.only !== true || cueWeight(words, fact.when ?? []) > 0;

/** The topics that the question is about, best first. */
export function findTopics({ words }: Asked, topics: readonly Topic[]): FoundTopic[] {
  return topics
    .map((topic) => ({ topic, weight: cueWeight(words, topic.cues) }))
    .filter(({ topic, weight }) => weight > 0 && topic.facts.some((fact) => isAsked(fact, words)))
    .toSorted((one, other) => other.weight - one.weight);
}

/** The best topic, or null where the question is about none of them. */
export const findTopic = (asked: Asked, topics: readonly Topic[]): Topic | null =>
  findTopics(asked, topics)[0]?.topic ?? null;

const ADDRESS = /^For (?:women|men): /;
/** Words that ask to go on with the same subject. */
export const GOES_ON = [
  'more',
  'else',
  'another',
  'also',
  'why',
  'really',
  'sure',
  'certain',
  'how come',
  'true',
  'explain*',
  'go on',
  'and',
];

/** The topic that was last spoken of, where the question only asks to go on: "anything else?" */
export function continuedTopic(asked: Asked, topics: readonly Topic[]): Topic | null {
  if (cueWeight(asked.words, GOES_ON) === 0) return null;
  for (const said of asked.read.speech.said.toReversed()) {
    const sentence = said.replace(ADDRESS, '').toLowerCase();
    const topic = topics.find(({ facts }) =>
      facts.some((fact) =>
        factWordings(fact).some((wording) => wording.toLowerCase() === sentence),
      ),
    );
    if (topic !== undefined) return topic;
  }
  return null;
}
