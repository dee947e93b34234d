import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../../dialogue/dialogue-state.ts';
import { asking } from '../../../knowledge/testing/asking.ts';
import { sampleItem } from '../../../testing/sample-items.ts';
import { answerPickBeside } from './pick-beside.ts';
import { rewordPick } from './two-shown.ts';

const sneakers = (brand: string, price: number, variants: readonly string[]) =>
  sampleItem(brand.toLowerCase(), {
    short_description: 'Leather Court Sneakers',
    brand,
    price,
    colors: ['White', 'Blue'],
    try_on_category: 'shoes',
    facts: {
      type: 'sneakers',
      color_names: [...variants],
      color_variants: variants.map((name) => ({
        name,
        colors: name.endsWith('Forest') ? ['White', 'Green'] : ['White', 'Blue'],
        image: null,
      })),
    },
  });
const volta = sneakers('Volta', 70, ['White / Cobalt']);
const ostra = sneakers('Ostra', 125, ['White / Forest', 'White / Navy']);

function turnOf(words: string) {
  const read = asking(words);
  const shown = { itemIds: [volta.id, ostra.id], outfits: [] };
  return {
    ...read,
    turn: { ...read.turn, items: [volta, ostra], state: { ...INITIAL_STATE, shown } },
  };
}
const answer = (words: string) => answerPickBeside(turnOf(words));

describe('a choice between two pieces shown', () => {
  it('is made by what they are worn with', () => {
    const told = answer(
      'ok last one. cobalt volta or the navy ostra, w navy chinos and a white tee. just pick',
    );
    expect(told?.itemIds).toEqual(['ostra']);
    expect(told?.text).toMatch(/navy picks up the navy chinos/);
  });

  it.each([
    'volta or ostra with black jeans?',
    'between the volta and the ostra, which with black jeans',
    'first or second with black jeans, which one would u pick',
  ])('is made by the price where both go as well: %s', (words) => {
    expect(answer(words)?.itemIds).toEqual(['volta']);
  });

  it.each([
    'show me tees or polos with navy chinos',
    'volta or ostra',
    'is the volta ok with jeans?',
  ])('is not read where none is asked for: %s', (words) => {
    expect(answer(words)).toBeNull();
  });

  it('is asked of their places where nothing is worn with them', () => {
    expect(rewordPick(turnOf('the volta or the ostra, just pick').turn)).toBe(
      'which of the first and the second would you pick?',
    );
  });
});
