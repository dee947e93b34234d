import { describe, expect, it } from 'vitest';
import { tellQuery } from '../testing/tell-query.ts';

describe('how it should differ', () => {
  it.each([
    ['something longer', 'more length'],
    ['shorter sleeves', 'less sleeve'],
    ['less formal', 'less formality'],
    ['darker', 'less shade'],
    ['a lighter shade', 'more shade'],
    ['tighter', 'less fit'],
    ['more modest', 'more coverage'],
    ['less floral', 'less floral'],
    ['plainer', 'less pattern'],
    ['higher heel', 'more heel'],
    ['flatter', 'less heel'],
    ['thinner fabric', 'less warmth'],
    ['shinier', 'more shine'],
    ['more casual and cheaper', 'cheap; less formality; less price'],
    ['longer and darker', 'more length; less shade'],
    ['similar but in blue', 'Blue; more likeness'],
    ['something dressier', 'more formality'],
    ['a bigger bag', 'bag; more size'],
    ['softer', 'more comfort'],
    ['more modern', 'more age'],
    ['more vintage', 'less age'],
    ['higher waist', 'more rise'],
    ['thicker straps', 'thick-strap; more straps'],
    ['better quality', 'more quality'],
    ['something different', 'less likeness'],
    ['more comfortable shoes', 'shoes; more comfort'],
    ['simpler', 'less pattern'],
    ['brighter colors', 'more brightness'],
    ['smaller print', 'less print-size'],
    ['larger logo', 'more print-size'],
    ['more fitted', 'less fit'],
    ['less shiny', 'less shine'],
    ['wider', 'more fit'],
    ['slimmer', 'less fit'],
    ['fancier', 'more formality'],
    ['sportier', 'less formality'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});
