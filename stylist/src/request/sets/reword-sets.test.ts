import { describe, expect, it } from 'vitest';
import { sampleTurn } from '../../testing/sample-items.ts';
import { DRESSES } from '../../testing/shop-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { withoutKept, wornOnce } from '../pieces/worn-once.ts';
import { rewordSets } from './reword-missed.ts';

const setOf = async (...lines: readonly string[]) => {
  const { say } = startTalk();
  let outfit = null;
  for (const line of lines) outfit = (await say(line)).state.request?.outfit ?? null;
  return { ...outfit, kinds: outfit?.set?.map(({ type, count }) => `${count} ${type}`).join(', ') };
};

describe('the pieces of an outfit', () => {
  it.each([
    [
      'a whole outfit dress shoes bag for a wedding',
      'a whole outfit, dress, shoes, bag for a wedding',
    ],
    ['suit shirt shoes tie. in navy', 'suit, shirt, shoes, tie. in navy'],
    ['suit dress shirt dress shoes belt', 'suit, dress shirt, dress shoes, belt'],
    ['a black dress heels clutch please', 'a black dress, heels, clutch please'],
    ['blouse skirt heels for work', 'blouse, skirt, heels for work'],
  ])('are read one by one without commas: %s', (said, read) => {
    expect(rewordSets(said)).toBe(read);
  });

  it.each([
    'dress shoes and a belt',
    'a dress shirt and tie',
    'polo shirts for men',
    'white shirt dress',
  ])('are no row in %s', (said) => {
    expect(rewordSets(said)).toBe(said);
  });

  it('are what a whole outfit is of, where all of it is listed', async () => {
    const { kinds, budget } = await setOf(
      'i need a whole outfit dress shoes bag, 300 euros for everything',
    );
    expect([kinds, budget]).toEqual(['1 dress, 1 shoes, 1 bag', 300]);
  });

  it.each([
    'give me shoes and a bag to go with the linen dress, all three together under 300',
    'shoes and a bag with the linen dress, the three of them for under 300',
    'a bag and shoes for the linen dress, all 3 under 300',
  ])('are counted as named, and no pieces of the screen: %s', async (words) => {
    const { keep, budget } = await setOf('linen dresses', words);
    expect([keep, budget]).toEqual([['linen'], 300]);
  });

  it('are none of what is only asked about', async () => {
    const { kinds } = await setOf(
      '450 for everything. suit shirt shoes tie. and just tell me what makes a shoe an oxford',
    );
    expect(kinds).toBe('1 suit, 1 shirt, 1 shoes, 1 tie');
  });

  it('are no second one of what stays', () => {
    const turn = sampleTurn('', { items: DRESSES });
    const set = [
      { type: 'dress', count: 1 },
      { type: 'bag', count: 1 },
    ];
    expect(withoutKept(set, ['linen'], turn)).toEqual([{ type: 'bag', count: 1 }]);
    expect(wornOnce(turn, ['linen', 'cotton'])).toEqual(['linen']);
  });
});
