import { expect, it } from 'vitest';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { Speech } from '../speech/speech.ts';
import { adviseOnCare } from './care/advise-on-care.ts';
import { adviseOnFit } from './fit/advise-on-fit.ts';
import { helpWithApp } from './help/help-with-app.ts';
import { adviseOnStyle } from './style/advise-on-style.ts';
import { declineOutOfScope } from './talk/decline-out-of-scope.ts';
import { makeSmallTalk } from './talk/make-small-talk.ts';
import { asking } from './testing/asking.ts';

type Ask = readonly [answer: (read: ReadTurn) => Answer, words: string];

const QUESTIONS: readonly Ask[] = [
  ...[
    'what goes with olive',
    'and navy?',
    'can i wear navy and black',
    'what is black tie',
    'what is smart casual',
    'what do i wear at 50F',
    'rain at 10C',
    'what is modal',
    'linen or cotton',
    'what to wear with wide leg jeans',
    'how to roll sleeves',
    'can i mix gold and silver',
  ].map((words): Ask => [adviseOnStyle, words]),
  ...[
    'how do i wash silk',
    'how do i wash wool',
    'red wine stain',
    'moths',
    'does linen shrink',
    'how to clean white sneakers',
  ].map((words): Ask => [adviseOnCare, words]),
  ...['eu 39 in us', 'i am between m and l', 'what can a tailor do', 'do jeans stretch'].map(
    (words): Ask => [adviseOnFit, words],
  ),
  ...['how do i save an item', 'how do price alerts work', 'delete my history'].map(
    (words): Ask => [helpWithApp, words],
  ),
  ...['hi', 'thanks', 'tell me a joke', 'ok', 'love it'].map(
    (words): Ask => [makeSmallTalk, words],
  ),
  ...['capital of france', 'will it rain'].map((words): Ask => [declineOutOfScope, words]),
];

/** A reproducible order of anything, some of it several times. */
const shuffled = (count: number): Ask[] =>
  Array.from(
    { length: count },
    (_, at) => QUESTIONS[(at * 7919 + at * at * 31) % QUESTIONS.length],
  ).filter((ask) => ask !== undefined);

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => /[a-z]/.test(sentence));

it('says no sentence twice over 60 questions, and always says something', () => {
  const speech = new Speech([]);
  const said: string[] = [];
  for (const [answer, words] of shuffled(60)) {
    const { text } = answer(asking(words, { speech }));
    expect(text).not.toBe('');
    said.push(...sentencesOf(text));
  }
  expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
});

it('has something new to say when one question comes six times', () => {
  for (const [answer, words] of QUESTIONS) {
    const speech = new Speech([]);
    const texts = Array.from({ length: 6 }, () => answer(asking(words, { speech })).text);
    expect(new Set(texts).size).toBe(6);
  }
});
