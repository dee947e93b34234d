import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { ofKinds } from './lasting-wishes.ts';

const wishesIn = (words: string) => understandQuery(words).readings;
const kept = (words: string, types: readonly string[]): string[] =>
  ofKinds(wishesIn(words), types).map((wish) => wish.words);

describe('wishes that can be true of what is looked for', () => {
  it.each([
    ['long sleeves', ['flat-shoes']],
    ['v neck', ['pants']],
    ['high waisted', ['shirt']],
    ['midi', ['handbag']],
    ['wide leg', ['sunglasses']],
    ['pointed toe', ['dress']],
  ])('%s is no wish of %j', (words, types) => {
    expect(kept(words, types)).toEqual([]);
  });

  it.each([
    ['long sleeves', ['dress', 'flat-shoes']],
    ['v neck', ['sweater']],
    ['high waisted', ['jeans']],
    ['knee high', ['boots']],
    ['red', ['handbag']],
    ['oversized', ['sunglasses']],
    ['mini', ['handbag']],
    ['long sleeves', []],
  ])('%s is one of %j', (words, types) => {
    expect(kept(words, types)).not.toEqual([]);
  });

  it('keeps what is refused', () => {
    expect(kept('no v neck', ['pants'])).not.toEqual([]);
  });
});
