import type { Answer, ReadTurn } from '../../answers/answer.ts';
import {
  type AdviceTopic,
  eventPhrase,
  eventTold,
  tellsDetails,
  withTold,
} from '../../dialogue/advice-topic.ts';
import { OCCASION_TOPICS } from '../../knowledge/style/style-topics.ts';
import { type Asked, readAsked } from '../../knowledge/topics/asked.ts';
import { findTopic } from '../../knowledge/topics/find-topic.ts';
import { reply } from '../../knowledge/topics/reply.ts';
import { tellFacts } from '../../knowledge/topics/tell-facts.ts';
import { capitalize, uncapitalize } from '../../speech/join-words.ts';
import type { Turn } from '../../stylist.ts';
import { namedThing } from './asked-thing.ts';
import { verdictByEvent } from './by-event.ts';
import details from './event-details.json' with { type: 'json' };
import { readAdviceQuestion } from './read-advice-question.ts';
import { verdictWordings } from './verdict.ts';

const ASKS_OR_SEEKS =
  /\?|\b(?:show|find|looking for|need|want|buy|get me|give me|do you have|how much|cheaper|under \$?\d+|what|which|can i|should|would|is it|are)\b/i;

const SOLEMN = /funeral|memorial|interview/;

/** The event that a message tells more of, without asking anything; null where it tells nothing of one. */
function eventTalkedOf({ words, state: { advice } }: Turn): AdviceTopic | null {
  const plain = words.replaceAll(/\b(?:what if|(?:what|how) about)\b|\?/gi, ' ');
  const isAsked = ASKS_OR_SEEKS.test(plain) || readAdviceQuestion(words) !== null;
  if (advice?.event == null || isAsked || namedThing(words)?.type != null) return null;
  const told = eventTold(words);
  return tellsDetails(told) ? withTold(advice, told) : null;
}

/** What was asked about before, judged by what is known of the event now. */
function tellVerdict({ speech }: ReadTurn, topic: AdviceTopic): string {
  const thing = topic.asked === null ? null : namedThing(topic.asked);
  const verdict = thing === null ? null : verdictByEvent(thing, eventPhrase(topic), false);
  if (verdict === null || topic.asked === null) return '';
  const [told = '', again = told] = verdictWordings('right', verdict);
  return speech.say(
    `${capitalize(topic.asked)}? ${told}.`,
    `On ${topic.asked}: ${uncapitalize(again)}.`,
  );
}

/** What is right at that hour, for whom it is. */
function tellHour(asked: Asked, hour: 'day' | 'evening'): string {
  const { women, men } = details[hour];
  return tellFacts(asked, [{ say: asked.wearer === 'men' ? men : women }], 1);
}

/** "It's at two in a garden in June": what that means for the event that advice was asked for. */
export function adviseOnEvent(read: ReadTurn): Answer | null {
  const topic = eventTalkedOf(read.turn);
  if (topic === null) return null;
  const phrase = eventPhrase(topic);
  const words = `what to wear as a guest to ${phrase}`;
  const asked = readAsked({ ...read, turn: { ...read.turn, words } });
  const of = findTopic(asked, OCCASION_TOPICS);
  const { speech } = read;
  const { time, code } = topic;
  // Nobody dresses up for mourning.
  const hour = time === null || SOLEMN.test(topic.event ?? '') ? null : time;
  return reply(asked, {
    parts: [
      code === 'none' ? speech.say(...details.none) : '',
      tellVerdict(read, topic),
      hour === null ? '' : tellHour(asked, hour === 'morning' ? 'day' : hour),
      of === null ? '' : tellFacts(asked, of.facts, hour === null ? 2 : 1),
    ],
    suggestions: [`What shoes for ${phrase}?`, ...(of?.next ?? [])],
  });
}
