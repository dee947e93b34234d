import { describe, expect, it } from 'vitest';
import { typesOf } from '../dialogue/types-of.ts';
import { startTalk } from '../testing/talk.ts';

async function talkThrough(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  const { request, notes = [] } = last.state;
  return {
    ...last,
    types: typesOf(request?.wishes ?? []),
    filters: request?.filters,
    wishes: (request?.wishes ?? []).flatMap(({ concepts }) => concepts.map(({ id }) => id)),
    notes,
  };
}

describe('what is not wanted any more', () => {
  it.each([
    'forget the hat. no more hats',
    'no more hats please',
    "i don't need a hat",
    'actually skip the hat',
    'ok never mind the hat',
    'stop showing me hats',
  ])('gives way to what was looked for before: %s', async (words) => {
    const { types, notes, intent } = await talkThrough(
      'a dress under 150',
      'and a hat to go with it',
      words,
    );
    expect(intent).toBe('search');
    expect(types).toEqual(['dress']);
    expect(notes.join(' ')).toMatch(/no hats/);
  });

  it('is asked for anew where nothing was looked for before', async () => {
    const { intent, answer } = await talkThrough('a hat', 'forget the hat');
    expect(intent).toBe('clarify');
    expect(answer).toMatch(/look|piece/i);
  });

  it('stays where only one of its kinds is refused', async () => {
    expect((await talkThrough('boots', 'no ankle boots')).types).toEqual(['boots']);
    expect((await talkThrough('a hat', 'so many hats')).types).toEqual(['hat']);
  });
});

describe('a step back', () => {
  it.each(['can u undo that last thing', 'undo that please', 'oh wait could you undo that'])(
    'is made and not explained: %s',
    async (words) => {
      const { filters, intent } = await talkThrough('dresses', 'in red', words);
      expect(intent).toBe('search');
      expect(filters?.color).toEqual([]);
    },
  );

  it('is explained where somebody asks how', async () => {
    expect((await talkThrough('dresses', 'how do i undo a filter')).intent).toBe('help');
  });

  it.each([
    'keep everything but the color',
    'same thing minus the color',
    'leave the rest but not the color',
  ])('takes back one kind of wish: %s', async (words) => {
    const { filters, types } = await talkThrough('a red dress under 90', words);
    expect(types).toEqual(['dress']);
    expect(filters).toMatchObject({ color: [], priceRangeMax: 90 });
  });
});

describe('figures', () => {
  it.each([
    ['i am a 12 btw', ['12']],
    ['size 8 to 12', ['8', '10', '12']],
    ['im a 14 lol', ['14']],
  ])('are sizes where they are said of the shopper: %s', async (words, sizes) => {
    const { filters, intent } = await talkThrough('a dress', words);
    expect(intent).toBe('search');
    expect(filters?.clothing_canonical_size).toEqual(sizes);
  });

  it('hide nothing that costs less than what one would about pay', async () => {
    const { filters } = await talkThrough('a dress around 80');
    expect(filters).toMatchObject({ priceRangeMin: null, priceRangeMax: 96 });
  });

  it('count pieces where they stand before colors', async () => {
    const { filters } = await talkThrough('work shirts', 'the shirts: 2 white, 2 blue');
    expect(filters?.clothing_canonical_size).toEqual([]);
  });

  it('are a price for several where so many are to cost so much', async () => {
    const { state } = await talkThrough('t-shirts', '2 for 50');
    expect(state.request?.outfit).toMatchObject({
      budget: 50,
      set: [{ type: 't-shirt', count: 2 }],
    });
  });
});

it('looks for nothing that somebody near only does', async () => {
  expect((await talkThrough('a bag, my kid spills everything')).wishes).toEqual(['bag']);
});
