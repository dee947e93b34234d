import type { ItemFacts } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { IMAGE_EMBEDDING_DIMENSIONS, SHAPE_DIMENSIONS } from '@modiste/vision/picture-facts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { type MadeItem, makeStoredItem } from '../testing/make-stored-item.ts';

/** A picture of a cut in a color of cloth. */
function pictureOf(cloth: number, cut: number): Float32Array {
  const look = new Float32Array(IMAGE_EMBEDDING_DIMENSIONS);
  look[cloth] = 1;
  look[SHAPE_DIMENSIONS.from + cut] = 1;
  return look;
}

type Variants = NonNullable<MadeItem['facts']>['color_variants'];

/** A midi dress of two colors or of one in a pattern. */
const dress = (
  id: string,
  imageEmbedding: Float32Array,
  color_variants: Variants,
  availability: ItemFacts['availability'] = 'in_stock',
) =>
  makeStoredItem(id, {
    short_description: 'Midi Dress',
    brand: id,
    colors: [...new Set(color_variants?.flatMap(({ colors }) => colors))],
    facts: { type: 'midi-dress', color_variants, availability },
    attributes: ['midi'],
    imageEmbedding,
  });

/** Its first picture shows one color, and it comes in black too. */
const NAVY_OR_BLACK: Variants = [
  { name: 'Navy', colors: ['Blue'], image: 0 },
  { name: 'Black', colors: ['Black'], image: 1 },
];
const WHITE: Variants = [{ name: 'White', colors: ['White'], image: 0 }];
const GREEN: Variants = [{ name: 'Green', colors: ['Green'], image: 0 }];
const WHITE_AND_RED: Variants = [{ name: 'White / Red', colors: ['White', 'Red'], image: 0 }];

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    dress('a-fitted', pictureOf(0, 0), NAVY_OR_BLACK),
    dress('b-fitted', pictureOf(1, 0), NAVY_OR_BLACK),
    dress('c-fitted', pictureOf(2, 0), NAVY_OR_BLACK),
    dress('d-wrap', pictureOf(3, 1), NAVY_OR_BLACK),
    dress('e-wrap', pictureOf(4, 1), NAVY_OR_BLACK),
    dress('f-white', pictureOf(5, 2), WHITE),
    dress('g-white', pictureOf(5, 2), WHITE),
    dress('h-dotted', pictureOf(6, 3), WHITE_AND_RED),
    dress('i-green', pictureOf(7, 4), GREEN),
    dress('j-green', pictureOf(7, 4), GREEN),
    dress('k-sold-out', pictureOf(8, 5), GREEN, 'out_of_stock'),
  ]);
});
afterAll(() => made.remove());

it('moves one cut apart that is shown in one color, whatever its first pictures show', async () => {
  const found = await made.catalogue.search({
    query: 'black midi dress',
    filters: DEFAULT_FILTERS,
    imageEmbedding: null,
  });
  const items = found.items.slice(0, found.total);
  expect(items.map(({ shown_color }) => shown_color)).toEqual(Array(5).fill('Black'));
  const cuts = items.map(({ id }) => id.slice(2));
  expect(cuts).toEqual(['fitted', 'wrap', 'fitted', 'wrap', 'fitted']);
  expect(items.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
});

it('puts no piece before its like that is less of the color asked for', async () => {
  const { items } = await made.catalogue.search({
    query: 'white midi dress',
    filters: DEFAULT_FILTERS,
    imageEmbedding: null,
  });
  const whites = items.map(({ id }) => id).filter((id) => /^[fgh]/.test(id));
  expect(whites).toEqual(['f-white', 'g-white', 'h-dotted']);
});

it('puts nothing that is out of stock before what can be bought', async () => {
  const { items } = await made.catalogue.search({
    query: 'green midi dress',
    filters: DEFAULT_FILTERS,
    imageEmbedding: null,
  });
  const greens = items.map(({ id }) => id).filter((id) => /^[ijk]/.test(id));
  expect(greens).toEqual(['i-green', 'j-green', 'k-sold-out']);
});
