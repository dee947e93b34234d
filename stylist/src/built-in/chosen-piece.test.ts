import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('the piece that was chosen', () => {
  it.each([
    'i like the second',
    'that one, the second',
    'ok the satin dress',
    'i’ll take the satin dress',
    'Let’s go with the second one.',
  ])('is kept over searches and answers: %s', async (words) => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say(words)).state.chosen).toEqual(['satin']);
    await say('show me sandals');
    await say('does linen wrinkle a lot?');
    expect((await say('what is the dress made of?')).itemIds).toEqual(['satin']);
    expect((await say('back to the dress')).itemIds).toEqual(['satin']);
  });

  it('is what other pieces are held against', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('i like the second');
    await say('show me sandals');
    const { intent, itemIds, answer } = await say('do they go with the dress?');
    expect(intent).toBe('item_question');
    expect(itemIds).toEqual(['sandals', 'satin']);
    expect(answer).toMatch(/^(?:Yes|Rather not|By their kinds)/);
  });

  it('is what shoes were looked for to go with', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { state } = await say('shoes to go with the third');
    expect(state.chosen).toEqual(['cotton']);
  });

  it('gives way to another one for the same place, and stays beside one for another', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('i like the second');
    expect((await say('actually i prefer the first')).state.chosen).toEqual(['linen']);
    await say('show me sandals');
    expect((await say('i love the second pair')).state.chosen).toEqual(['heels', 'linen']);
    const { itemIds } = await say('does it all go together?');
    expect(itemIds).toEqual(['heels', 'linen']);
  });

  it('is no piece that is asked about, refused, or left to the stylist', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    for (const words of [
      'is the second one lined?',
      'i don’t like the first one',
      'just pick one',
      'do you like the first?',
    ]) {
      expect((await say(words)).state.chosen).toBeUndefined();
    }
  });

  it('is forgotten when everything starts over', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('i like the second');
    expect((await say('start over')).state.chosen).toBeUndefined();
  });
});

describe('questions of pieces that are shown', () => {
  it('tell what goes best with the one that was chosen', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('i like the second');
    await say('show me sandals');
    const { itemIds, answer } = await say('which of these goes best with the dress?');
    expect(itemIds).toHaveLength(1);
    expect(answer).toContain('goes best with');
  });

  it('hold a garment that is named against it', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    for (const words of [
      'would black sneakers work with the second?',
      'he only wears black sneakers lol. would that work?',
    ]) {
      const { intent, itemIds } = await say(words);
      expect(intent).toBe('item_question');
      expect(itemIds).toEqual(['satin']);
    }
  });

  it('are answered part by part, and never with silence', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    for (let time = 0; time < 8; time += 1) {
      const { answer } = await say('is the second one machine washable? and is it lined?');
      expect(answer).not.toBe('');
    }
  });

  it('rank what is shown by what it costs', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('which costs most')).itemIds).toEqual(['satin']);
    expect((await say('and the second cheapest?')).itemIds).toEqual(['linen']);
    const { intent, itemIds } = await say('what’s the cheapest one made of?');
    expect([intent, ...itemIds]).toEqual(['item_question', 'cotton']);
  });

  it('look for nothing though a need is named', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('which of these are washable')).intent).not.toBe('search');
  });
});

describe('the most of the whole stock', () => {
  it('is looked for whatever is shown', async () => {
    const { say } = startTalk();
    await say('show me dresses under $80');
    const { intent, state } = await say('the cheapest cashmere thing you have');
    expect(intent).toBe('search');
    expect(state.request?.most).toEqual({ words: 'cheapest', price: -1 });
    expect(state.request?.filters).toMatchObject({ material: ['Cashmere'], priceRangeMax: null });
    expect(state.request?.refinedQuery).not.toContain('dress');
    expect((await say('what’s your most expensive bag')).state.request?.most?.price).toBe(1);
    expect((await say('whats the warmest coat you have')).refinedQuery).toContain('coat');
  });

  it('is asked of what is shown where nothing says otherwise', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('what’s the cheapest one?')).intent).toBe('compare');
    expect((await say('the most expensive of these')).itemIds).toEqual(['satin']);
  });

  it('orders no other search', async () => {
    const { say } = startTalk();
    await say('what’s your most expensive bag');
    expect((await say('show me boots')).state.request?.most).toBeUndefined();
  });
});

describe('a sum that was said to be about right', () => {
  it.each([
    ['jackets about 80', 80, 96],
    ['shirts around $50', 50, 60],
    ['dresses, 80ish', 80, 96],
  ])('is kept as it was said: %s', async (words, sum, most) => {
    const { say } = startTalk();
    const { state } = await say(words);
    expect(state.request?.about).toEqual({ sum, most });
    expect(state.request?.filters.priceRangeMax).toBe(most);
  });
});
