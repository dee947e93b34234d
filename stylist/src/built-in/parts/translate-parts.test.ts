import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

/** What a message is answered after dresses were shown. */
async function afterDresses(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say('summer dresses');
  for (const words of messages) last = await say(words);
  return last;
}

describe('a message that does several things', () => {
  it('answers first, and looks for the rest behind it', async () => {
    const { intent, refinedQuery, state } = await afterDresses(
      'is the second satin? i also need sandals for it',
    );
    expect([intent, refinedQuery]).toEqual(['search', expect.stringContaining('sandals')]);
    expect(state.notes?.[0]).toMatch(/satin/);
  });

  it('asks what follows of the piece that is taken first', async () => {
    const { itemIds, answer } = await afterDresses(
      'ok i’ll take the second. how much is it and do they deliver to canada',
    );
    expect(itemIds).toEqual(['satin']);
    expect(answer).toMatch(/\$120.*[Dd]elivery/);
  });

  it('answers one word behind a remark as a question', async () => {
    const { intent, answer } = await afterDresses('the second one is nice, lined? what colors?');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/lined/);
    expect(answer).toMatch(/Pink/);
  });

  it('takes no chatter around a question for a wish', async () => {
    const { intent, answer } = await afterDresses('oh well, never mind that. is the second satin?');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/^Yes/);
  });

  it.each([
    ['can it be returned', /[Rr]eturns/],
    ['do you sell gift vouchers', /[Gg]ift cards/],
    ['how much is delivery', /[Dd]elivery/],
  ])('tells what the shop decides beside anything else: %s', async (asked, told) => {
    const { answer } = await afterDresses(`how much is the first one, and ${asked}?`);
    expect(answer).toMatch(/\$88/);
    expect(answer).toMatch(told);
  });

  it('leaves what hangs on a condition where the answer does not meet it', async () => {
    const { intent, answer } = await afterDresses(
      'does the second come in pink? if not show me others',
    );
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/Pink/);
  });
});

describe('several colors and sizes in one question', () => {
  it.each([
    ['does the second come in black or pink?', /Pink, not in black/],
    ['is the second in stock in S or M?', /S and M/],
  ])('are told one by one: %s', async (words, told) => {
    expect((await afterDresses(words)).answer).toMatch(told);
  });
});

describe('the second half of a message', () => {
  const shown = async (words: string, first = 'show me dresses') => {
    const { say } = startTalk();
    await say(first);
    return say(words);
  };

  it.each([
    ['third one is more my budget. can i wear sneakers instead', 'sneakers'],
    ['could i do loafers instead though?', 'loafers'],
    ['the second is pretty. should i go with a skirt instead?', 'skirt'],
  ])('is looked for where it would rather be worn: %s', async (words, kind) => {
    const { intent, refinedQuery, state } = await shown(words);
    expect(intent).toBe('search');
    expect(refinedQuery).toContain(kind);
    expect(state.notes?.join('')).not.toBe('');
  });

  it('takes what is in the budget', async () => {
    expect((await shown('the third is totally my style, now a belt')).state.liked).toEqual([
      'cotton',
    ]);
  });

  it.each(['do they come in wide? if not show me boots', 'is it lined? if not, show me boots'])(
    'is done where nobody knows that it is so: %s',
    async (words) => {
      expect((await shown(words)).refinedQuery).toContain('boots');
    },
  );

  it.each(['love the first. is it lined, and now a bag', 'is the first silk? then some bags'])(
    'is looked for behind a question: %s',
    async (words) => {
      expect((await shown(words)).refinedQuery).toContain('bag');
    },
  );

  it.each([
    'not those, brown leather. and a tee to go with the jeans',
    'in brown pls, and also some socks',
    'black suede. now a scarf',
  ])('takes nothing of what was said of another kind: %s', async (words) => {
    const { state, refinedQuery } = await shown(words, 'belts');
    const { color, material } = state.request?.filters ?? {};
    expect([color, material]).toEqual([[], []]);
    expect(refinedQuery).not.toContain('belt');
    expect(state.notes?.join(' ')).toMatch(/belts/);
  });

  it.each([
    'second is perfect, is it lined? and a belt for it',
    'ok second looks good. got a belt for it',
  ])('is about the piece that was named without its article: %s', async (words) => {
    const { state } = await shown(words);
    expect(state.request?.anchor).toEqual({ itemId: 'satin', relation: 'beside' });
  });

  it.each(['is the second lined and got it in blue', 'second is nice, comes in blue?'])(
    'is asked of the same piece: %s',
    async (words) => {
      const { intent, itemIds, answer } = await shown(words);
      expect([intent, itemIds]).toEqual(['item_question', ['satin']]);
      expect(answer).toContain('Pink');
    },
  );

  it.each(['brown leather, and does the first have a zip', 'in red, and is the first lined'])(
    'that asks of a piece takes none: %s',
    async (words) => {
      expect((await shown(words)).state.chosen).toBeUndefined();
    },
  );

  it.each(['gray hoodies again but for my boyfriend', 'hoodies again in gray'])(
    'goes back to what was looked for before: %s',
    async (words) => {
      const { say } = startTalk();
      await say('gray hoodies');
      await say('show me dresses');
      const { refinedQuery, state } = await say(words);
      expect(refinedQuery).toMatch(/^(?:gray )?hoodies/);
      expect(refinedQuery).not.toContain('not ');
      expect(state.request?.filters.color).toEqual(['Gray']);
    },
  );
});

describe('a second question of style', () => {
  it('is asked of the event of the first', async () => {
    const { say } = startTalk();
    const { answer } = await say('can i wear black to a wedding? and is it rude to wear red');
    expect(answer).toMatch(/black/i);
    expect(answer).toMatch(/red is fine at most Western weddings/);
  });

  it('goes on with advice where nothing was looked for', async () => {
    const { say } = startTalk();
    await say('can i wear black to a wedding?');
    const { intent } = await say('and what about navy, do i have to cover my shoulders');
    expect(intent).toBe('style_advice');
  });
});
