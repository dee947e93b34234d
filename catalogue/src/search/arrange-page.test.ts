import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS, SHAPE_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

/** A picture of a cut in a color of cloth. */
function pictureOf(cloth: number, cut: number): Float32Array {
  const look = new Float32Array(IMAGE_EMBEDDING_DIMENSIONS);
  look[cloth] = 1;
  look[SHAPE_DIMENSIONS.from + cut] = 1;
  return look;
}

/** A midi dress whose first picture shows one color, and that comes in black too. */
const dress = (id: string, imageEmbedding: Float32Array) =>
  makeStoredItem(id, {
    short_description: 'Midi Dress',
    brand: id,
    colors: ['Blue', 'Black'],
    facts: {
      type: 'midi-dress',
      color_variants: [
        { name: 'Navy', colors: ['Blue'], image: 0 },
        { name: 'Black', colors: ['Black'], image: 1 },
      ],
    },
    attributes: ['midi'],
    imageEmbedding,
  });

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    dress('a-fitted', pictureOf(0, 0)),
    dress('b-fitted', pictureOf(1, 0)),
    dress('c-fitted', pictureOf(2, 0)),
    dress('d-wrap', pictureOf(3, 1)),
    dress('e-wrap', pictureOf(4, 1)),
  ]);
});
afterAll(() => made.remove());

it('moves one cut apart that is shown in one color, whatever its first pictures show', async () => {
  const { items } = await made.catalogue.search({
    query: 'black midi dress',
    filters: DEFAULT_FILTERS,
    imageEmbedding: null,
  });
  expect(items.map(({ shown_color }) => shown_color)).toEqual(Array(5).fill('Black'));
  const cuts = items.map(({ id }) => id.slice(2));
  expect(cuts).toEqual(['fitted', 'wrap', 'fitted', 'wrap', 'fitted']);
  expect(items.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
});
