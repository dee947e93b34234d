import type { ChatIntent } from '@modiste/contract/values';
import type { Answer, ReadTurn } from './answer.ts';

/** What is answered at once, without a search and without a question. */
export type AnsweredIntent = Exclude<ChatIntent, 'search' | 'clarify'>;

const notYet = ({ speech }: ReadTurn): Answer => ({
  text: speech.say('Let me look into that.', 'One moment, let me see.'),
  itemIds: [],
  suggestions: [],
});

/** Who answers which intent. */
export const ANSWERERS: Readonly<Record<AnsweredIntent, (read: ReadTurn) => Answer>> = {
  compare: notYet,
  item_question: notYet,
  style_advice: notYet,
  size_fit: notYet,
  care: notYet,
  help: notYet,
  small_talk: notYet,
  out_of_scope: notYet,
  unsafe: notYet,
};
