import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

async function after(words: string) {
  const { say } = startTalk();
  await say('an outfit for a baby shower under 180');
  return say(words);
}

describe('a present with a price of its own', () => {
  it.each([
    'show me a small baby present under 15 and black flats instead',
    'a gift for the baby under 15, and other shoes',
    'swap the shoes, and i need a present for the mum under 15',
    'other shoes please. also a present for her, max 15',
    'find a present under 15 for the mum and change the shoes to flats',
  ])('is no limit of the outfit that is changed beside it: %s', async (words) => {
    const { intent, state } = await after(words);
    expect(intent).toBe('search');
    expect(state.request?.outfit?.budget).toBe(180);
    const { most = null, parts = [] } = state.request?.outfit?.change ?? {};
    expect([most, ...parts.map((part) => part.most)]).not.toContain(15);
    expect(state.notes?.join(' ')).toMatch(/show me an? .*(?:present|gift).* under \$15/);
  });

  it('is looked for where nothing else is asked', async () => {
    const { state } = await after('i also need a present for her, max 25');
    expect(state.request?.outfit).toBeNull();
    expect(state.request?.filters.priceRangeMax).toBe(25);
  });

  it('is none where a piece is added for a price', async () => {
    const { state } = await after('and socks under 10');
    expect(state.request?.outfit).toMatchObject({ budget: 180, change: { most: 10 } });
    expect(state.notes?.join(' ') ?? '').not.toContain('present');
  });
});
