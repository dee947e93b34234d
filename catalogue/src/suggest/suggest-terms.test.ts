import { describe, expect, it } from 'vitest';
import { toCandidate } from '../item-facts/candidate.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';
import { createCatalogueTerms } from './catalogue-terms.ts';
import { suggestTerms } from './suggest-terms.ts';
import { createTermFinder } from './term-finder.ts';

const SHOP: readonly MadeItem[] = [
  { brand: 'Bram', facts: { type: 'midi-dress' }, colors: ['Black'] },
  { brand: 'Bram', facts: { type: 'wrap-dress' }, colors: ['Black', 'Red'] },
  { brand: 'Étoile Noire', facts: { type: 'sneakers', gender: 'Women' }, colors: ['White'] },
  { brand: 'Étoile Noire', facts: { type: 'sneakers', gender: 'Men' }, colors: ['White'] },
  { brand: 'Alder', facts: { type: 'sneakers', gender: 'Unisex' }, colors: ['White'] },
];

function indexOf(shop: readonly MadeItem[]) {
  const terms = createCatalogueTerms();
  shop.forEach((made, at) => {
    terms.add(toCandidate(makeStoredItem(`t_${at}`, made)));
  });
  return createTermFinder(terms.finish());
}

const index = indexOf(SHOP);
const suggested = (text: string) =>
  suggestTerms(index, text).map(
    ({ kind, text: words, gender }) => `${kind}: ${words}${gender === null ? '' : ` in ${gender}`}`,
  );

describe('what the shop suggests', () => {
  it('is nothing for no words', () => {
    expect(suggested('')).toEqual([]);
    expect(suggested('  ')).toEqual([]);
  });

  it('counts the kinds of a garment to the garment', () => {
    expect(suggested('dre')[0]).toBe('type: dresses');
  });

  it('is useful from the first letter', () => {
    expect(suggested('s')).toEqual([
      'type: shoes',
      'type: sneakers',
      'type: shoes in Women',
      'type: shoes in Men',
      'color: white shoes',
      'color: white sneakers',
    ]);
  });

  it('offers a gender only where the shop has the garment in it and in others too', () => {
    expect(suggested('sneakers')).toContain('type: sneakers in Men');
    expect(suggested('dresses').filter((row) => row.includes(' in '))).toEqual([]);
  });

  it('is looked up by a gender as well', () => {
    expect(suggested("men's sneak")).toEqual(['type: sneakers in Men']);
    expect(suggested('mens train')).toEqual(['type: trainers in Men']);
  });

  it('is looked up by the gender that all of it is for', () => {
    expect(suggested('womens dre')[0]).toBe('type: dresses');
  });

  it('takes a word that is on its way to another for no misspelling', () => {
    expect(suggested('waterp').filter((row) => row.startsWith('spelling'))).toEqual([]);
  });

  it('goes on from no word that only joins others', () => {
    expect(indexOf([{ facts: { type: 'underwear' } }]).find('under')).not.toEqual([]);
    const shop = indexOf([{ facts: { type: 'underwear' } }, { facts: { type: 'dress' } }]);
    expect(suggestTerms(shop, 'dress under')).toEqual([]);
  });

  it('joins colours that the shop has with garments', () => {
    expect(suggested('red dr')[0]).toBe('color: red dresses');
    expect(suggested('green dr')).not.toContain('color: green dresses');
  });

  it('finds the beginnings of all words, in any order, whatever their case and accents', () => {
    expect(suggested('NOIR')).toEqual(['brand: Étoile Noire']);
    expect(suggested('noire eto')).toEqual(['brand: Étoile Noire']);
  });

  it('says a garment as it is typed, and by one name only', () => {
    expect(suggested('trainer')[0]).toBe('type: trainers');
    expect(suggested('wrap').filter((row) => row.startsWith('type'))).toHaveLength(1);
  });

  it('goes on from words that are none of the shop', () => {
    expect(suggested('linen dre')[0]).toBe('type: linen dresses');
  });

  it('mends what is misspelt, and goes on from there', () => {
    expect(suggested('snekaers').slice(0, 2)).toEqual([
      'spelling: sneakers',
      'type: sneakers in Women',
    ]);
  });

  it('takes no brand for a misspelling', () => {
    expect(suggested('alder').filter((row) => row.startsWith('spelling'))).toEqual([]);
  });

  it('has nothing for what is like nothing', () => {
    expect(suggested('qqqq')).toEqual([]);
  });
});
