import { MATERIALS as OFFERED } from '@modiste/contract/material-values';
import { CATEGORIES } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../fabrics/fabrics.ts';
import { namedMaterials } from '../fabrics/named-materials.ts';
import { departmentsOf } from './departments.ts';
import { GARMENT_TYPES } from './garment-types.ts';

describe('the departments of a type', () => {
  it.each([
    ['midi-dress', ['Dresses']],
    ['romper', ['Jumpsuits & Rompers']],
    ['blouse', ['Tops']],
    ['cardigan', ['Knitwear']],
    ['zip-hoodie', ['Sweatshirts & Hoodies']],
    ['trench-coat', ['Jackets & Coats']],
    ['puffer-vest', ['Jackets & Coats']],
    ['tuxedo', ['Suits & Sets']],
    ['mom-jeans', ['Jeans']],
    ['chinos', ['Pants']],
    ['running-shorts', ['Shorts', 'Activewear']],
    ['kilt', ['Skirts']],
    ['bikini', ['Swimwear']],
    ['swim-trunks', ['Shorts', 'Swimwear']],
    ['pajamas', ['Intimates & Sleepwear']],
    ['sports-bra', ['Activewear', 'Intimates & Sleepwear']],
    ['ankle-socks', ['Socks & Hosiery']],
    ['chelsea-boots', ['Shoes']],
    ['tote-bag', ['Bags']],
    ['hoop-earrings', ['Jewelry']],
    ['silk-scarf', ['Accessories']],
    ['smartwatch', ['Accessories']],
  ])('%s: %j', (type, departments) => {
    expect(departmentsOf(type, null)).toEqual(departments);
  });

  it('leave no type of the lexicon out, and no department empty', () => {
    const homeless = GARMENT_TYPES.filter(({ id }) => departmentsOf(id, null).length === 0);
    expect(homeless.map(({ id }) => id)).toEqual(['bottoms']);
    const used = new Set(GARMENT_TYPES.flatMap(({ id }) => departmentsOf(id, null)));
    expect([...used].toSorted()).toEqual([...CATEGORIES].toSorted());
  });

  it('are what the category tells where the type is unknown', () => {
    expect(departmentsOf('', 'shoes')).toEqual(['Shoes']);
    expect(departmentsOf('', 'upper_body')).toEqual([]);
    expect(departmentsOf('', null)).toEqual([]);
  });
});

describe('the names of materials', () => {
  it.each([
    [['merino'], ['Merino', 'Wool']],
    [['pashmina-wool'], ['Cashmere', 'Wool']],
    [
      ['down-fill', 'nylon'],
      ['Down', 'Nylon'],
    ],
    [['suede'], ['Suede', 'Leather']],
    [['faux-leather'], ['Faux Leather']],
    [['jade-stone'], ['Gemstone']],
    [['eva'], ['EVA']],
    [['gore-tex'], ['Gore-Tex']],
    [['wooden'], ['Wood']],
    [['no-material'], []],
  ])('of %j are %j', (ids, names) => {
    expect(namedMaterials(ids)).toEqual(names);
  });

  it('cover every material of the lexicon, and name nothing else', () => {
    const unnamed = MATERIALS.filter(({ id }) => namedMaterials([id]).length === 0);
    expect(unnamed.map(({ id }) => id)).toEqual([]);
    const named = new Set(namedMaterials(MATERIALS.map(({ id }) => id)));
    expect([...named].toSorted()).toEqual([...OFFERED].toSorted());
  });
});
