import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { adviseOnLooks } from './advise-on-looks.ts';

const blouse = sampleItem('blouse', {
  short_description: 'Puff-Sleeve Blouse',
  description: 'Square neckline, puff sleeves; hidden zip at the side.',
  try_on_category: 'upper_body',
  facts: { type: 'blouse' },
});
const wrap = sampleItem('wrap', {
  short_description: 'Wrap Dress',
  description: 'A wrap dress.',
  facts: { type: 'wrap-dress' },
});

const told = (words: string, item = blouse): string | undefined =>
  adviseOnLooks(asking(words, { referred: [item] }))?.text;

describe('how a thing makes its wearer look', () => {
  it.each([
    ['do puff sleeves make me look bigger on top', /^A little: puff sleeves put volume.*neckline/],
    ['do turtlenecks make a big bust look bigger', /^A little: a turtleneck closes the top/],
    [
      'do pleated skirts make your hips look wider',
      /^A little: pleated skirts put volume at the hip/,
    ],
    ['will a cropped jacket make me look shorter', /^A little: cropped jackets cut the line short/],
    ['does a wrap dress make my belly look bigger?', /^No: wrap dresses skim/],
    ['do flared jeans make my legs look longer', /^Yes: /],
    ['does beige make me look washed out', /near the face/],
    ['does this style make me look old?', /no age for a style/],
  ])('is told by what its cut does: %s', (words, answer) => {
    expect(adviseOnLooks(asking(words))?.text).toMatch(answer);
  });

  it('is told of the piece that is meant, by the part that is named', () => {
    expect(told('that one has puff sleeves, does that make me look even bigger on top')).toMatch(
      /^A little: puff sleeves/,
    );
    expect(told('does it make me look fat?', wrap)).toMatch(/^No: a wrap cut skims/);
    expect(told('would i look huge in this', wrap)).toMatch(/^No: /);
  });

  it.each(['does it look good', 'show me tops that make me look taller', 'make it cheaper'])(
    'is not read in what asks something else: %s',
    (words) => {
      expect(adviseOnLooks(asking(words))).toBeNull();
    },
  );
});
