import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

async function lastOf(...lines: readonly string[]) {
  const { say } = startTalk();
  let last = await say(lines[0] ?? '');
  for (const line of lines.slice(1)) last = await say(line);
  return last;
}

const prices = (text: string): number[] =>
  [...text.matchAll(/\$(\d+(?:\.\d+)?)/g)].map(([, price]) => Number(price));

describe('pieces that were shown one by one', () => {
  it.each([
    '1 and 2 together?',
    'whats 1 plus 2',
    'how much are the first and the second',
    'how much for 1 and 2 together',
    'total of the first two together',
    'what is the price of the first and second combined',
    'i asked the sum. 88 + 120',
    'linen dress 88 + satin dress 120 = ?',
  ])('are added up: %s', async (words) => {
    const { intent, answer, itemIds } = await lastOf('summer dresses', words);
    const [first = 0, second = 0] = prices(answer).toSorted((a, b) => a - b);
    expect([intent, itemIds]).toEqual(['item_question', ['linen', 'satin']]);
    expect(Math.max(...prices(answer))).toBeCloseTo(first + second);
  });

  it.each([
    'the $88 dress and the 60.00 dress, whats that together',
    'the 88.00 dress plus the $60 one, how much is that',
  ])('are added up where their prices name them: %s', async (words) => {
    const { answer, itemIds } = await lastOf('summer dresses', words);
    expect(itemIds).toEqual(['linen', 'cotton']);
    expect(prices(answer)).toContain(148);
  });

  it('are held against what there is to spend, and what is left is remembered', async () => {
    const yes = await lastOf('summer dresses', 'can i get 1 and 2 for 500?');
    expect(yes.answer).toMatch(/^(?:Yes|That works)/);
    const no = await lastOf('summer dresses', 'can i get the first and the second for 50?');
    expect(no.answer).toMatch(/^No/);
    const { answer } = await lastOf(
      'summer dresses',
      'can i get 1 and 2 for 500?',
      'whats left for a bag?',
    );
    const [rest = 0, budget, spent = 0] = prices(answer);
    expect([budget, rest]).toEqual([500, 500 - spent]);
  });

  it.each(['do 1 and 2 go together?', 'does the first cost more than the second?'])(
    'are not added up where something else is asked: %s',
    async (words) => {
      const { state } = await lastOf('summer dresses', words);
      expect(state.addedUp).toBeUndefined();
    },
  );

  it.each(['how much is the dress plus the shoes together', 'total for dress, shoes?'])(
    'are asked for where a kind alone is named, and then added up: %s',
    async (words) => {
      const asked = ['summer dresses', 'what shoes go with the first one?', words];
      expect((await lastOf(...asked)).itemIds).toEqual(['sandals', 'heels']);
      const { answer, state } = await lastOf(...asked, 'the sandals');
      expect(state.chosen).toEqual(['sandals', 'linen']);
      expect(prices(answer)).toContain(158);
    },
  );

  it('are not added up where it is asked why they go together', async () => {
    const asked = ['summer dresses', 'what shoes go with the first one?'];
    const { state } = await lastOf(...asked, 'why these colors together');
    expect(state.addedUp).toBeUndefined();
  });

  it('are asked for where nothing tells which', async () => {
    const { answer, suggestions } = await lastOf('summer dresses', 'total?');
    expect(answer).toMatch(/add (?:up|them up)/);
    expect(suggestions).toContain('1 and 2 together?');
  });
});

describe('what a budget leaves', () => {
  it('is told of each outfit', async () => {
    const { answer } = await lastOf('an outfit for a wedding under 300', 'what is left for a bag?');
    expect(answer).toMatch(/^Of your \$300, the first leaves \$[\d.]+ and the second leaves/);
  });

  it('is not told where nobody named one, nor of what is in stock', async () => {
    expect((await lastOf('an outfit for a wedding', 'whats left over?')).answer).toMatch(
      /sum|budget/,
    );
    const { state } = await lastOf('summer dresses', 'how many are left in my size?');
    expect(state.addedUp).toBeUndefined();
  });
});

