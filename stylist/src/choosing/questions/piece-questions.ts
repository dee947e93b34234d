import { understandQuery } from '@modiste/lexicon/understand-query';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Turn } from '../../stylist.ts';
import habits from './habits.json' with { type: 'json' };
import questions from './piece-questions.json' with { type: 'json' };

/** What is asked of a piece itself in words that no part, fabric or size of it is named by. */
export type PieceQuestion = keyof typeof questions;

const isQuestion = (id: string): id is PieceQuestion => Object.hasOwn(questions, id);

const ALL = Object.entries(questions).flatMap(([id, asks]) =>
  isQuestion(id) ? [{ id, asks: asks.map((one) => new RegExp(one, 'i')) }] : [],
);

/** Which of these a message asks: "what's the catch?", "do people like it?"; null where none. */
export const pieceQuestionIn = (words: string): PieceQuestion | null =>
  ALL.find(({ asks }) => asks.some((one) => one.test(words)))?.id ?? null;

const HABITS = habits.map(({ tells, asks }) => ({ tells: new RegExp(tells, 'i'), asks }));
/** What asks for something by itself, or refuses it. */
const REQUESTS =
  /\?|\b(?:show|find|need|want|looking|get me|give me|instead|swap|change|more|less|without|not|don['’]?t|never|hate)\b/i;
const WORDS_MAX = 12;

/**
 * "I spill coffee constantly", said of what is shown, asks which of it stands that: the question in the
 * place of the habit, or the words as they are.
 */
export function habitAsked(words: string, { state: { shown } }: Turn): string {
  const isShown = shown.itemIds.length > 1 || shown.outfits.length > 0;
  const isLong = words.trim().split(/\s+/).length > WORDS_MAX;
  if (!isShown || isLong || REQUESTS.test(words)) return words;
  const told = HABITS.find(({ tells }) => tells.test(words));
  if (told === undefined || typesOf(understandQuery(words).readings).length > 0) return words;
  return shown.outfits.length > 0 ? told.asks.replace('of these', 'of these pieces') : told.asks;
}
