import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { answerItemQuestion } from '../answer-item-question.ts';

const pumps = sampleItem('pumps', {
  try_on_category: 'shoes',
  facts: { type: 'pumps', materials: ['leather'] },
});
const jeans = sampleItem('jeans', { facts: { type: 'straight-jeans', materials: ['denim'] } });

const answer = (words: string, item = pumps): string =>
  answerItemQuestion({ ...asking(words), referred: [item] }).text;

describe('whether a piece is too dressy or too casual', () => {
  it.each([
    ['is it too much for a dive bar', pumps, /^A little/],
    ['is that overdressed for a wedding?', pumps, /^No/],
    ['are they too casual for a funeral', jeans, /^Yes, a little/],
    ['is it too fancy for a picnic', jeans, /^No|^Not at all/],
    ['can i wear it to the rehearsal dinner or is it too fancy', pumps, /for a rehearsal dinner/],
    ['are these easy to clean', pumps, /^Yes|^With a little|^Not very/],
    ['would they look silly with big feet', jeans, /^No|^I don’t think so/],
  ])('is answered first: %s', (words, item, expected) => {
    expect(answer(words, item)).toMatch(expected);
  });
});
