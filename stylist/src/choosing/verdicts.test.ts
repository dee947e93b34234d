import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { startTalk } from '../testing/talk.ts';
import { axisFactor } from './comparing/item-factors.ts';

describe('a verdict', () => {
  it('is of the two that were compared', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('compare the first and the third');
    const { itemIds, answer } = await say('which would be easier on me for 12h on my feet');
    expect(itemIds).toEqual(['linen', 'cotton']);
    expect(answer).not.toMatch(/would rather not guess/);
  });

  it.each(['would u take the first or the third', 'should i take the first or the third'])(
    'is asked for, and no purchase: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).intent).toBe('compare');
    },
  );

  it('may be asked for a temperature', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { itemIds } = await say('which of those would u take for -5');
    expect(itemIds).toHaveLength(1);
  });

  it('goes by what a kind and its cloth are like to wear', () => {
    const { worthOf, ahead } = axisFactor('comfort', 3);
    const shoeOf = (type: string, material: string) =>
      sampleItem(type, { facts: { type, materials: [material] } });
    const [sneakers, heels] = [shoeOf('sneakers', 'mesh'), shoeOf('heels', 'faux-leather')];
    expect(worthOf(sneakers) ?? 0).toBeGreaterThan(worthOf(heels) ?? 1);
    expect(ahead(sneakers, 'two')).toBe('it is easier on you than the other');
  });
});

describe('a question of a bag', () => {
  it('is answered by what its listing says that it holds', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { answer } = await say('will my laptop fit in the first one');
    expect(answer).toMatch(/whether a laptop fits/);
  });
});

describe('the piece that is meant', () => {
  it('is asked of in place of those that were taken for it', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    await say('does the first one shrink?');
    const { intent, itemIds } = await say('i meant the second one, not that');
    expect(intent).not.toBe('search');
    expect(itemIds).toEqual(['satin']);
  });
});

it('tells of price alerts where a message is wanted when something gets cheaper', async () => {
  const { say } = startTalk();
  await say('show me dresses');
  const { intent, answer } = await say('how do i get a mail when they get cheaper');
  expect(intent).toBe('help');
  expect(answer).toMatch(/price alert/i);
});

it('holds two against each other where one is to differ from the other', async () => {
  const { say } = startTalk();
  await say('show me dresses');
  await say('is the linen one lined?');
  const { intent, itemIds } = await say('how does the first differ from the cotton one');
  expect(intent).toBe('compare');
  expect(itemIds).toEqual(['linen', 'cotton']);
});

describe('what was held side by side', () => {
  it('is what “which of them” asks of, and no other piece', async () => {
    const { say } = startTalk();
    await say('dresses');
    await say('compare the first two');
    const { itemIds } = await say('and which of them is easier to wash');
    expect(itemIds.every((id) => id === 'linen' || id === 'satin' || id === 'cotton')).toBe(true);
    expect(itemIds).not.toContain((await say('the third one')).itemIds[0]);
  });

  it('gives way to one that was not part of it: “why not the third?”', async () => {
    const { say } = startTalk();
    await say('dresses');
    await say('compare the first two');
    expect((await say('why not the third')).itemIds).toContain('cotton');
  });

  it('has the one that came next to what costs least, for “and the other one?”', async () => {
    const { say } = startTalk();
    await say('dresses');
    const [least] = (await say('which is cheapest')).itemIds;
    const { itemIds, intent } = await say('the other one, is it lined?');
    expect(intent).toBe('item_question');
    expect(itemIds).toHaveLength(1);
    expect(itemIds).not.toContain(least);
  });
});
