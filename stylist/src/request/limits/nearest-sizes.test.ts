import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { withNearestSizes } from './nearest-sizes.ts';

const read = (words: string) => {
  const { sized, note } = withNearestSizes(understandQuery(words));
  const { hard } = sized;
  const sizes = [...hard.clothing_size, ...hard.clothing_canonical_size, ...hard.shoes_size];
  return { sizes, note: note[0] ?? '' };
};

describe('a size that no list has', () => {
  it.each([
    ["i'm a 26W, dress", ['24'], /end at 24, so there is no 26W/],
    ['size 28 dress', ['24'], /end at 24/],
    ['5x top', ['3X'], /end at 3X, so there is no 5X/],
    ['6xl shirt', ['4XL'], /end at 4XL/],
    ['52 long suit jacket for men', ['50'], /end at 50/],
    ['size 7 dress', ['6', '8'], /steps of two, so there is no 7/],
    ['heels size 3', ['4'], /begin at 4/],
  ])('gives way to the nearest, and that is told: %s', (words, sizes, note) => {
    expect(read(words)).toEqual({ sizes, note: expect.stringMatching(note) });
  });

  it.each([
    ['size 8 dress', ['8']],
    ['24W dress', ['24']],
    ['size 13 boots', ['13']],
    ['32HH bra', []],
    ['one size scarf', []],
  ])('is none of %s', (words, sizes) => {
    expect(read(words)).toEqual({ sizes, note: '' });
  });

  it('is asked for with what is looked for when it is told alone', async () => {
    const talk = startTalk();
    await talk.say('a dress');
    const { state } = await talk.say("i'm a 26W");
    expect(state.request?.filters.clothing_canonical_size).toEqual(['24']);
    expect(JSON.stringify(state.notes)).toMatch(/no 26W/);
  });
});
