import { describe, expect, it } from 'vitest';
import { tellUnderstood } from '../testing/tell-query.ts';
import { understandQuery } from '../understand-query.ts';
import { continueQuery } from './continue-query.ts';

describe('a further sentence', () => {
  it.each([
    ['black midi dress', 'in red', 'midi-dress, Red, midi'],
    ['black midi dress', 'under $100', 'midi-dress, Black, midi; up to 100'],
    ['linen shirt size M', 'size L', 'linen-shirt, linen; size L'],
    ['sneakers for men', 'white ones', 'sneakers, White; for Men, Unisex'],
    ['wool coat', 'not black', 'wool-coat, wool; not Black'],
    ['jeans under $80', 'show me shoes', 'shoes'],
    ['summer dress', 'cheaper', 'dress, summer; cheap; less price'],
    ['leather jacket', 'something longer', 'leather-jacket, leather; more length'],
    ['dress for a wedding', 'with sleeves', 'dress, wedding, sleeved'],
    ['handbag', 'in brown leather', 'handbag, Brown, leather'],
    ['silk blouse', 'for women', 'blouse, silk; for Women, Unisex'],
    ['sweater', 'on sale', 'sweater; on sale'],
    ['cotton t-shirt', 'striped', 't-shirt, cotton, stripes'],
    ['midi skirt', 'pleated', 'midi-skirt, midi, pleated'],
    ['suit for men', 'size 42R', 'suit; for Men, Unisex; size 42; fit R'],
    ['blue dress', 'navy', 'dress, Blue, navy'],
    ['coat', 'between $100 and $200', 'coat; from 100; up to 200'],
    ['running shoes', 'waterproof', 'running-shoes, running, waterproof'],
    ['floral dress', 'no, plain', 'dress, floral; not solid'],
    ['cardigan', 'cashmere', 'cardigan, cashmere'],
    ['parka', 'for kids', 'parka, kids'],
    ['trousers', 'wide leg', 'pants, wide-leg'],
    ['bikini', 'high waisted', 'bikini, high-waisted'],
  ])('after %j, %j asks for %s', (before, now, told) => {
    expect(tellUnderstood(continueQuery(understandQuery(before), understandQuery(now)))).toBe(told);
  });
});
