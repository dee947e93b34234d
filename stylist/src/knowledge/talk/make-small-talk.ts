import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readAsked } from '../topics/asked.ts';
import { factWordings, findTopic } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import { answerLifeNews } from './answer-life-news.ts';
import { answerUnsafe, stayInTouch } from './answer-unsafe.ts';
import { readLifeNews } from './read-life-news.ts';
import {
  ABUSE,
  NEVER_LIGHT_TOPICS,
  SELF_HARM,
  SMALL_TALK_TOPICS,
  UNSAFE_TOPICS,
} from './talk-topics.ts';

const SENTENCES_BACK = 4;

const GENERAL: readonly (readonly string[])[] = [
  ['I am all ears.', 'Tell me more.', 'Good to chat.', 'I like that.', 'Nice.'],
  [
    'Is there an occasion, a color or a piece on your mind?',
    'What would you like to wear next?',
    'Name a plan for the week and I dress you for it.',
    'Shall I look for something?',
    'Which piece do you reach for most?',
  ],
];

/** Whether the last reply was about someone harming themselves: then nothing is light talk. */
function followsSelfHarm({ speech }: ReadTurn): boolean {
  const latest = speech.said.slice(-SENTENCES_BACK);
  const facts = UNSAFE_TOPICS.find(({ id }) => id === SELF_HARM)?.facts ?? [];
  return facts.some((fact) => factWordings(fact).some((wording) => latest.includes(wording)));
}

/** What has words of its own in every tone. */
function frameOf({ speech }: ReadTurn, id: string): string {
  return id === 'greeting' || id === 'thanks' || id === 'goodbye' ? speech.frame(id) : '';
}

/** Greetings, thanks and chat. */
export function makeSmallTalk(read: ReadTurn): Answer {
  if (followsSelfHarm(read)) return stayInTouch(read);
  const asked = readAsked(read);
  const told = readLifeNews(read.turn.words);
  const grave = findTopic(asked, NEVER_LIGHT_TOPICS);
  // "My boss is the worst" insults nobody here.
  if (grave !== null && (grave.id !== ABUSE || told === null)) return answerUnsafe(read);
  if (told?.rest === '') return answerLifeNews(read, told);
  const topic = findTopic(asked, SMALL_TALK_TOPICS);
  const framed = topic === null ? '' : frameOf(read, topic.id);
  return reply(asked, {
    parts: framed === '' ? [tellFacts(asked, answerFirst(topic?.facts ?? GENERAL), 2)] : [framed],
    suggestions: topic?.next ?? [
      'What can you do?',
      'What goes with navy?',
      'Show me what is on sale',
    ],
  });
}

const NEW =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|hey|hi|hello|well|then|now|also|thanks)[ ,!.]+)*(?:what(?:['’]?s| is| are)? (?:the )?(?:new|newest|latest)(?: arrivals| things| pieces| stuff| in)?|(?:is there |do you have |got |have you got )?(?:anything|something) new|(?:show me|any|see|let me see|what are)? ?(?:the |your )?(?:new|latest|newest) (?:arrivals|things|pieces|stuff|in)|new in|what(?:['’]s| has)? just (?:come|came) in)(?: (?:in the shop|in|this week|today|lately|right now|here|you have|in stock))*\W*$/i;

/** Whether it is asked what came in of late, of whatever kind. */
export const asksWhatsNew = (words: string): boolean => NEW.test(words);
