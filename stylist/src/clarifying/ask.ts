import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import type { Speech } from '../speech/speech.ts';
import type { Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
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

const BESIDE: Readonly<Record<string, readonly string[] | undefined>> = {
  'one-piece': ['Shoes', 'A bag', 'Jewelry', 'A jacket'],
  suit: ['A shirt', 'Shoes', 'A tie', 'A belt'],
  bottom: ['A top', 'Shoes', 'A jacket', 'A belt'],
  top: ['Pants', 'A skirt', 'Shoes', 'A jacket'],
  'mid-layer': ['Pants', 'A top', 'Shoes', 'A bag'],
  outer: ['Pants', 'A top', 'Shoes', 'A scarf'],
  shoes: ['A dress', 'Pants', 'A top', 'A bag'],
  bag: ['Shoes', 'A dress', 'A jacket', 'A top'],
};
const NOT_FOR_MEN = /dress|skirt|jewelry/i;

/** The kinds of pieces that go with the garment that a message names: "Shoes". */
export function piecesBeside({ readings }: Message, isForMen: boolean): readonly string[] {
  const types = readings.flatMap(({ reading: { concepts } }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );
  const pieces = BESIDE[typeRole(types[0] ?? '') ?? ''] ?? ['Shoes', 'A top', 'A jacket'];
  return pieces.filter((piece) => !isForMen || !NOT_FOR_MEN.test(piece));
}

const ASKS_FOR_HELP =
  /^\W*(?:(?:hi|hey|hello|hiya|yo|ok|so|um+|please|umm)[\s,.!]+)*(?:(?:can|could|would|will) you (?:please )?help(?: me)?(?: out)?|i (?:really )?need (?:your |some )?help|help me(?: out)?)(?: (?:please|with (?:something|this|clothes|shopping|an outfit|my (?:outfit|clothes|style|wardrobe))|out|here|shop|find something|today))*\W*$/i;
const UNSURE =
  /^\W*(?:(?:hm+|uh+|um+|well|honestly|ok|lol|to be honest|i mean|just)[\s,.]+)*(?:(?:i(?:['’]m| am) )?not (?:really |so |very )?sure|(?:i )?(?:really |honestly )?(?:don['’]?t|do not) (?:really |even |actually )?know(?: what (?:i want|to (?:get|buy|look for|wear)))?|no (?:idea|clue)|(?:i )?have no (?:idea|clue))(?: (?:really|yet|honestly|to be honest|lol|sorry|is fine|works|though|haha))*\W*$/i;

/** Whether a conversation has nothing to speak of yet. */
export const isNothingShown = ({ state: { shown, request } }: Turn): boolean =>
  shown.itemIds.length + shown.outfits.length === 0 && (request?.wishes.length ?? 0) === 0;

/** What to ask of one who asks for help or cannot say what they want, while nothing is shown. */
export function questionForOpening(turn: Turn): 'garment' | 'unsure' | null {
  if (!isNothingShown(turn) || turn.attachment !== null) return null;
  if (UNSURE.test(turn.words)) return 'unsure';
  return ASKS_FOR_HELP.test(turn.words) ? 'garment' : null;
}
