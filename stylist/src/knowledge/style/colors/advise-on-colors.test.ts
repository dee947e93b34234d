import { SHADES } from '@modiste/lexicon/shades';
import { describe, expect, it } from 'vitest';
import { asking } from '../../testing/asking.ts';
import { adviseOnStyle } from '../advise-on-style.ts';
import { pairVerdict } from './color-pairs.ts';
import { COLOR_ROWS, isShade, namedColors } from './color-rows.ts';

const answer = (words: string) => adviseOnStyle(asking(words)).text;

describe('advice on colors', () => {
  it.each([
    ['what goes with olive?', ['cream', 'navy', 'rust']],
    ['what colors go with navy', ['white', 'camel']],
    ['what goes wth mustrad', ['navy']],
    ['whats a good color with sage green', ['cream', 'camel']],
    ['what matches oxblood', ['camel', 'navy']],
  ])('%s', (words, colors) => {
    for (const color of colors) expect(answer(words)).toContain(color);
  });

  it('knows partners for every shade that has a name', () => {
    const lonely = SHADES.filter(({ name }) => namedColors(name).length === 0);
    expect(lonely.map(({ name }) => name)).toEqual([]);
  });

  it('names only partners that exist as colors', () => {
    const unknown = COLOR_ROWS.flatMap(({ partners }) => partners).filter(
      (name) => !isShade(name) && name !== 'pastels',
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['can i wear navy and black?', /^.*(?:Yes|classic)/],
    ['does pink go with red', /Yes|neighbors/],
    ['can you wear brown with black', /Yes|chic/],
    ['green and purple ok?', /muted|soft|deep/],
    ['is blue and green ok together', /Yes|works/],
    ['red and green?', /Christmas|burgundy/],
    ['navy with brown', /Yes|always/],
  ])('on pairs: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it('has a verdict in two wordings for any two colors', () => {
    const colors = COLOR_ROWS.flatMap(({ name }) => namedColors(name));
    for (const one of colors) {
      for (const other of colors) {
        if (one === other) continue;
        expect(pairVerdict(one, other).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('answers for the piece that is asked for, not for the one that is there', () => {
    const text = answer('what color shoes with a burgundy dress?');
    expect(text).toMatch(/shoes in gold/);
    expect(adviseOnStyle(asking('what color shoes with a burgundy dress?')).suggestions[0]).toMatch(
      /Show me \w+ shoes/,
    );
  });
});
