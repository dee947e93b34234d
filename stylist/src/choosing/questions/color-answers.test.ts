import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { answerItemQuestion } from '../answer-item-question.ts';

const sneakers = sampleItem('sneakers', {
  short_description: 'Court Sneakers',
  colors: ['White', 'Blue'],
  try_on_category: 'shoes',
  facts: { type: 'sneakers', color_names: ['White / Cobalt'] },
});
const told = (words: string): string =>
  answerItemQuestion(asking(words, { referred: [sneakers] })).text;

describe('how much of a color is on a piece', () => {
  it.each([
    ['is it only a bit of blue?', /^(?:As far as its name tells, yes|It should be the smaller)/],
    ['how much blue is on it?', /White \/ Cobalt, and what stands first is the main color/],
    ['where is the blue', /the picture shows where/],
    ['are they all white', /^(?:Mostly white, not all over|No, there is cobalt)/],
    ['are they mostly white?', /^(?:Mostly white|No, there is cobalt)/],
  ])('is told by the order of its names, and the picture: %s', (words, answer) => {
    expect(told(words)).toMatch(answer);
  });

  it('is not told where only the color is asked', () => {
    expect(told('does it come in blue?')).toMatch(/^Yes/);
  });
});
