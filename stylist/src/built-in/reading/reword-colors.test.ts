import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { rewordMeantColor } from './reword-colors.ts';

const dress = sampleItem('dress', {
  colors: ['Blue', 'Black'],
  facts: {
    color_variants: [
      { name: 'Cobalt', colors: ['Blue'], image: null },
      { name: 'Ink', colors: ['Black'], image: null },
    ],
  },
});

function meant(words: string, focusId: string | null = 'dress'): string {
  const { turn } = asking(words, { referred: [dress] });
  return rewordMeantColor(words, { ...turn, state: { ...turn.state, focusId } });
}

describe('a color that was meant', () => {
  it.each([
    'i meant the black one',
    'no i meant the black',
    'sorry, I mean black',
    'i was talking about the black version',
  ])('is one of the piece that was spoken of: %s', (words) => {
    expect(meant(words)).toBe('does it come in black?');
  });

  it.each([
    'i meant the red one',
    'i meant the first one',
    'i meant for a wedding',
    'i meant a black skirt',
    'the black one',
  ])('is none of it otherwise: %s', (words) => {
    expect(meant(words)).toBe(words);
  });

  it('is none where no piece was spoken of', () => {
    expect(meant('i meant the black one', null)).toBe('i meant the black one');
  });
});
