import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

const OWN = { gender: ['Women'], clothing_size: ['M'], shoes_size: ['8'] };

describe('the filters of a conversation', () => {
  it('are only told where a message changes them', async () => {
    const { say } = startTalk();
    expect((await say('a dress under $90')).updatedFilters?.priceRangeMax).toBe(90);
    expect((await say('something longer')).updatedFilters).toBeNull();
    expect((await say('how do I wash linen?')).updatedFilters).toBeNull();
  });

  it('do not come back once the shopper removed their chip', async () => {
    const { say, setFilters } = startTalk();
    await say('a red linen dress under $90');
    setFilters({ color: [], priceRangeMax: null });
    expect(tellTranslation(await say('with sleeves'))).toBe(
      'search: dress, with sleeves; of Linen',
    );
  });

  it('give up the shopper’s own sizes for somebody else and take them up again', async () => {
    const { say } = startTalk({ defaults: OWN });
    expect(tellTranslation(await say('a sweater for my brother'))).toBe(
      'search: sweater; for Men; for another',
    );
    expect(tellTranslation(await say('now one for me'))).toBe(
      'search: sweater; for Women; size M; shoe size 8',
    );
  });

  it('are those of the preferences again after starting over', async () => {
    const { say } = startTalk({ defaults: OWN });
    await say('black shoes for my husband under $50');
    const { intent, updatedFilters, state } = await say('start over');
    expect(intent).toBe('clarify');
    expect(updatedFilters).toMatchObject({ ...OWN, color: [], priceRangeMax: null });
    expect(state.request).toBeNull();
  });

  it('never cross: the newest limit stands', async () => {
    const { say } = startTalk();
    await say('a coat over $300');
    expect(tellTranslation(await say('under $200'))).toBe('search: coat; up to 200');
    expect(tellTranslation(await say('at least $250'))).toBe('search: coat; from 250');
  });
});

describe('what the shopper never wears', () => {
  const memories = [{ id: 'm1', text: 'No wool' }];

  it('is kept out of their own requests', async () => {
    const { say } = startTalk({ memories });
    expect(tellTranslation(await say('a sweater'))).toBe('search: sweater, not wool');
    expect(tellTranslation(await say('in grey'))).toBe('search: sweater, not wool; color Gray');
  });

  it('is no limit of what somebody else wears', async () => {
    const { say } = startTalk({ memories });
    expect(tellTranslation(await say('a sweater for my brother'))).toBe(
      'search: sweater; for Men; for another',
    );
  });

  it('is overruled where they ask for that very thing', async () => {
    const { say } = startTalk({ memories });
    expect(tellTranslation(await say('a wool sweater'))).toBe('search: sweater; of Wool');
  });

  it('is remembered when they say so, and asked no further than once', async () => {
    const { say } = startTalk();
    const first = await say('I never wear wool');
    expect(first).toMatchObject({ intent: 'clarify', remember: ['No wool'] });
    expect(tellTranslation(await say('a sweater'))).toBe('search: sweater');
  });
});

describe('a question to the shopper', () => {
  it('has three to five answers that can be tapped, and each leads to a search', async () => {
    for (const words of ['I need something to wear', 'clothes', 'a gift for my dad']) {
      const asked = await startTalk().say(words);
      expect(asked.intent).toBe('clarify');
      expect(asked.suggestions.length).toBeGreaterThanOrEqual(3);
      expect(asked.suggestions.length).toBeLessThanOrEqual(5);
      for (const answer of asked.suggestions) {
        const { say } = startTalk();
        await say(words);
        expect([answer, (await say(answer)).intent]).toEqual([answer, 'search']);
      }
    }
  });

  it('never follows another one', async () => {
    const { say } = startTalk();
    expect((await say('clothes')).intent).toBe('clarify');
    expect((await say('just something nice')).intent).not.toBe('clarify');
  });

  it('is not asked where a garment or an occasion is named', async () => {
    for (const words of ['a dress', 'something for a wedding', 'work clothes', 'shoes']) {
      expect((await startTalk().say(words)).intent).toBe('search');
    }
  });

  it('is which piece is meant where none was shown', async () => {
    const { say } = startTalk();
    expect((await say('is it lined?')).intent).toBe('clarify');
  });
});

describe('an attached item or photo', () => {
  const item = { id: 'satin', context: 'item' } as const;
  const photo = { id: 'photo-1', context: 'chat_attachment' } as const;

  it('is what "it" means', async () => {
    const { say } = startTalk();
    expect(tellTranslation(await say('is it lined?', item))).toBe('item_question satin');
    expect(tellTranslation(await say('what shoes go with this?', item))).toContain('beside satin');
  });

  it('stays the subject of the turns after it', async () => {
    const { say } = startTalk();
    expect(tellTranslation(await say('something like this', photo))).toContain('photo-1');
    expect(tellTranslation(await say('in red'))).toContain('photo-1');
    expect(tellTranslation(await say('now show me boots'))).toContain('boots');
  });

  it('is searched for without a word', async () => {
    expect((await startTalk().say('', photo)).intent).toBe('search');
  });
});

describe('the title of a conversation', () => {
  it.each([
    ['linen dresses for a beach wedding', 'Linen Dresses for a Beach Wedding'],
    ['black jeans under $80', 'Black Jeans Under $80'],
    ['an outfit for a job interview', 'Outfits for a Job Interview'],
    ['sneakers', 'Finding the Right Sneakers'],
    ['what is cocktail attire?', 'Style Advice on Cocktail Attire'],
    ['how do I wash silk?', 'How to Care for Silk'],
    ['hello', 'A Chat with Your Stylist'],
    ['how do I delete my account?', 'Help with Using Modiste'],
    ['a sweater for my brother', 'Sweaters for Your Brother'],
  ])('for %j is %j', async (words, title) => {
    expect((await startTalk().say(words)).title).toBe(title);
  });

  it('has four to six words and changes with the garment only', async () => {
    const { say } = startTalk();
    const titles: (string | null)[] = [];
    for (const words of ['a dress', 'in red', 'longer', 'now show me boots']) {
      titles.push((await say(words)).title);
    }
    expect(titles.map((title) => title !== null)).toEqual([true, false, false, true]);
    for (const title of titles) {
      const count = title?.split(' ').length ?? 4;
      expect([title, count >= 4 && count <= 6]).toEqual([title, true]);
    }
  });
});
