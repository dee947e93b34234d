import { expect, it } from 'vitest';
import { rewordPieceQuestions } from './reword-piece-questions.ts';

it.each([
  ['who makes the shirt', 'what brand is the shirt'],
  ['ok who made them?', 'ok what brand are they?'],
  ['who is it by?', 'what brand is it?'],
  ['what material did they use for the shoes', 'what are the shoes made of'],
  [
    'what fabric is used in the dress? and is it lined',
    'what is the dress made of? and is it lined',
  ],
  ['should i get them taken in?', 'what can a tailor change?'],
])('puts what is asked of a piece plainly: %s', (words, plain) => {
  expect(rewordPieceQuestions(words)).toBe(plain);
});

it.each(['who makes good jeans here', 'which material is best for summer', 'who is it for'])(
  'leaves other questions alone: %s',
  (words) => {
    expect(rewordPieceQuestions(words)).toBe(words);
  },
);
