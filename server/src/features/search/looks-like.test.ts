import type { PictureKind } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import type { RecognizedUpload } from '../../db/tables.ts';
import { looksLike } from './looks-like.ts';

const NO_WORDS = understandQuery('');

const seen = (
  kinds: RecognizedUpload['kinds'],
  color: RecognizedUpload['color'] = null,
): RecognizedUpload => ({
  kinds,
  color,
});

const say = (upload: RecognizedUpload | null, chosen: PictureKind | null = null, words = '') =>
  looksLike(upload, chosen, words === '' ? NO_WORDS : understandQuery(words));

describe('what a picture looks like', () => {
  it.each<[RecognizedUpload, string]>([
    [seen({ sneakers: 0.95 }, 'White'), 'white sneakers'],
    [seen({ dress: 0.9 }, 'Red'), 'red dress'],
    [seen({ 'long-sleeve-top': 0.8 }), 'long-sleeve top'],
    [seen({ hat: 0.99 }, 'Black'), 'black hat'],
    [seen({ 'dress-shoes': 0.76 }, 'Brown'), 'brown dress shoes'],
  ])('is said where it is certain: %o', (upload, label) => {
    expect(say(upload)?.label).toBe(label);
  });

  it.each<[RecognizedUpload, string | undefined]>([
    [seen({ boots: 0.5, sneakers: 0.4, dress: 0.1 }, 'Black'), 'black shoes'],
    [seen({ shirt: 0.4, 't-shirt': 0.4 }), 'top'],
    [seen({ dress: 0.5, skirt: 0.45 }), undefined],
    [seen({ boots: 0.4, pants: 0.4 }), undefined],
    [seen({ shorts: 0.5, skirt: 0.4 }), undefined],
    [seen({}), undefined],
  ])('is the family, or nothing, where the kind is in doubt: %o', (upload, label) => {
    expect(say(upload)?.label).toBe(label);
    expect(say(upload)?.kind ?? null).toBeNull();
  });

  it('offers the likely others and the rest of the family', () => {
    const kinds = say(seen({ sneakers: 0.8, boots: 0.1, bag: 0.05 }))?.options;
    expect(kinds?.map(({ kind }) => kind).slice(0, 2)).toEqual(['boots', 'bag']);
    expect(kinds).toHaveLength(4);
    expect(kinds?.map(({ kind }) => kind)).not.toContain('sneakers');
  });

  it('is what the shopper says, and what was seen is then among the options', () => {
    const answer = say(seen({ sneakers: 0.9 }, 'White'), 'boots');
    expect(answer).toMatchObject({ label: 'white boots', kind: 'boots' });
    expect(answer?.options[0]?.kind).toBe('sneakers');
  });

  it.each(['jeans', 'black midi dress', 'sandals under $50', 'a bag'])(
    'gives way to words that name a garment: %s',
    (words) => {
      expect(say(seen({ sneakers: 0.95 }), null, words)).toBeNull();
      expect(say(seen({ sneakers: 0.95 }), 'boots', words)).toBeNull();
    },
  );

  it('leaves the color to words that name one', () => {
    expect(say(seen({ sneakers: 0.95 }, 'White'), null, 'in red')?.label).toBe('sneakers');
    expect(say(seen({ sneakers: 0.95 }, 'White'), null, 'under $80')?.label).toBe('white sneakers');
  });

  it('is not said of what was uploaded before it was known', () => {
    expect(say(null)).toBeNull();
    expect(say(null, 'boots')).toBeNull();
  });
});
