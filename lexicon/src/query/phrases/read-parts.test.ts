import { describe, expect, test } from 'vitest';
import { understandQuery } from '../../understand-query.ts';

const partsOf = (query: string): string[] =>
  understandQuery(query).readings.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'part' ? [id] : [])),
  );

describe('parts of a garment', () => {
  test.each([
    ['boots with a rubber sole', 'rubber sole'],
    ['coat with gold buttons', 'gold buttons'],
    ['shirt with a white collar', 'white collar'],
    ['watch with a leather strap', 'leather strap'],
    ['sports bra with high support', 'high support'],
    ['jeans with a button fly', 'button fly'],
    ['midi skirt with a stretchy waist', 'stretchy waist'],
    ['sneakers, thick soles', 'thick soles'],
  ])('of %j the part is %j', (query, part) => {
    expect(partsOf(query)).toEqual([part]);
  });

  test('what is said of a part is not said of the garment', () => {
    const { soft } = understandQuery('navy coat with gold buttons and a leather trim');
    expect(soft.colors).toEqual(['Blue']);
    expect(soft.materials).toEqual([]);
  });

  test('the words of a part are looked for in texts', () => {
    expect(understandQuery('boots with a rubber sole').words).toEqual(['boots', 'rubber', 'sole']);
  });

  test.each([
    ['gold hardware?', 'gold hardware'],
    ['rubber sole', 'rubber sole'],
    ['horn buttons?', 'horn buttons'],
  ])('%j alone tells of the part of what was spoken of', (query, part) => {
    expect(partsOf(query)).toEqual([part]);
  });

  test('a pocket of any sort is a pocket', () => {
    expect(understandQuery('jacket with inside pockets').soft.attributes).toContain('pockets');
  });

  test.each([
    'shirt without a gold button',
    'collarless linen shirt',
    'shirt with a button down collar',
    'low heel boots',
    'I have a small waist and want a dress',
    'white sneakers with a gum sole',
    'gold frame',
    'red dress with a black belt',
  ])('%j tells of no part', (query) => {
    expect(partsOf(query)).toEqual([]);
  });
});
