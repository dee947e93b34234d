import { describe, expect, it } from 'vitest';
import { rankFound } from '../choosing/rank-found.ts';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem, sampleTurn } from '../testing/sample-items.ts';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';
import { readComplaint } from './read-complaint.ts';

const jeans = (id: string, fields: { description?: string; name?: string; colors?: 'Black'[] }) =>
  sampleItem(id, {
    short_description: `${fields.name ?? id} Jeans`,
    description: fields.description ?? '',
    try_on_category: 'lower_body',
    ...(fields.colors && { colors: fields.colors }),
    facts: { type: 'jeans', materials: ['denim'] },
  });

const SHOWN = [
  jeans('skinny', { name: 'Skinny' }),
  jeans('baggy', { name: 'Wide-Leg' }),
  jeans('plain', {}),
];

const turnOf = (words: string, items = SHOWN) =>
  sampleTurn(words, {
    items,
    state: {
      ...INITIAL_STATE,
      request: { ...emptyRequest(), refinedQuery: 'jeans' },
      shown: { itemIds: items.map(({ id }) => id), outfits: [] },
    },
  });

const heard = (words: string, items = SHOWN) => {
  const read = readComplaint(turnOf(words, items));
  return read === null
    ? null
    : { words: read.words, gone: read.complaint?.goneIds, stay: read.complaint?.stayIds };
};

describe('a fault that is found with what is shown', () => {
  it.each([
    ['None of the skinny nonsense', 'no skinny'],
    ['bro half of these are skinny', 'no skinny'],
    ['why are there skinny ones in here', 'no skinny'],
    ['the first one is too skinny', 'less skinny'],
    ['ugh those are skinny', 'no skinny'],
  ])('takes away what has it and leaves the rest: %s', (said, words) => {
    expect(heard(said)).toMatchObject({ words, gone: ['skinny'], stay: ['baggy', 'plain'] });
  });

  it('is a wish for what is missed', () => {
    expect(heard('I asked for pockets, the second has none')).toEqual({
      words: 'pockets',
      gone: ['baggy'],
      stay: ['skinny', 'plain'],
    });
    expect(heard("these aren't waterproof")?.words).toBe('waterproof');
  });

  it('leaves what the record clears, though all are accused', () => {
    expect(heard("those aren't wide-leg, they're skinny")?.stay).toEqual(['baggy']);
  });

  it('counts for more than a silent record where one piece is pointed at', () => {
    expect(heard('the third is see-through!')).toMatchObject({ gone: ['plain'] });
  });

  it.each([
    'These look like they were made for teenagers.',
    'way too young',
    "they're all the same",
  ])('takes all of them away where no record tells: %s', (said) => {
    expect(heard(said)).toMatchObject({ gone: ['skinny', 'baggy', 'plain'], stay: [] });
  });

  it('goes by what is sold out', () => {
    const gone = sampleItem('gone', { facts: { sold_out_sizes: ['M'] } });
    expect(heard('the second is sold out in M', [SHOWN[0] ?? gone, gone])).toMatchObject({
      gone: ['gone'],
    });
  });

  it.each([
    'the second one is perfect for the office',
    'is the first one skinny?',
    'the skinny ones are lovely',
    'the third in black please',
    'i love these',
    'what would go with the first?',
    'show me skinny jeans',
  ])('is not seen in %s', (said) => {
    expect(heard(said)).toBeNull();
  });

  it.each([
    ['a hood?? i hate hoods', ['hooded']],
    ['the last one looks cheap', ['linen']],
    ['these crease like mad', ['linen']],
    ['2nd one is hooded', ['hooded']],
    ['why is there a hood', ['hooded']],
  ])('is heard however it is put: %s', (said, gone) => {
    const shown = [
      sampleItem('wool', { facts: { materials: ['wool'] } }),
      sampleItem('hooded', { description: 'With a hood.', facts: { materials: ['wool'] } }),
      sampleItem('linen', { facts: { materials: ['linen'] } }),
    ];
    expect(heard(said, shown)?.gone).toEqual(gone);
  });

  it('asks for what was wanted first, and refuses after it', () => {
    const striped = sampleItem('striped', { facts: { patterns: ['stripes'] } });
    const solid = sampleItem('solid', { facts: { patterns: ['solid'] } });
    expect(heard('these are all striped, i wanted plain', [striped, solid])).toEqual({
      words: 'plain, no striped',
      gone: ['striped'],
      stay: ['solid'],
    });
  });

  it.each([
    'this is for my niece',
    'this weather is terrible',
    'it is like 300! keep it below 120',
  ])('is no matter of what is not shown: %s', (said) => {
    expect(heard(said)).toBeNull();
  });

  it('keeps what else is said', () => {
    expect(heard('these are all too tight, show me something under $50')?.words).toBe(
      'less tight, show me something under $50',
    );
  });
});

describe('after a complaint', () => {
  it('the same is looked for without the fault, and nothing goes on about it as a wish', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect(tellTranslation(await say('ugh, the first one is linen, I said cotton'))).toBe(
      'search: dresses, not linen; of Cotton; except linen',
    );
    const { state } = await say('under $90');
    expect(state.request?.refusedIds).toEqual(['linen']);
    expect(state.request?.stayIds).toBeUndefined();
  });

  it('what stays leads, in its order', () => {
    const found = sampleFound();
    const request = { ...emptyRequest(), refinedQuery: 'dress', stayIds: ['silk', 'cotton'] };
    const shown = { itemIds: ['linen', 'silk', 'cotton'], outfits: [] };
    const { reply, state } = rankFound({ ...found, state: { ...INITIAL_STATE, request, shown } });
    expect(state.shown.itemIds.slice(0, 2)).toEqual(['silk', 'cotton']);
    expect(reply).not.toMatch(/seen everything/);
  });
});

it('finds no fault where somebody says that a piece is as was asked', async () => {
  const { say } = startTalk();
  await say('shoes, flat heels');
  const { intent, state } = await say('uh those are sandals, they are flat');
  expect([intent, state.request?.refusedIds]).toEqual(['small_talk', undefined]);
});
