import { describe, expect, it } from 'vitest';
import { asksIfNeeded, asksWhatMisses } from './asks-of-needs.ts';

describe('a question about a list', () => {
  it.each([
    'do i need a jacket for that',
    'should i bring gloves',
    'and an umbrella?',
    'what about a belt',
    'did you include socks?',
    'is a coat necessary',
    'how many shirts do i need',
    'how many pairs of shoes is that',
    'do i have shoes on there',
  ])('asks whether a piece belongs there: %s', (words) => {
    expect(asksIfNeeded(words)).toBe(true);
  });

  it.each([
    'i need a belt',
    'add a scarf',
    'can you add gloves',
    'do you have a jacket for that',
    'swap the boots',
    'no coat',
  ])('is none: %s', (words) => {
    expect(asksIfNeeded(words)).toBe(false);
  });

  it.each(['what is missing?', 'anything i forgot', 'what else do i need', 'is that all?'])(
    'asks what is not there: %s',
    (words) => {
      expect(asksWhatMisses(words)).toBe(true);
    },
  );

  it.each(['the lining is missing', 'i forgot my coat', 'what else goes with it'])(
    'asks nothing of what is not there: %s',
    (words) => {
      expect(asksWhatMisses(words)).toBe(false);
    },
  );
});
