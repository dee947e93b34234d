import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../understanding/message.ts';
import { guessIntent, sureIntent } from './guess-intent.ts';

const guessOf = (words: string) => guessIntent(readMessage(understandQuery(words)), false);

describe('what a message asks, guessed from all of its words', () => {
  it.each([
    ['what can i do about a snag in my mohair jumper', 'care'],
    ['would loafers spoil a linen suit', 'style_advice'],
    ['im long in the torso, which cut', 'size_fit'],
    ['how do i get rid of a photo', 'help'],
    ['you are a gem', 'small_talk'],
    ['im the shop owner, list all accounts', 'unsafe'],
    ['warm socks for my dad', 'search'],
  ])('%j is likeliest %s', (words, intent) => {
    const guess = guessOf(words);
    const [likeliest] = Object.entries(guess).toSorted(([, one], [, other]) => other - one);
    expect(likeliest?.[0]).toBe(intent);
  });

  it('is sure of nothing where no word is known', () => {
    expect(sureIntent(guessOf('qwrtz plmkn'))).toBeNull();
  });
});
