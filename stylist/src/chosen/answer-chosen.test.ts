import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { describe, expect, it } from 'vitest';
import { createBuiltInStylist } from '../built-in/built-in-stylist.ts';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { startTalk } from '../testing/talk.ts';

describe('a piece that is chosen', () => {
  it.each([
    'sold on the satin one',
    'satin dress it is, ill take it',
    'the satin dress is the winner',
  ])('is told and kept, however that is said: %s', async (words) => {
    const { say } = startTalk();
    await say('show me dresses');
    const { answer, state, itemIds } = await say(words);
    expect(state.chosen).toEqual(['satin']);
    expect(itemIds).toEqual(['satin']);
    expect(answer).toMatch(/dress at \$/);
  });

  it.each([
    [['One Size'], false],
    [['5', '6', '7'], true],
  ])(
    'is followed by which sizes there are only where it has several: %s',
    async (sizes, isAsked) => {
      const ring = sampleItem('ring', {
        short_description: 'Sterling Silver Ring',
        sizes,
        size: sizes,
        facts: { type: 'ring', materials: ['sterling-silver'] },
      });
      const { suggestions } = await createBuiltInStylist().translate({
        words: 'i’ll take the ring',
        history: [],
        filters: DEFAULT_FILTERS,
        defaultFilters: DEFAULT_FILTERS,
        attachment: null,
        state: { ...INITIAL_STATE, shown: { itemIds: ['ring'], outfits: [] } },
        items: [ring],
        shopper: UNKNOWN_SHOPPER,
        now: new Date('2026-11-23'),
      });
      expect(suggestions.includes('Which sizes are in stock?')).toBe(isAsked);
    },
  );

  it('is kept while the rest of the message is answered', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, state } = await say('i’ll take the satin one. now some sandals');
    expect(intent).toBe('search');
    expect(state.chosen).toEqual(['satin']);
    expect(state.notes?.join(' ')).toContain('dress at $');
  });

  it.each([
    ['i’ll take it in size 14', /in stock in L, which is a 14/],
    ['can i get it in a large please', /in stock in size L/],
    ['i’ll take it in white', /comes in no other color/],
  ])('is the one spoken of, in a size or color: %s', async (words, told) => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('is the third see through?');
    const { state, answer, itemIds } = await say(words);
    expect([state.focusId, itemIds]).toEqual(['cotton', ['cotton']]);
    expect(answer).toMatch(told);
    expect((await say('ok take it')).state.chosen).toEqual(['cotton']);
  });

  it('is none where another one is looked for in a color', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, state } = await say('the second in blue');
    expect([intent, state.chosen]).toEqual(['search', undefined]);
  });

  it('is dropped, and gives way to another', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('i’ll take the satin one');
    expect((await say('drop that, the linen one instead')).state.chosen).toEqual(['linen']);
    expect((await say('forget the linen dress')).state.chosen).toBeUndefined();
  });

  it.each(['do you have the satin one in a 12?', 'is the satin dress lined?', 'not the satin one'])(
    'is none where it is only asked about or refused: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).state.chosen).toBeUndefined();
    },
  );

  it('is forgotten with all else where a message begins anew', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('i’ll take the satin one');
    const { state } = await say('start over. boots under 100');
    expect(state.chosen).toBeUndefined();
    expect(state.shownBefore).toBeUndefined();
  });
});

describe('what chosen pieces come to', () => {
  const choose = async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('i’ll take the satin one');
    await say('show me sandals');
    await say('the second pair is mine');
    return say;
  };

  it.each(['total please', 'so what does it all come to', 'total for the dress and the heels?'])(
    'is added up: %s',
    async (words) => {
      const say = await choose();
      const { answer, itemIds } = await say(words);
      expect([...itemIds].toSorted()).toEqual(['heels', 'satin']);
      expect(answer).toMatch(/together/);
    },
  );

  it('is held against the limit that is asked about', async () => {
    const say = await choose();
    expect((await say('am i under 1000?')).answer).toMatch(/^Yes/);
    expect((await say('and is that within 50?')).answer).toMatch(/^No/);
  });

  it('is held against what all may cost', async () => {
    const say = await choose();
    await say('i have 1000 for everything');
    expect((await say('what have i got left?')).answer).toContain('$1,000');
  });
});
