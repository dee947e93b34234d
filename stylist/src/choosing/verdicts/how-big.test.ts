import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { answerItemQuestion } from '../answer-item-question.ts';

const earrings = (id: string, name: string, description = '') =>
  sampleItem(id, {
    short_description: name,
    description,
    try_on_category: 'accessories',
    facts: { type: id, materials: ['sterling-silver'] },
  });
const hoops = earrings('hoop-earrings', 'Sterling Silver Big-Night Hoops');
const studs = earrings('stud-earrings', 'Sterling Silver Studs');

function told(words: string, item = hoops): string {
  const read = asking(words, { referred: [item] });
  const itemIds = [hoops.id, studs.id];
  const state = { ...INITIAL_STATE, shown: { itemIds, outfits: [] } };
  return answerItemQuestion({ ...read, turn: { ...read.turn, items: [hoops, studs], state } }).text;
}

describe('how big a small piece is', () => {
  it('is told by its name where no measure is listed, with the smaller one shown', () => {
    expect(told('how big are they? shes got tiny ears')).toMatch(
      /No measurement is listed. The “Big-Night” in the name.*larger.*studs that sit flat/,
    );
  });

  it('is told by its kind', () => {
    expect(told('how big are the studs?', studs)).toMatch(/studs that sit flat on the lobe/);
  });

  it('is told by the measure where there is one', () => {
    const measured = earrings('hoop-earrings', 'Big Hoops', 'They measure 30 mm across.');
    expect(told('how big are they?', measured)).toMatch(/30 mm/);
  });
});
