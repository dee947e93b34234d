import { describe, expect, it } from 'vitest';
import { understandQuery } from '../understand-query.ts';
import { isAboutShownItems } from './is-about-shown-items.ts';

describe('a sentence about what was shown', () => {
  it.each([
    'Add the red one to my cart',
    "I'll take both of those",
    'What sizes does it come in?',
    'How much is the grey one?',
    'Can you compare those two?',
    'The black one on the left',
    'I mean the second one',
    'Who makes that jacket?',
  ])('%j is told from a search', (text) => {
    expect(isAboutShownItems(text)).toBe(true);
  });

  it.each([
    'Show me some shoes',
    'Do you have anything cheaper?',
    'a red dress for a wedding',
    'something like the blue dress but longer',
    'Any long-sleeved blouses?',
    "I'd like a plain coat",
  ])('%j is a search', (text) => {
    expect(isAboutShownItems(text)).toBe(false);
  });
});

describe('what was shown, described in a search', () => {
  it('is no color or pattern wanted', () => {
    const text = 'something like the red striped sweater but in blue';
    const { types, soft, words, readings } = understandQuery(text);
    expect(types[0]).toBe('sweater');
    expect(soft.colors).toEqual(['Blue']);
    expect(soft.patterns).toEqual([]);
    expect(words).toEqual(['blue']);
    expect(readings[0]).toMatchObject({ words: 'red', role: 'shown', hard: false });
  });

  it('is not what an event or a length is', () => {
    expect(understandQuery('red shoes to the party').soft.attributes).toContain('party');
    expect(understandQuery('dress to the knee').soft.attributes).toContain('knee-length');
  });
});
