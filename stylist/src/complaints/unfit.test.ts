import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { sampleItem, sampleTurn } from '../testing/sample-items.ts';
import { startTalk } from '../testing/talk.ts';
import { plainObjection } from './plain-objection.ts';
import { readComplaint } from './read-complaint.ts';

const of = (material: string) => sampleItem(material, { facts: { materials: [material] } });
const SHOWN = [of('polyester'), of('silk'), of('wool')];

const heard = (words: string, items = SHOWN) =>
  readComplaint(
    sampleTurn(words, {
      items,
      state: {
        ...INITIAL_STATE,
        request: { ...emptyRequest(), refinedQuery: 'dress' },
        shown: { itemIds: items.map(({ id }) => id), outfits: [] },
      },
    }),
  )?.complaint;

describe('what is called badly made, or hard to wear', () => {
  it.each([
    ['these look cheap', ['polyester'], 'well-made'],
    ['the first one feels flimsy', ['polyester'], 'well-made'],
    ['looks like plastic', ['polyester'], 'well-made'],
    ['still looks cheap', ['polyester'], 'well-made'],
    ['these look scratchy', ['wool'], 'soft-touch'],
  ])(
    'leaves where the records bear it out, and what is better comes first: %s',
    (words, ids, need) => {
      const complaint = heard(words);
      expect(complaint?.goneIds).toEqual(ids);
      expect(complaint?.needs).toEqual([need]);
    },
  );

  it('is told of by the record, for and against', () => {
    expect(String(heard('it looks cheap')?.note)).toContain('it is made of polyester');
    expect(String(heard('the second looks cheap')?.note)).toContain('is made of silk');
    expect(String(heard('the second looks cheap')?.note)).toContain('you can see it and I can’t');
  });

  it('is one piece where one is pointed at', () => {
    expect(heard('it looks cheap', [of('silk'), of('polyester')])?.goneIds).toEqual(['silk']);
  });

  it.each([
    'these are cheap, great',
    'it looks warm',
    'is the first one itchy?',
    'a scratchy wool',
  ])('is not seen in %s', (words) => {
    expect(heard(words)?.needs ?? []).toEqual([]);
  });
});

describe('an objection in plain words', () => {
  it.each([
    ["i don't get why these go together", 'why these together?'],
    ['does the second one even match', 'why the second one together?'],
    ['i dont get why you show me these', 'why this one?'],
    ['why would you think id like these', 'why this one?'],
    ['this is so overpriced', 'too expensive'],
    ['not worth it', 'too expensive'],
    ['bit pricey for what it is', 'too expensive'],
  ])('asks for what it means: %s', (words, plain) => {
    expect(plainObjection(words)).toBe(plain);
  });

  it.each([
    'is it worth it?',
    'why is it so expensive',
    'does the belt match the dress',
    'show me these in black',
    'what goes with these',
    'something a bit more expensive',
  ])('is none in %s', (words) => {
    expect(plainObjection(words)).toBeNull();
  });

  it('is answered, and looks for nothing anew', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, answer } = await say("i don't get why you show me these");
    expect(intent).not.toBe('search');
    expect(answer).not.toBe('');
  });
});
