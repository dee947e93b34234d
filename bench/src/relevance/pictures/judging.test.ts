import { describe, expect, it } from 'vitest';
import { halfMeans } from '../figures/half-means.ts';
import { parseView } from './another-view.ts';
import { nearestEmbeddings } from './nearest-embeddings.ts';
import { typesOfLabel } from './shopper-photos.ts';
import { colorNameFigures, similarPhotoFigures } from './similar-photos.ts';

const imageEmbedding = (...values: number[]) => Float32Array.from(values);

const photo = (id: string, type: string, color: string) => ({
  id,
  type,
  color,
  imageEmbedding: imageEmbedding(type === 'Shirts' ? 1 : 0, type === 'Shirts' ? 0 : 1),
  colors: ['Gray' as const],
});

describe('nearestEmbeddings', () => {
  it('gives the nearest first and leaves out the one that asks', () => {
    const gallery = [
      imageEmbedding(1, 0),
      imageEmbedding(0.6, 0.8),
      imageEmbedding(0, 1),
      imageEmbedding(0.8, 0.6),
    ];
    expect(nearestEmbeddings(imageEmbedding(1, 0), gallery, { count: 2, except: 0 })).toEqual([
      3, 1,
    ]);
    expect(nearestEmbeddings(imageEmbedding(0, 1), gallery, { count: 9 })).toEqual([2, 1, 3, 0]);
  });
});

describe('the judging of pictures', () => {
  it('reads product, color and view from a file name', () => {
    expect(parseView('mh01-gray_back.jpg')).toEqual({ sku: 'mh01', color: 'gray', view: 'back' });
    expect(parseView('ug04-bk-0.jpg')).toBeNull();
  });

  it('means each half by itself, and has nothing to say of an empty one', () => {
    const cases = [1, 0].map((score) => ({ half: 'tuned' as const, score }));
    expect(halfMeans(cases)).toEqual({ tuned: 0.5, heldOut: null });
  });

  it('counts types and colors among the first ten', () => {
    const shirts = Array.from({ length: 6 }, (_, at) => photo(`${at}`, 'Shirts', 'Grey'));
    const [type, both] = similarPhotoFigures([...shirts, photo('6', 'Shirts', 'Red')]);
    expect(type?.tuned ?? type?.heldOut).toBeCloseTo(0.6);
    expect(both?.tuned).toBeLessThan(0.6);
  });

  it('asks for the color that the shop names, in the words of the filters', () => {
    const [named] = colorNameFigures([photo('1', 'Shirts', 'Grey'), photo('2', 'Shirts', 'NA')]);
    expect([named?.tuned, named?.heldOut].filter((value) => value !== null)).toEqual([1]);
  });

  it('lets no label without a garment ask', () => {
    expect(typesOfLabel('Not sure')).toEqual([]);
    expect(typesOfLabel('Hat')).toContain('Caps');
  });
});
