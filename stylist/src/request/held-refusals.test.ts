import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { pickOne } from '../choosing/comparing/pick-one.ts';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { Speech } from '../speech/speech.ts';
import { sampleItem, sampleTurn } from '../testing/sample-items.ts';
import { startTalk } from '../testing/talk.ts';

const refusedBy = async (...said: readonly string[]): Promise<string> => {
  const { say } = startTalk();
  let query = '';
  for (const words of said) query = (await say(words)).state.request?.refinedQuery ?? '';
  return query;
};

describe('what is refused beside a question', () => {
  it.each([
    ['show me gifts', 'no bags no sunglasses. just tell me, what is the first made of?', 'bags'],
    ['show me gifts', 'i said no bags!! what is the first made of?', 'bags'],
    ['show me dresses', 'no silk please. is the first one lined?', 'silk'],
    ['show me dresses', 'and i hate pink, how much is the second?', 'pink'],
    ['show me dresses', 'nothing with sequins. which sizes does the first come in?', 'sequin'],
  ])('is in force from then on: %s, %s', async (first, second, refused) => {
    expect(await refusedBy(first, second)).toMatch(new RegExp(`not ${refused}`));
  });

  it('ends nothing that alone is looked for', async () => {
    expect(await refusedBy('show me dresses', 'no dresses! what is linen?')).not.toBe('');
  });

  it('is none in a question, and none that refuses no pieces', async () => {
    const told = await refusedBy('show me dresses', 'no idea. does the first come in no blue?');
    expect(told).not.toMatch(/not /);
  });
});

describe('the one to take', () => {
  it.each(['which one would you pick?', 'just pick one for me'])(
    'is none that was refused: %s',
    (words) => {
      const items = [
        sampleItem('bag', {
          short_description: 'Patent Clutch',
          price: 20,
          facts: { type: 'clutch' },
        }),
        sampleItem('ring', { short_description: 'Stone Ring', price: 70, facts: { type: 'ring' } }),
        sampleItem('drops', { short_description: 'Drops', price: 60, facts: { type: 'earrings' } }),
      ];
      const turn = sampleTurn(words, {
        items,
        state: {
          ...INITIAL_STATE,
          request: { ...emptyRequest(), wishes: understandQuery('gift, no bags').readings },
          shown: { itemIds: items.map(({ id }) => id), outfits: [] },
        },
      });
      const understood = understandQuery(words);
      const picked = pickOne({ turn, understood, referred: [], speech: new Speech([]) }, []);
      expect(picked?.item.id).not.toBe('bag');
      expect(picked?.text).not.toMatch(/clutch|bag/i);
    },
  );
});

describe('a kind that takes the place of another', () => {
  it.each([
    'ok leather loafers then if no boots',
    'loafers instead',
    'fine, loafers then',
    'if there are none, show me loafers',
    'no luck. loafers then please',
  ])('keeps the color and the price that were said: %s', async (words) => {
    const { say } = startTalk();
    await say('black ankle boots under 150');
    const { state } = await say(words);
    expect(state.request?.refinedQuery).toMatch(/loafers/);
    expect(state.request?.refinedQuery).not.toMatch(/ankle boots/);
    expect(state.request?.filters).toMatchObject({ color: ['Black'], priceRangeMax: 150 });
  });

  it('leaves behind how high the heel of the first was to be', async () => {
    const { say } = startTalk();
    await say('flat black ankle boots under 150');
    const { state } = await say('ok loafers then if no boots');
    expect(state.request?.refinedQuery).not.toMatch(/flat|heel/);
  });

  it('takes the color that it is named with', async () => {
    const { say } = startTalk();
    await say('black ankle boots under 150');
    const { state } = await say('brown loafers instead');
    expect(state.request?.filters.color).toEqual(['Brown']);
  });

  it('begins anew where it is worn elsewhere, or is only asked for next', async () => {
    for (const words of ['a coat instead', 'now show me loafers']) {
      const { say } = startTalk();
      await say('black ankle boots under 150');
      expect((await say(words)).state.request?.filters.color).toEqual([]);
    }
  });
});

describe('flat shoes, asked for in an outfit', () => {
  it.each([
    ['make me an outfit for the office, flat shoes only', 'the shoes should be real leather'],
    ['an outfit for work with flat shoes', 'different shoes in the first'],
    ['an outfit for work', 'make the shoes flat', 'cheaper shoes in the second'],
    ['an outfit for work', 'the shoes should be flat', 'other shoes'],
    ['an outfit for work, they should be flat', 'swap the shoes for loafers'],
  ])('stay flat: %s, %s', async (...said) => {
    expect(await refusedBy(...said)).toMatch(/no heels/);
  });

  it('may have heels once these are asked for', async () => {
    const told = await refusedBy('an outfit for work with flat shoes', 'swap the shoes for pumps');
    expect(told).toMatch(/pumps/);
    expect(told).not.toMatch(/no heels/);
  });
});
