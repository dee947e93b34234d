import { describe, expect, it } from 'vitest';
import { typesOf } from '../dialogue/types-of.ts';
import { startTalk } from '../testing/talk.ts';

async function after(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say('an outfit for a wedding');
  for (const line of lines) last = await say(line);
  return last;
}

const changeOf = (told: Awaited<ReturnType<typeof after>>) => told.state.request?.outfit?.change;

describe('who asks for a piece that every outfit has', () => {
  it.each([
    'shoes too?',
    'shoes w that',
    'and shoes?',
    'what about shoes',
    'add shoes',
    'shoes included?',
  ])('is told so, and the outfits stay: %s', async (words) => {
    const { intent, answer, state, suggestions } = await after(words);
    expect([intent, state.shown.outfits.length]).toEqual(['item_question', 2]);
    expect(answer).toMatch(/first has .*sandals at \$70.* second has .*heels at \$90/);
    expect(suggestions[0]).toBe('Other shoes for the first');
  });

  it.each(['other shoes', 'black shoes', 'cheaper shoes for the first', 'only shoes'])(
    'and wants others is shown them: %s',
    async (words) => {
      expect((await after(words)).intent).toBe('search');
    },
  );
});

describe('who asks for a kind of piece', () => {
  it.each([
    ["what's the cheapest top", 'top'],
    ['wats the cheapest bag you have', 'bag'],
    ['do u have cargos like the ones everyone wears', 'cargo-pants'],
  ])('is shown single pieces of it: %s', async (words, type) => {
    const { intent, state } = await after(words);
    expect([intent, state.request?.outfit, typesOf(state.request?.wishes ?? [])]).toEqual([
      'search',
      null,
      [type],
    ]);
  });
});

describe('one of the outfits', () => {
  it.each(['show me the first again', 'the first one again', 'can i see the first again?'])(
    'is told once more: %s',
    async (words) => {
      const { intent, itemIds, answer } = await after(words);
      expect([intent, itemIds]).toEqual(['item_question', ['linen', 'sandals']]);
      expect(answer).toContain('$158');
    },
  );

  it.each([
    'just the dress from 2',
    'only the dress of the second',
    'just the dress from number 2',
  ])('gives one piece of it: %s', async (words) => {
    expect((await after(words)).itemIds).toEqual(['cotton']);
  });

  it.each(['the second one in black', '2 in black', 'can i see the second in black?'])(
    'has what leads it in another color, and keeps the rest: %s',
    async (words) => {
      const told = await after(words);
      expect(changeOf(told)).toMatchObject({ bases: [['heels']], fill: ['one-piece'] });
      expect(told.refinedQuery).toContain('black dress');
    },
  );

  it.each(['something warmer on top', 'smth to throw over it', 'anything warm to wear over it?'])(
    'gets a layer: %s',
    async (words) => {
      const change = changeOf(await after('only the first', words));
      expect(change?.isAdded).toBe(true);
      expect(['outer', 'mid-layer']).toContain(change?.fill[0]);
    },
  );

  it.each(['why this one', 'why', 'why the first?', 'how come these'])(
    'is given reasons for as a whole: %s',
    async (words) => {
      const { intent, answer } = await after(words);
      expect(intent).toBe('item_question');
      expect(answer).toMatch(/All of it is \$\d+/);
    },
  );
});

describe('sums of outfits on the screen', () => {
  it.each([
    'dress n shoes of the first, total?',
    'how much is the first with just the dress and shoes',
    'whats the dress and the sandals of the first together',
  ])('are told of the pieces that are named: %s', async (words) => {
    const { intent, answer } = await after(words);
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/dress at \$88.* sandals at \$70 make \$158/);
  });

  it('are told without a piece', async () => {
    expect((await after('whats the 2nd without the shoes')).answer).toMatch(
      /\$60 instead of \$150/,
    );
  });

  it('name what an outfit has none of', async () => {
    expect((await after('shirt and shoes of the second, how much')).answer).toMatch(
      /heels at \$90.*; it has no shirt/,
    );
  });

  it.each([
    'skip the shoes. total?',
    'drop the shoes and whats the total',
    'swap the shoes for cheaper ones, how much is it then',
  ])('do not keep a change from being made: %s', async (words) => {
    const told = await after(words);
    expect([told.intent, changeOf(told) !== undefined]).toEqual(['search', true]);
  });
});

describe('a color that one outfit is not to have', () => {
  it('is looked for among its pieces, which alone are replaced', async () => {
    expect(changeOf(await after('second outfit but not white'))).toMatchObject({
      bases: [['heels']],
      fill: ['one-piece'],
    });
    const { intent, answer } = await after('the second but not purple');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/^Nothing in the second outfit is purple: it has /);
  });
});

describe('a kind that none of the outfits has', () => {
  it.each([
    ['is the cardigan wool?', 'cardigan'],
    ['are the boots waterproof', 'boots'],
    ['what size does the coat go up to?', 'coat'],
  ])('is said to be missing, and no other piece takes its place: %s', async (words, kind) => {
    const { answer, itemIds } = await after(words);
    expect(answer).toMatch(new RegExp(`no ${kind}`));
    expect(itemIds).toEqual([]);
  });

  it('may be a part of a piece that is there', async () => {
    expect((await after('is the skirt lined?')).itemIds).toContain('linen');
  });
});

describe('a piece that is called by what none is', () => {
  it('is said to be missing, and another one is not taken for it', async () => {
    const { say } = startTalk();
    await say('dresses');
    const { answer, itemIds } = await say('the velvet ones, how much were they before');
    expect(answer).toMatch(/no velvet|is velvet/);
    expect(itemIds).toEqual([]);
  });

  it('is asked of its fit, and no outfit is put together: how’s the fit, tight or relaxed?', async () => {
    const { say } = startTalk();
    await say('dresses');
    await say('tell me about the first');
    expect((await say('how’s the fit, tight or relaxed?')).intent).toBe('size_fit');
  });
});

describe('the look of one piece', () => {
  it.each([
    ['make the shoes white', 'white shoes'],
    ['the shoes in white pls', 'white shoes'],
    ['can the shoes be white?', 'white shoes'],
    ['go with white for the shoes', 'white shoes'],
  ])('changes that piece alone: %s', async (words, query) => {
    const told = await after(words);
    expect(changeOf(told)).toMatchObject({ fill: ['shoes'], bases: [['linen'], ['cotton']] });
    expect(told.refinedQuery).toContain(query);
  });

  it('is part of what is offered where no outfit has such a piece', async () => {
    const told = await after('navy for the jacket');
    expect(told.intent).toBe('clarify');
    const agreed = await after('navy for the jacket', 'yes');
    expect(agreed.refinedQuery).toContain('navy jacket');
  });

  it('is asked of all pieces by “all black”, and of no single one', async () => {
    const told = await after('all black');
    expect(told.state.request?.filters.color).toEqual(['Black']);
    expect(changeOf(told)).toBeUndefined();
  });

  it('or of the whole asks for others and not of a piece: “can you do it in velvet”', async () => {
    const told = await after('can u do it in velvet?');
    expect(told.intent).toBe('search');
    expect(told.refinedQuery).toContain('velvet');
  });
});

describe('a change without a place', () => {
  it('is made to the outfit that was picked last', async () => {
    const told = await after('which one is the cheapest', 'different shoes');
    expect(told.state.request?.outfit?.change?.bases).toEqual([['cotton']]);
  });
});