describe('a sum that goes on', () => {
  it.each(['add those up please', 'can you add it all up', 'total them up'])(
    'is told where that is asked: %s',
    async (words) => {
      const { intent, state } = await lastOf('summer dresses', 'sandals for the first', words);
      expect(intent).toBe('item_question');
      expect(state.addedUp?.itemIds.length).toBe(2);
    },
  );

  it.each(['without the sandals?', 'and minus the sandals', 'take out the sandals'])(
    'leaves out what is to come off: %s',
    async (words) => {
      const before = [
        'summer dresses',
        'the satin one is nice',
        'sandals for the first',
        'add those up',
      ];
      const { intent, answer, itemIds } = await lastOf(...before, words);
      expect([intent, itemIds]).toEqual(['item_question', ['linen']]);
      expect(answer).toContain('$88');
    },
  );

  it.each([
    ['what if i take two of the first one', '$176'],
    ['how much for 3 of those', '$264'],
    ['what would two of the second cost', '$240'],
  ])('counts several of one piece: %s', async (words, total) => {
    const { intent, answer } = await lastOf('summer dresses', 'is the first one linen?', words);
    expect(intent).toBe('item_question');
    expect(answer).toContain(total);
  });

  it.each([
    ['the first dress plus two sandals, whats that', 2],
    ['price of the first dress + 3 pairs of sandals', 3],
    ['how much for 2 pairs of the first sandals and the first dress', 2],
  ])('counts each kind: %s', async (words, count) => {
    const { intent, answer } = await lastOf('summer dresses', 'sandals for the first', words);
    expect(intent).toBe('item_question');
    expect(answer).toMatch(count === 2 ? /two of/i : /three of/i);
  });

  it('is asked of sets with what was not shown yet', async () => {
    const { intent, state } = await lastOf(
      'summer dresses',
      'i like the first one',
      'what would it cost with a cardigan and flat shoes, i have 250 for everything',
    );
    expect(intent).toBe('search');
    expect(state.request?.outfit).toMatchObject({ budget: 250, keep: ['linen'] });
    expect(state.request?.outfit?.set?.map(({ type }) => type)).toEqual(['cardigan', 'flats']);
  });
});

describe('a sum that is put right', () => {
  it('loses the wrong piece and keeps the rest', async () => {
    const before = [
      'summer dresses',
      'the satin one is nice',
      'sandals for the first',
      'add up the linen dress and the sandals',
    ];
    const { answer, itemIds } = await lastOf(
      ...before,
      'no! i meant the satin dress. total again pls',
    );
    expect([...itemIds].toSorted()).toEqual(['sandals', 'satin']);
    expect(prices(answer)).toContain(190);
  });

  it('has the piece that was chosen in the same message', async () => {
    const { itemIds } = await lastOf(
      'summer dresses',
      'i take the satin one',
      'show me sandals',
      'the heels are nice',
      'thats the one. with the satin dress how much is it together?',
    );
    expect([...itemIds].toSorted()).toEqual(['heels', 'satin']);
  });

  it('counts how many are bought of one piece', async () => {
    const { answer } = await lastOf(
      'summer dresses',
      'i love the second',
      'total if i buy 2 pairs',
    );
    expect(answer).toContain('$240');
  });
});

describe('everything, while an outfit is on the screen', () => {
  it.each(['how much is everything', 'total?', 'what does it all come to'])(
    'is all of the outfit, and not only what was chosen of it: %s',
    async (words) => {
      const { say } = startTalk();
      await say('an outfit for a garden party under $250');
      await say('the second, just other shoes');
      expect((await say(words)).answer).toContain('$150');
    },
  );

  it.each([
    'which of those dresses needs no ironing',
    'and which of these never creases',
    'why is the first one dearer than the second',
  ])('are not added up by another question, though it was asked which: %s', async (words) => {
    const { intent, answer } = await lastOf('summer dresses', 'what is my total?', words);
    expect(intent).toMatch(/compare|item_question|care/);
    expect(answer).not.toMatch(/so far it is|nothing else yet|together/i);
  });
});
