import { describe, expect, it } from 'vitest';
import { readFeedSizes } from './feed-sizes.ts';
import type { SizeEvidence } from './number-run.ts';
import { systemOfPlace } from './selling-place.ts';

const DRESS: SizeEvidence = { category: 'dresses', gender: 'Women', system: null, place: null };
const WOMENS_PANTS: SizeEvidence = { ...DRESS, category: 'lower_body' };
const SUIT: SizeEvidence = { category: 'suits', gender: 'Men', system: null, place: null };
const MENS_PANTS: SizeEvidence = { ...SUIT, category: 'lower_body' };
const HER_SHOES: SizeEvidence = { ...DRESS, category: 'shoes' };
const HIS_SHOES: SizeEvidence = { ...SUIT, category: 'shoes' };

const read = (raw: readonly string[], evidence: SizeEvidence) =>
  readFeedSizes(raw, { ...evidence, types: [] });

function found(raw: readonly string[], evidence: SizeEvidence): string[] {
  const { sizes } = read(raw, evidence);
  return [
    ...sizes.clothing_size,
    ...sizes.clothing_canonical_size,
    ...sizes.shoes_size,
    ...sizes.shoes_canonical_size,
  ];
}

describe('one size', () => {
  it.each([
    'O/S',
    'OS',
    'One Size',
    'TU',
    'Einheitsgröße',
    'Taille unique',
    'ONE-SIZE',
    'Talla única',
    'Taglia Unica',
    'T.U.',
    'Free Size',
    'Единый размер',
    'U',
    'OSFA',
    'One size fits all',
    'Unica',
    'Без размера',
  ])('%s is no size of its own and is no riddle', (size) => {
    expect(found([size], DRESS)).toEqual([]);
    expect(read([size], DRESS).unread).toEqual([]);
  });
});

describe('a size that names whose number it is', () => {
  it.each([
    ['IT 42', DRESS, ['6']],
    ['IT42', DRESS, ['6']],
    ['42 IT', DRESS, ['6']],
    ['FR 38', DRESS, ['6']],
    ['F 38', DRESS, ['6']],
    ['DE 36', DRESS, ['6']],
    ['D 36', DRESS, ['6']],
    ['EU 38', DRESS, ['6']],
    ['UK 10', DRESS, ['6']],
    ['AU 10', DRESS, ['6']],
    ['JP 9', DRESS, ['6']],
    ['RU 44', DRESS, ['6']],
    ['US 6', DRESS, ['6']],
    ['FR 38 / UK 10 / US 6', DRESS, ['6']],
    ['38 (FR)', DRESS, ['6']],
    ['FR 38-40', DRESS, ['6', '8']],
    ['IT 48', SUIT, ['38']],
    ['DE 50', SUIT, ['40']],
    ['UK 38', SUIT, ['38']],
    ['IT 48', MENS_PANTS, ['M']],
    ['FR 40', HIS_SHOES, ['7']],
    ['IT 38', HER_SHOES, ['7']],
    ['EU 38,5', HER_SHOES, ['7.5']],
    ['AU 7', HER_SHOES, ['7']],
    ['AU 8', HIS_SHOES, ['9']],
    ['JP 26', HIS_SHOES, ['8']],
    ['24 cm', HER_SHOES, ['7']],
    ['RU 41', HIS_SHOES, ['8.5']],
  ] as const)('%s', (size, evidence, sizes) => {
    expect(found([size], evidence)).toEqual(sizes);
  });

  it('may be named by the feed for all of them', () => {
    expect(found(['40', '42'], { ...DRESS, system: 'IT' })).toEqual(['4', '6']);
    expect(found(['38', '40'], { ...DRESS, system: 'FR' })).toEqual(['6', '8']);
    expect(found(['36', '38'], { ...DRESS, system: 'DE' })).toEqual(['6', '8']);
  });
});

