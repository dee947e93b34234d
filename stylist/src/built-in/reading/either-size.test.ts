import { expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function lastOf(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const line of lines.slice(1)) last = await say(line);
  return last;
}

const SPOKEN = ['summer dresses', 'is the second one satin?'] as const;

it.each([
  'M or L?',
  'm or l?',
  'should i get the M or the L',
  'so should I take an M or an L?',
  'medium or large?',
  'M/L?',
  "i'm between an M and an L",
  'which is better, m or l',
  'M vs L?',
  'usually between m and l. which one',
  'm or l if i dont want it tight?',
  'would you go with the m or the l?',
])('asks which size to take of the piece that was spoken of: %s', async (words) => {
  const { intent, answer, itemIds } = await lastOf(...SPOKEN, words);
  expect([intent, itemIds]).toEqual(['size_fit', ['satin']]);
  expect(answer).toMatch(/the larger/);
});

it('asks it of the piece that is named', async () => {
  const { itemIds, answer } = await lastOf(...SPOKEN, 'should i get m or l in the first one');
  expect(itemIds).toEqual(['linen']);
  expect(answer).toMatch(/the larger/);
});

it('tells where only one of the two is there', async () => {
  const { answer } = await lastOf(...SPOKEN, 'should i get L or XL?');
  expect(answer).toMatch(/only size L /i);
});

it.each(['size M or L', 'M or L', 'in M or L please'])(
  'is a wish where nobody asks: %s',
  async (words) => {
    const { intent, state } = await lastOf('summer dresses', words);
    expect([intent, state.request?.filters.clothing_size]).toEqual(['search', ['M', 'L']]);
  },
);

it.each(['2 or 3?', 'black or white?'])('is asked of nothing but sizes: %s', async (words) => {
  expect((await lastOf(...SPOKEN, words)).intent).not.toBe('size_fit');
});
