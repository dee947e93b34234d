import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { withoutCues } from '../general/general-topics.ts';
import { readAsked } from '../topics/asked.ts';
import { continuedTopic, findTopic } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';
import { complainsOfApp } from './complains-of-app.ts';
import topics from './help-topics.json' with { type: 'json' };
import shopTopics from './shop-topics.json' with { type: 'json' };
import { complainsOfStylist, tellsOfFault } from './tells-of-fault.ts';

/** What the app and the account can do, by the labels of the screens. */
export const HELP_TOPICS: readonly Topic[] = topics;

/** What is up to the shops that sell the pieces, and what the app leaves to them. */
export const SHOP_TOPICS: readonly Topic[] = withoutCues(shopTopics);

const FAULTY = 'faulty';
const UNHEARD = 'unheard';
const UPSET = 'upset';

/** What a complaint is about; null where there is none. */
function complaintIn(words: string): Topic | null {
  const complaints: readonly (readonly [string, (said: string) => boolean])[] = [
    [FAULTY, tellsOfFault],
    [UPSET, complainsOfApp],
    [UNHEARD, complainsOfStylist],
  ];
  const about = complaints.find(([, isSaid]) => isSaid(words))?.[0];
  return HELP_TOPICS.find(({ id }) => id === about) ?? null;
}

/** What is said where nothing certain is asked. */
export const HELP_IN_GENERAL: readonly (readonly string[])[] = [
  [
    'I can help with search, filters, photos, the wishlist, price alerts, chat, history, memory and your account: which is it?',
    'Tell me what you want to do, such as save an item, delete a chat or change a size, and I say where it is.',
    'Which part is it: searching, saving, chatting, or your account?',
  ],
  [
    'Most settings are in Account, at the top right.',
    'Look in Account at the top right; sizes, tone, memory and data are all there.',
  ],
  [
    'If it is not there, write to us in Account under Support.',
    'For anything I cannot answer there is Support in Account.',
  ],
];

/** How the app and the account work. */
export function helpWithApp(read: ReadTurn): Answer {
  const asked = readAsked(read);
  // "How do I save the second?" asks how to save it.
  const words = read.asked?.words ?? read.turn.words;
  const ofIt = readAsked({ ...read, turn: { ...read.turn, words } });
  const topic =
    complaintIn(read.turn.words) ??
    findTopic(asked, HELP_TOPICS) ??
    findTopic(ofIt, HELP_TOPICS) ??
    continuedTopic(asked, HELP_TOPICS);
  return reply(asked, {
    parts: [tellFacts(asked, answerFirst(topic?.facts ?? HELP_IN_GENERAL), 2)],
    suggestions: topic?.next ?? [
      'How do I save an item?',
      'How do price alerts work?',
      'What do you remember about me?',
    ],
  });
}
