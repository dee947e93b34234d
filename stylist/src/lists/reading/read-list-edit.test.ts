import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { readListEdit } from './read-list-edit.ts';

const read = (text: string) =>
  readListEdit({ text, understood: understandQuery(text) }, { types: ['dress'], focusId: null });

describe('what is refused of all pieces', () => {
  it.each(['i run hot, nothing synthetic', 'i sweat a lot so nothing synthetic please'])(
    'is what is warm too, for who runs hot: %s',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'refuse' });
      expect(read(text)).toHaveProperty('names', expect.arrayContaining(['wool', 'polyester']));
    },
  );

  it('is what was named alone, for others', () => {
    expect(read('nothing synthetic')).not.toHaveProperty('names', expect.arrayContaining(['wool']));
  });
});

describe('a question about a piece', () => {
  it.each([
    'is the dress waterproof?',
    'will the boots be warm?',
    'whats the cheapest ski jacket',
    'what is the warmest coat you have',
  ])('changes nothing on the list: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each(['gloves?', 'no umbrella?', 'is a hat needed?'])(
    'asks if it belongs on it: %s',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'needed' });
    },
  );
});
