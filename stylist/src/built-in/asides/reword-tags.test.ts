import { describe, expect, it } from 'vitest';
import { rewordTags } from './reword-tags.ts';

describe('questions behind statements', () => {
  it.each([
    ['thats not a wrap tho is it?', 'is that a wrap?'],
    ["they're leather, aren't they?", 'are they leather?'],
    ['it has pockets right?', 'does it have pockets?'],
    ["it doesn't gape, does it?", 'does it gape?'],
    ['is lace see through? no wait, does that one gape', 'does that one gape'],
    ['perfect 👍 is wool too hot', 'perfect. is wool too hot'],
  ])('are asked plainly: %s', (words, plain) => {
    expect(rewordTags(words)).toBe(plain);
  });

  it.each([
    'is it lined?',
    'show me the linen one, right now',
    'perfect, the first one',
    'nice dress',
  ])('are left alone where nothing is asked so: %s', (words) => {
    expect(rewordTags(words)).toBe(words);
  });
});
