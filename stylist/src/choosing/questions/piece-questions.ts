import questions from './piece-questions.json' with { type: 'json' };

/** What is asked of a piece itself in words that no part, fabric or size of it is named by. */
export type PieceQuestion = 'catch' | 'reviews' | 'sale-ahead' | 'break-in';

const ALL = questions.map(({ id, asks }) => ({
  id: id as PieceQuestion,
  asks: asks.map((one) => new RegExp(one, 'i')),
}));

/** Which of these a message asks: "what's the catch?", "do people like it?"; null where none. */
export const pieceQuestionIn = (words: string): PieceQuestion | null =>
  ALL.find(({ asks }) => asks.some((one) => one.test(words)))?.id ?? null;
