import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('a piece of one’s own in an outfit', () => {
  it.each(['what if i wear my own white dress?', 'i already have a dress', 'no dress, i have one'])(
    'takes the place of the one that is shown: %s',
    async (words) => {
      const { say } = startTalk();
      await say('an outfit for a beach wedding');
      const { intent, state } = await say(words);
      expect(intent).toBe('search');
      expect(state.request?.outfit?.change?.fill).toEqual([]);
      expect(state.request?.outfit?.change?.bases.flat()).not.toContain('linen');
      expect(state.notes?.join(' ')).toMatch(/own/);
    },
  );

  it.each([
    'a look for a job interview, 130 max, already have black shoes',
    'outfit for a wedding, I already have shoes',
  ])('is not composed anew where it is told beforehand: %s', async (words) => {
    const { state, refinedQuery } = await startTalk().say(words);
    expect(refinedQuery).toMatch(/not shoes/);
    expect(state.request?.outfit).not.toBeNull();
  });

  it('is nothing to leave out while single pieces are shown', async () => {
    const { say } = startTalk();
    await say('summer dresses');
    const { state } = await say('what if i wear my own white dress?');
    expect(state.request?.outfit ?? null).toBeNull();
  });
});

describe('outfits around a piece of one’s own', () => {
  const owns = async (...messages: readonly string[]) => {
    const { say } = startTalk();
    let last = await say(messages[0] ?? '');
    for (const words of messages.slice(1)) last = await say(words);
    return { query: last.refinedQuery, outfit: last.state.request?.outfit, told: last.state.notes };
  };

  it.each([
    ['outfit for brunch, i have a denim skirt', 'denim skirt'],
    ['what can i wear with my green satin skirt, whole outfit please', 'green satin skirt'],
    ['an outfit around my navy blazer for work', 'navy blazer'],
    ['i need a look for date night, i already have black jeans', 'black jeans'],
  ])('are asked for, and the piece is not: %s', async (words, what) => {
    const { query, outfit, told } = await owns(words);
    expect(outfit?.own).toEqual([what]);
    expect(query).not.toMatch(/skirt|jeans|blazer/);
    expect(told?.join(' ')).toContain(`your own ${what}`);
  });

  it('are composed anew where those that are shown have no room for it', async () => {
    const { outfit } = await owns('an outfit for a beach wedding', 'i have grey chinos');
    expect(outfit).toMatchObject({ own: ['grey chinos'] });
    expect(outfit?.change).toBeUndefined();
  });

  it('have only the pieces that are left to find', async () => {
    const { outfit } = await owns(
      'an outfit for a job interview',
      'i already own dark jeans so just the top and shoes',
    );
    expect(outfit?.own).toEqual(['dark jeans']);
    expect(outfit?.set?.map(({ type }) => type)).toEqual(['top', 'shoes']);
  });

  it.each([
    'i have gold heels so something with those',
    'i already own gold heels, pick an outfit around them',
  ])('are asked for behind what is told: %s', async (words) => {
    const { outfit } = await owns('an outfit for a beach wedding', words);
    expect(outfit?.own).toEqual(['gold heels']);
    expect(outfit?.change?.bases).toEqual([['linen'], ['cotton']]);
  });

  it('stay around it while they change, until its kind is looked for', async () => {
    const first = ['outfit for brunch, i have a denim skirt', 'something more casual'];
    expect((await owns(...first)).outfit?.own).toEqual(['denim skirt']);
    expect((await owns(...first, 'swap the skirt for trousers')).outfit?.own).toBeUndefined();
  });

  it.each(['outfit for my wedding, I have a budget of 300', 'an outfit for my dad'])(
    'are none where no piece is told: %s',
    async (words) => {
      expect((await owns(words)).outfit?.own).toBeUndefined();
    },
  );
});
