import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('what is named and not wished for', () => {
  it.each([
    ['dresses', 'satin at a barbecue, are you serious', 'satin'],
    ['dresses', 'satin at a toddlers party, no way. cotton please', 'satin'],
    ['dresses', 'a slip dress in front of my boss. no thanks', 'slip'],
    ['shoes', 'heels on grass, sure, great idea', 'heels'],
  ])('is not looked for: %s, %s', async (first, words, refused) => {
    const { say } = startTalk();
    await say(first);
    const { intent, refinedQuery, updatedFilters } = await say(words);
    expect(intent).toBe('search');
    expect(refinedQuery).not.toMatch(new RegExp(`(?<!not )${refused}`));
    expect(updatedFilters?.material ?? []).not.toContain('Satin');
  });

  it('leaves what the same message wishes for', async () => {
    const { say } = startTalk();
    await say('dresses');
    const { refinedQuery, updatedFilters } = await say(
      'satin at a toddlers party, no way. cotton please',
    );
    expect([refinedQuery, ...(updatedFilters?.material ?? [])].join(' ')).toMatch(/cotton/i);
  });
});

describe('a wish for what is on the screen', () => {
  it.each(['satin please', 'I would love satin', 'satin, nothing else', 'show me satin ones'])(
    'stays a wish: %s',
    async (words) => {
      const { say } = startTalk();
      await say('dresses');
      const { refinedQuery, updatedFilters } = await say(words);
      expect(refinedQuery).not.toMatch(/not satin/);
      expect([refinedQuery, ...(updatedFilters?.material ?? [])].join(' ')).toMatch(/satin/i);
    },
  );
});

describe('a question of what is on the screen', () => {
  it.each(['slip dress, can you see underwear lines', 'would the satin one survive red wine'])(
    'is answered and looks for nothing: %s',
    async (words) => {
      const { say } = startTalk();
      await say('dresses');
      expect((await say(words)).intent).not.toBe('search');
    },
  );
});

describe('what is told in passing', () => {
  it('is not looked for', async () => {
    const { say } = startTalk();
    await say('a present for my dad, max 80');
    const { refinedQuery } = await say('he gardens and watches birds, always cold');
    expect(refinedQuery).not.toMatch(/watch/);
  });
});

describe('a refusal', () => {
  it('is taken back by who likes what was refused', async () => {
    const { say } = startTalk();
    await say('dresses');
    expect((await say('no satin')).refinedQuery).toMatch(/not satin/);
    expect((await say('no i mean i LIKE the satin, show me those')).refinedQuery).not.toMatch(
      /not satin/,
    );
  });
});

describe('what was made of a message about results', () => {
  it.each(['can you keep it below 90 haha', 'remove everything thats more than 90'])(
    'gives way where a price was to be kept: %j',
    async (words) => {
      const { say } = startTalk();
      await say('dresses');
      const { intent, updatedFilters } = await say(words);
      expect(intent).toBe('search');
      expect(updatedFilters?.priceRangeMax).toBe(90);
      expect(updatedFilters?.priceRangeMin).toBeNull();
    },
  );
});
