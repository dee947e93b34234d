import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { Speech } from '../speech/speech.ts';
import data from './questions.json' with { type: 'json' };

export type Question = keyof typeof data;

/** A question with answers that can be tapped. */
export interface Asked {
  question: Question;
  text: string;
  answers: readonly string[];
}

const isForMen = ({ gender }: StyleRequest['filters']): boolean =>
  gender.includes('Men') && !gender.includes('Women');

/** What to ask of a request that says too little. */
export function questionFor({ wishes, filters, outfit }: StyleRequest): Question {
  if (outfit !== null) return 'occasion';
  const isGift = wishes.some(({ concept }) => concept?.id === 'gift');
  if (isGift) return isForMen(filters) ? 'giftForMen' : 'gift';
  return isForMen(filters) ? 'garmentForMen' : 'garment';
}

/** Asks in a wording that was not used before in this conversation. */
export function ask(question: Question, speech: Speech): Asked {
  const { wordings, answers } = data[question];
  const text = speech.say(...wordings);
  return { question, text: text === '' ? (wordings[0] ?? '') : text, answers };
}
