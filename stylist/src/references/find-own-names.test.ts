import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { readMessage } from '../understanding/message.ts';
import { findOwnNames } from './find-own-names.ts';

const piece = (id: string, short_description: string, type: string) =>
  sampleItem(id, { short_description, facts: { type } });

const amara = piece('amara', 'Amara Cashmere Sweater', 'sweater');
const pipe = piece('pipe', 'Merino Pipe Turtleneck', 'turtleneck-sweater');
const coralie = piece('coralie', 'Coralie Denim Jacket', 'jacket');
const palomaTop = piece('paloma-top', 'Paloma Linen Wrap Top', 'wrap-top');
const palomaCoat = piece('paloma-coat', 'Paloma Wool Coat', 'coat');
const ines = piece('ines', 'Ines Linen Driftwood Maxi Dress', 'maxi-dress');
const shown = [amara, pipe, coralie, palomaTop, palomaCoat];

const named = (words: string): string[] =>
  findOwnNames(readMessage(understandQuery(words)), shown, [[ines]]).map(({ item }) => item.id);

describe('a piece that is called by its name', () => {
  it.each([
    ['is the amara one 100% cashmere or a blend', ['amara']],
    ['m or l for the amara if i dont want it tight', ['amara']],
    ['does coralie run small', ['coralie']],
    ['compare the coralie denim jacket with the amara', ['coralie', 'amara']],
    ['the paloma coat, is it lined', ['paloma-coat']],
  ])('is found among those shown: %s', (words, ids) => {
    expect(named(words)).toEqual(ids);
  });

  it('is found where it was shown before', () => {
    expect(named('the ines maxi, which colours are there')).toEqual(['ines']);
  });

  it.each(['a cashmere sweater', 'show me wool coats', 'is the paloma lined'])(
    'is none where several or any may be meant: %s',
    (words) => {
      expect(named(words)).toEqual([]);
    },
  );
});
