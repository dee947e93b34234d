import { describe, expect, it } from 'vitest';
import { clipTokenizer } from '../../../testing/clip/clip-tokenizer.ts';
import { createTextTokens } from './text-tokens.ts';

const START = 49_406;
const END = 49_407;

const tokenize = createTextTokens({
  tokenizer: clipTokenizer(),
  tokenizerConfig: {},
  tokensMax: 8,
  padToken: '<|endoftext|>',
  isCausal: true,
});

describe('the tokens of a text', () => {
  // As CLIP's own tokenizer gives them: github.com/openai/CLIP, clip/simple_tokenizer.py.
  it.each([
    ['a photo of a cat', [320, 1125, 539, 320, 2368]],
    ['the black dog', [518, 1449, 1929]],
    ['  A  Green\tSKIRT ', [320, 1901, 12_386]],
    ['black & white', [1449, 261, 1579]],
    ['white, the coat!', [1579, 267, 518, 7356, 256]],
    ['', []],
  ])('are those of CLIP: %j', (text, ids) => {
    expect(tokenize([text], null).ids).toEqual([[START, ...ids, END]]);
  });

  it('keep both markers where a text is too long', () => {
    const [ids = []] = tokenize(['a red dress a red dress a red dress'], null).ids;
    expect(ids).toEqual([START, 320, 736, 2595, 320, 736, 2595, END]);
  });

  it('are filled up to the longest, and told apart from what fills them', () => {
    const { ids, mask, length } = tokenize(['a red dress', 'white'], null);
    expect(length).toBe(5);
    expect(ids[1]).toEqual([START, 1579, END, END, END]);
    expect(mask).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 1, 0, 0],
    ]);
  });

  it('are as many as the model asks for, where it leaves no choice', () => {
    expect(tokenize(['white'], 6).ids).toEqual([[START, 1579, END, END, END, END]]);
    expect(tokenize(['a red dress'], 4).ids).toEqual([[START, 320, 736, END]]);
  });
});
