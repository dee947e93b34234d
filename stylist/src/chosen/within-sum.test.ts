import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function lastOf(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const words of lines.slice(1)) last = await say(words);
  return last;
}

describe('a sum for a piece that is chosen and one that is still to be found', () => {
  it.each([
    'sandals so both stay under 150',
    'can u add sandals so both under 150',
    'now shoes, max 150 for both',
    'and sandals, under 150 together pls',
    'add sandals, total no more than 150',
  ])('is held against what the first leaves of it: %s', async (words) => {
    const { intent, state } = await lastOf('summer dresses', 'i take the linen dress', words);
    expect(intent).toBe('search');
    expect(state.request?.filters.priceRangeMax).toBe(62);
    expect(state.totalBudget).toBe(150);
    expect(state.notes?.[0]).toMatch(/\$62.*\$150|\$150.*\$62/);
  });

  it('is said with the choice itself', async () => {
    const words = 'i like the linen one, add sandals so both under 150';
    const { state } = await lastOf('summer dresses', words);
    expect([state.chosen, state.request?.filters.priceRangeMax]).toEqual([['linen'], 62]);
  });

  it('is told where nothing of it is left', async () => {
    const words = 'add sandals so both stay under 80';
    const { state } = await lastOf('summer dresses', 'i take the linen dress', words);
    expect(state.notes?.[0]).toMatch(/all of your \$80/);
    expect(state.request?.filters.priceRangeMax).toBe(80);
  });

  it('is no price of one where nothing is chosen', async () => {
    const { state } = await lastOf('summer dresses', 'sandals under 150');
    expect(state.request?.filters.priceRangeMax).toBe(150);
  });
});

describe('a limit that is put right', () => {
  const CHOSEN = [
    'summer dresses',
    'i take the satin one',
    'show me sandals',
    'the heels are mine',
  ];

  it.each([
    'limit is 200 not 250. total?',
    '200 max not 250! whats the total',
    'i said 200. total?',
  ])('is the one that the sum is held against: %s', async (words) => {
    const { answer, state, intent } = await lastOf(...CHOSEN, 'is that under 250?', words);
    expect(intent).toBe('item_question');
    expect(state.totalBudget).toBe(200);
    expect(answer).toContain('$200');
    expect(answer).not.toContain('$250');
  });

  it('is none that an age names', async () => {
    const lines = ['a present for my mom, shes 70 and hates everything', ...CHOSEN, 'total?'];
    expect((await lastOf(...lines)).answer).not.toContain('$70');
  });

  it('of outfits is the one that pieces of them are held against', async () => {
    const lines = ['a dress and shoes under 180 total', 'actually under 160 in total'];
    expect((await lastOf(...lines)).state.totalBudget).toBe(160);
    const { state } = await lastOf(lines[0] ?? '', 'make it under 160');
    expect([state.request?.outfit?.budget, state.totalBudget]).toEqual([160, 160]);
  });
});
