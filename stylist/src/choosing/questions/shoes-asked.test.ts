import type { Item } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { answerItemQuestion } from '../answer-item-question.ts';

const shoes = (type: string, material: string, description = ''): Item =>
  sampleItem(`${type}-${material}`, {
    short_description: `${material} ${type}`,
    description,
    try_on_category: 'shoes',
    facts: { type, materials: [material] },
  });

const told = (words: string, ...items: readonly Item[]): string => {
  const base = asking(words, { referred: items });
  const shown = { itemIds: items.map(({ id }) => id), outfits: [] };
  return answerItemQuestion({
    ...base,
    turn: { ...base.turn, state: { ...INITIAL_STATE, shown } },
  }).text;
};

describe('what is asked of shoes', () => {
  it('tells their comfort by their cut', () => {
    expect(told('are they comfortable?', shoes('loafers', 'leather'))).toMatch(
      /^They should be: they are flat/,
    );
    expect(told('are they comfortable?', shoes('pumps', 'leather'))).toMatch(/^Rather not/);
  });

  it('tells of several together, which of them are so', () => {
    const text = told(
      'are the shoes comfortable?',
      shoes('loafers', 'leather'),
      shoes('pumps', 'suede'),
    );
    expect(text).toMatch(/leather pair: .*flat.* Not the suede pair/);
  });

  it.each([
    ['Round toe. Size up for a thicker sock.', /^Possibly: no wide width.*round toe.*Size up/i],
    ['A pointed toe.', /^Rather not: .*pointed toe/],
    ['', /^I can’t promise it: no wide width/],
    ['Comes in a wide width.', /^Yes: .*wide width/],
  ])('tells whether wide feet have room in them: %s', (description, answer) => {
    const item = shoes('loafers', 'leather', description);
    expect(told('are they ok for wide feet?', item)).toMatch(answer);
  });

  it('tells of several together whether one can dance in them', () => {
    const text = told('can i dance in these', shoes('loafers', 'leather'), shoes('pumps', 'suede'));
    expect(text).not.toMatch(/pair: /);
  });

  it.each([
    ['', /thick socks.*no warm lining/],
    ['Lined in shearling.', /^They should be: .*shearling/],
  ])('are warm by what lines them: %s', (description, answer) => {
    const boots = shoes('combat-boots', 'faux-leather', description);
    expect(told('will the boots be warm enough?', boots)).toMatch(answer);
  });

  it('looks for no others where the lowest heel of those shown is asked', async () => {
    const { say } = startTalk();
    await say('show me sandals');
    const { intent, answer } = await say('whats the lowest heel');
    expect(intent).toBe('compare');
    expect(answer).not.toMatch(/among the heels/);
  });

  it('asks it of the shoes in an outfit, and chooses no outfit by that', async () => {
    const { say } = startTalk();
    await say('an outfit for a wedding');
    const { intent, itemIds, answer, state } = await say(
      'i have wide feet, would the shoes in the first be ok',
    );
    expect([intent, itemIds]).toEqual(['item_question', ['sandals']]);
    expect(answer).toMatch(/wide width/);
    expect(state.chosen ?? []).toEqual([]);
  });

  it.each(['which dress is softer and cheaper', 'which dress is cheaper'])(
    'looks for no other where the pieces of outfits are held against each other: %s',
    async (words) => {
      const { say } = startTalk();
      await say('an outfit for a wedding');
      expect((await say(words)).intent).toBe('compare');
    },
  );

  it.each([
    ['does anything need dry cleaning?', /of the four|Of the four/],
    ['does anything here crease', /Of the four/],
  ])('asks it of all pieces of the outfits: %s', async (words, told) => {
    const { say } = startTalk();
    await say('an outfit for a wedding');
    expect((await say(words)).answer).toMatch(told);
  });

  it('looks for none where those of the outfits are asked of', async () => {
    const { say } = startTalk();
    await say('an outfit for a wedding');
    const { intent, answer } = await say('do any of the shoes have rubber soles?');
    expect([intent, answer]).toEqual([
      'compare',
      expect.stringMatching(/of the two.*rubber soles/),
    ]);
  });
});
