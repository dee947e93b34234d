import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleItem, sampleTurn } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { rewordRepeatedLimit } from './repeated-limit.ts';

const items = [sampleItem('dear', { price: 560 }), sampleItem('fair', { price: 160 })];
const reworded = (words: string, budget: number | null = null, ids = ['dear', 'fair']) =>
  rewordRepeatedLimit(
    sampleTurn(words, {
      items,
      state: {
        ...INITIAL_STATE,
        request: { ...emptyRequest(), outfit: { budget, keep: [] } },
        shown: { itemIds: [], outfits: ids.map((id) => [id]) },
      },
    }),
  );

describe('a limit that is said once more', () => {
  it.each([
    ['i said under 300. first one is 560', null],
    ['i told you 300!!', null],
    ['ugh i said max 300, the first one is too expensive', null],
    ['the first is way over my budget, i said 300', null],
    ['that is over my budget', 300],
  ])('brings down what costs more: %s', (words, budget) => {
    expect(reworded(words, budget)).toBe('bring it down to $300');
  });

  it('leaves what keeps to it', () => {
    expect(reworded('i said under 300', 300, ['fair'])).toBe('my budget is $300 in total');
  });

  it.each(['i said a dress under 300', 'what did i say, under 300?', 'other shoes please'])(
    'is no other wish: %s',
    (words) => {
      expect(reworded(words, 300)).toBeNull();
    },
  );

  it('chooses nothing, and is told where all keeps to it', async () => {
    const { say } = startTalk();
    await say('an outfit for a garden party under $300');
    const { state, answer, intent } = await say('dude i said under 300. first one is 560');
    expect(intent).toBe('search');
    expect(answer).not.toMatch(/choice/i);
    expect(state.chosen ?? []).toEqual([]);
    expect(state.request?.outfit?.change?.bases).toEqual([
      ['linen', 'sandals'],
      ['cotton', 'heels'],
    ]);
  });
});
