import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { readGarment } from '@modiste/lexicon/read-garment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

/** An item whose facts are what its title says. */
function titled(id: string, title: string) {
  const { type, gender, colors, materials, patterns, attributes } = readGarment({ title });
  return makeStoredItem(id, {
    short_description: title,
    colors: [...colors],
    attributes,
    facts: {
      type: type ?? '',
      gender: gender ?? 'Unisex',
      materials: [...materials],
      patterns: [...patterns],
    },
  });
}

const ROWS = [
  titled('floral-midi', 'Floral Midi Dress'),
  titled('linen-suit', 'Beige Linen Suit'),
  titled('cashmere', 'Fine Cashmere Crewneck Sweater in Beige'),
  titled('slogan-knit', 'Neon Acrylic Slogan Sweater'),
  titled('hoodie', 'Graphic Hoodie'),
  titled('biker', 'Leather Biker Jacket'),
  titled('puffer', 'Down Puffer Jacket'),
  titled('flip-flops', 'Rubber Flip Flops'),
  titled('swim-shorts', 'Swim Shorts'),
  titled('running-shoes', 'Running Shoes'),
];

let made: Awaited<ReturnType<typeof makeCatalogue>>;
beforeAll(async () => {
  made = await makeCatalogue(ROWS);
});
afterAll(() => made.remove());

const idsOf = async (query: string, filters = DEFAULT_FILTERS) =>
  (await made.catalogue.search({ query, filters, imageEmbedding: null })).items.map(({ id }) => id);

describe('a theme', () => {
  it.each([
    ['something for a garden wedding', 'floral-midi', 'biker'],
    ['beach holiday', 'swim-shorts', 'puffer'],
    ['something warm for the snow', 'puffer', 'flip-flops'],
    ['gym', 'running-shoes', 'linen-suit'],
  ])('%s finds what none of its words names', async (query, first, never) => {
    const ids = await idsOf(query);
    expect(ids[0]).toBe(first);
    expect(ids).not.toContain(never);
  });

  it('orders what the words find', async () => {
    const ids = await idsOf('quiet luxury knitwear');
    expect(ids[0]).toBe('cashmere');
    expect(ids).not.toContain('hoodie');
  });

  it('never goes beyond a filter', async () => {
    const filters = { ...DEFAULT_FILTERS, color: ['Green' as const] };
    expect(await idsOf('something for a garden wedding', filters)).toEqual([]);
  });

  it('finds nothing where nothing is understood', async () => {
    expect(await idsOf('zxqv')).toEqual([]);
  });
});
