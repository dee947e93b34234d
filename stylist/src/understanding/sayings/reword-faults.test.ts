import { describe, expect, it } from 'vitest';
import { rewordFaults } from './reword-faults.ts';

const OUTFITS = { types: [], isOutfits: true };
const ofTypes = (...types: string[]) => ({ types, isOutfits: false });

describe('rewordFaults', () => {
  it.each([
    ["that's too stiff, no tie", 'more casual, no tie'],
    ['way too stuffy', 'more casual'],
    ['so boring', 'something in bright colors'],
    ['too much beige, boring', 'too much beige, something in bright colors'],
    ['make it darker please', 'darker'],
  ])('moves outfits along: %s', (said, meant) => {
    expect(rewordFaults(said, OUTFITS)).toBe(meant);
  });

  it.each([
    ['these are too plain', 'less plain'],
    ['kinda boring', 'less plain'],
    ['feels too stiff', 'softer'],
    ["that's not red thats burgundy", 'in red, not burgundy'],
    ['these look cheap', 'more expensive'],
    ['too shiny', 'nothing shiny'],
    ['too clunky', 'not chunky'],
    ['none in white?', 'in white'],
    ['too girly', 'nothing girly'],
    ['these look too thin', 'too thin'],
    ['way too flimsy', 'too thin'],
    ['something to go over a crop top', 'jacket'],
  ])('moves pieces along: %s', (said, meant) => {
    expect(rewordFaults(said, ofTypes('chinos'))).toContain(meant);
  });

  it.each([
    ['swimsuit', 'cover-up'],
    ['midi-dress', 'cardigan'],
    ['t-shirt', 'jacket'],
    ['midi-skirt', 'cardigan'],
    ['swim-trunks', 'linen shirt'],
    ['sweater', 'coat'],
  ])('takes what is thrown over a %s to be a %s', (type, layer) => {
    const meant = rewordFaults('somthing to throw over it at the beach', ofTypes(type));
    expect(meant).toContain(layer);
    expect(meant).toContain('at the beach');
  });

  it('leaves a question and a kind that is named alone', () => {
    expect(rewordFaults('is it too stiff?', OUTFITS)).toBe('is it too stiff?');
    const named = 'a blazer, something to wear over it';
    expect(rewordFaults(named, ofTypes('midi-dress'))).toBe(named);
    expect(rewordFaults('plain chinos', ofTypes('chinos'))).toBe('plain chinos');
  });
});