describe('bare numbers', () => {
  it.each([
    [['1', '2', '3', '4'], DRESS],
    [['0', '1', '2', '3', '4', '5'], DRESS],
    [['1', '2'], { ...DRESS, place: 'US' }],
    [['3', '4'], SUIT],
    [['1', '2', '3'], { ...DRESS, category: 'upper_body', gender: null }],
    [['36', '38', '40'], DRESS],
    [['36', '38', '40'], { ...DRESS, place: 'EU' }],
    [['36', '38', '40'], { ...DRESS, place: 'US' }],
    [['8', '10', '12'], DRESS],
    [['8', '10', '12'], { ...DRESS, place: 'EU' }],
    [['34', '36', '38'], WOMENS_PANTS],
    [['2', '4'], { ...DRESS, place: 'IT' }],
    [['6', '7'], HER_SHOES],
  ] as const)('%j stay the own words of the shop where nothing tells', (sizes, evidence) => {
    expect(found(sizes, evidence)).toEqual([]);
    expect(read(sizes, evidence).unread).toEqual(sizes);
  });

  it.each([
    [['4', '6', '8'], { ...DRESS, place: 'US' }, ['4', '6', '8']],
    [['8', '10'], { ...DRESS, place: 'UK' }, ['4', '6']],
    [['10', '12'], { ...DRESS, place: 'AU' }, ['6', '8']],
    [['36', '38'], { ...DRESS, place: 'DE' }, ['6', '8']],
    [['38', '40'], { ...DRESS, place: 'FR' }, ['6', '8']],
    [['42', '44'], { ...DRESS, place: 'IT' }, ['6', '8']],
    [['46', '48', '54'], SUIT, ['36', '38', '44']],
    [['38', '40'], SUIT, ['38', '40']],
    [['38', '39', '41'], { ...SUIT, category: 'upper_body' }, ['M', 'L']],
    [['46', '48', '50', '52'], MENS_PANTS, ['S', 'M', 'L']],
    [['30', '32', '34'], MENS_PANTS, ['S', 'M', 'L']],
    [['25', '26', '27'], WOMENS_PANTS, ['0', '2', '4']],
    [['38', '39'], HER_SHOES, ['7', '8']],
    [['42', '43'], HIS_SHOES, ['8.5', '9.5']],
    [['7', '7.5'], { ...HER_SHOES, place: 'US' }, ['7', '7.5']],
    [['5', '6'], { ...HER_SHOES, place: 'UK' }, ['7', '8']],
    [['S', 'M', '32x30'], MENS_PANTS, ['S', 'M', '32x30']],
  ] as const)('%j are read by their run and the place: %j', (sizes, evidence, expected) => {
    expect([...found(sizes, evidence)].sort()).toEqual([...expected].sort());
  });

  it('of bags and scarves are no riddle', () => {
    const bag: SizeEvidence = { ...DRESS, category: 'bags' };
    expect(read(['30'], bag).unread).toEqual([]);
  });
});

describe('where a feed sells', () => {
  const nowhere = { country: '', link: '', language: '', currency: '' };
  it.each([
    [{ country: 'GB' }, 'UK'],
    [{ country: 'FR', currency: 'EUR' }, 'FR'],
    [{ link: 'https://shop.example.de/p/1' }, 'DE'],
    [{ link: 'https://shop.example.co.uk/p' }, 'UK'],
    [{ link: 'https://example.com/it-it/p' }, 'IT'],
    [{ link: 'https://example.com/en-gb/p' }, 'UK'],
    [{ language: 'it', currency: 'EUR' }, 'IT'],
    [{ language: 'en', currency: 'GBP' }, 'UK'],
    [{ currency: 'EUR' }, 'EU'],
    [{ currency: 'USD', link: 'https://example.com/p' }, 'US'],
    [{ link: 'https://example.com/women/dress' }, null],
  ])('%j counts as %s', (told, system) => {
    expect(systemOfPlace({ ...nowhere, ...told })).toBe(system);
  });
});
