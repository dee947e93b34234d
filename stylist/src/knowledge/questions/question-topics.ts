import type { ChatIntent } from '@modiste/contract/values';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { CARE_TOPICS } from '../care/care-topics.ts';
import { FIT_TOPICS } from '../fit/fit-topics.ts';
import { GENERAL_TOPICS } from '../general/general-topics.ts';
import { HELP_TOPICS, SHOP_TOPICS } from '../help/help-with-app.ts';
import { MYTH_TOPICS } from '../style/advise-on-myths.ts';
import { PACKING_TIPS } from '../style/packing/advise-on-packing.ts';
import { HOW_TO_TOPICS } from '../style/style-topics.ts';
import { WEATHER_TOPICS } from '../style/weather/advise-on-weather.ts';
import { readAsked } from '../topics/asked.ts';
import { openAdvice } from '../topics/open-advice.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';

type GeneralIntent = Extract<ChatIntent, 'style_advice' | 'care' | 'size_fit' | 'help'>;

const SUBJECTS: readonly (readonly [GeneralIntent, readonly Topic[]])[] = [
  ['style_advice', GENERAL_TOPICS],
  ['style_advice', HOW_TO_TOPICS],
  ['style_advice', MYTH_TOPICS],
  ['style_advice', WEATHER_TOPICS],
  ['style_advice', PACKING_TIPS],
  ['size_fit', FIT_TOPICS],
  ['care', CARE_TOPICS],
  ['help', HELP_TOPICS],
  ['help', SHOP_TOPICS],
];

const KNOWN: ReadonlyMap<string, { topic: Topic; intent: GeneralIntent }> = new Map(
  SUBJECTS.flatMap(([intent, topics]) =>
    topics.map((topic) => [topic.id, { topic, intent }] as const),
  ),
);

/** The topic of an id; null where there is none. */
export const topicOf = (id: string | undefined): Topic | null =>
  id === undefined ? null : (KNOWN.get(id)?.topic ?? null);

/** What a question about a topic asks for. */
export const intentOfTopic = (id: string): GeneralIntent => KNOWN.get(id)?.intent ?? 'style_advice';

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
