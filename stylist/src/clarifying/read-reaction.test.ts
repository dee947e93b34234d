import { describe, expect, it } from 'vitest';
import { acceptedWords, reactionTo } from './read-reaction.ts';

const shown = { itemIds: ['linen', 'cotton'], outfits: [] };
const nothing = { itemIds: [], outfits: [] };
const reacted = (words: string, asked: string | null = null, last = 'There we go.') =>
  reactionTo(words, { shown, asked, said: [last] });

describe('a reaction to what is shown', () => {
  it.each(['nah', 'lol no', 'nope, not really', 'hmm no', 'no tbh'])('refuses: %s', (words) => {
    expect(reacted(words)).toBe('change');
  });

  it('that refuses once more is not asked the same again', () => {
    expect(reacted('no', 'change')).toBe('undecided');
  });

  it.each(["i'm not sure", 'idk', 'hmm maybe', 'whatever', 'not convinced tbh'])(
    'leaves it open: %s',
    (words) => {
      expect(reacted(words)).toBe('undecided');
    },
  );

  it.each(['ok', 'k', 'fine', 'ok cool', 'sure i guess', 'yeah works'])('agrees: %s', (words) => {
    expect(reacted(words)).toMatch(/accepted|undecided/);
  });

  it.each([
    'ok show me boots',
    'no leather',
    'fine knit',
    'not sure about the color',
    'cool tones',
  ])('is none: %s', (words) => {
    expect(reacted(words)).toBeNull();
  });

  it('is none before anything is shown, or while a question is open', () => {
    expect(reactionTo('ok', { shown: nothing, asked: null, said: [] })).toBeNull();
    expect(reacted('no', 'occasion')).toBeNull();
  });
});

describe('a yes to what the reply offered', () => {
  it.each([
    ['Shall I look for something to go with it?', 'an outfit with the first'],
    ['Shall I keep looking?', 'show me others'],
    ['Shall I compare the first two?', 'compare the first two'],
  ])('does it: %s', (last, meant) => {
    expect(acceptedWords('yes please', { said: [last] })).toBe(meant);
  });

  it.each([
    ['Want me to narrow it down?', 'narrow'],
    ['Want to see it in another color?', 'color'],
  ])('asks how: %s', (last, question) => {
    expect(acceptedWords('sure', { said: [last] })).toBeNull();
    expect(reacted('sure', null, last)).toBe(question);
  });

  it('is no yes to a sentence that offers nothing', () => {
    expect(acceptedWords('yes', { said: ['There we go: 22 dresses.'] })).toBeNull();
  });
});
