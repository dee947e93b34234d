import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { readingLabel } from '@modiste/lexicon/reading-label';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { makeCatalogue } from '../testing/catalogue-folder.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';

const piece = (id: string, type: string, made: Parameters<typeof makeStoredItem>[1] = {}) =>
  makeStoredItem(id, {
    short_description: id,
    concepts: type.replaceAll('-', ' '),
    ...made,
    facts: { type, gender: 'Unisex', ...made.facts },
  });

let made: { catalogue: Catalogue; remove: () => Promise<void> };
beforeAll(async () => {
  made = await makeCatalogue([
    piece('Short Trench', 'trench-coat', { price: 180, concepts: 'coat trench waterproof' }),
    piece('Denim Jacket', 'denim-jacket', { price: 60 }),
    piece('Down Puffer', 'puffer-jacket', { price: 150, facts: { colors: ['Red'] } }),
    piece('Chelsea Boots', 'chelsea-boots', { facts: { gender: 'Men' } }),
    piece('Ankle Boots', 'ankle-boots', { facts: { gender: 'Women' }, price: 90 }),
    piece('Midi Dress', 'midi-dress'),
    piece('Poplin Oxford', 'oxford-shirt', { concepts: 'oxford shirt' }),
    piece('Flannel Oxford', 'oxford-shirt', {
      concepts: 'oxford shirt',
      facts: { materials: ['flannel'] },
    }),
    piece('Gingham Oxford', 'dress-shirt', {
      concepts: 'oxford shirt gingham',
      facts: { patterns: ['gingham'] },
    }),
    piece('Suede Wedge Espadrilles', 'wedges', { concepts: 'wedges heels' }),
    piece('Pool Slides', 'slides', { concepts: 'slides' }),
    piece('Knitted Vest', 'sweater-vest', { concepts: 'sweater vest' }),
    piece('Silk Top', 'top', { facts: { gender: 'Women' } }),
    piece('Mens Top', 'top', { facts: { gender: 'Men' } }),
    piece('Wool Gloves', 'gloves', { concepts: 'gloves accessory' }),
  ]);
});
afterAll(() => made.remove());

const search = (query: string, filters: Partial<Filters> = {}) =>
  made.catalogue.search({
    query,
    filters: { ...DEFAULT_FILTERS, ...filters },
    imageEmbedding: null,
  });
const titles = async (query: string) =>
  (await search(query)).items.map(({ short_description }) => short_description).toSorted();

describe('a kind of garment that the shop has none of', () => {
  it('gives way to the wider kind above it', async () => {
    expect(await titles('sundress')).toEqual(['Midi Dress']);
    expect(await titles('windbreaker')).toEqual(['Denim Jacket', 'Down Puffer']);
    expect(await titles('raincoat')).toEqual(['Short Trench']);
    expect(await titles('rain jacket')).toEqual(['Short Trench']);
  });

  it('climbs as far as it must', async () => {
    expect(await titles('suit jacket')).toEqual(['Denim Jacket', 'Down Puffer']);
  });

  it('gives way to what comes nearer to it than the wider kind', async () => {
    const { items, understood } = await search('slippers');
    expect(items.map(({ id }) => id)).toEqual(['Pool Slides']);
    expect(understood.readings.map(readingLabel)[0]).toBe('Slide sandals (no slippers available)');
  });

  it('is found in what bears its name, whatever that was told', async () => {
    const { items, understood } = await search('espadrilles');
    expect(items.map(({ id }) => id)).toEqual(['Suede Wedge Espadrilles']);
    expect(understood.readings.map(readingLabel)[0]).toBe('Espadrilles');
    expect(await titles('vest')).toEqual(['Knitted Vest']);
    const waistcoat = await search('waistcoat');
    expect(waistcoat.understood.readings.map(readingLabel)[0]).toBe(
      'Sweater vests (no waistcoats available)',
    );
  });

  it('stays for whom its name alone is', async () => {
    const { items, understood } = await search('stilettos');
    expect(items.map(({ id }) => id)).toEqual(['Suede Wedge Espadrilles']);
    expect(understood.hard.gender).toEqual([]);
    const blouse = await search('blouse');
    expect(blouse.items[0]?.id).toBe('Silk Top');
    expect(blouse.items.map(({ id }) => id)).not.toContain('Mens Top');
    expect(blouse.understood.readings.map(readingLabel)[0]).toBe(
      'Women’s tops (no blouses available)',
    );
  });

  it('does not give way to a kind of which the others are nothing like it', async () => {
    const { items, relaxations } = await search('umbrella');
    expect(items).toEqual([]);
    expect(relaxations.map(({ label }) => label)).toContain('Search all accessories');
  });

  it('is named in what was understood, with what is shown in its place', async () => {
    const { understood, relaxations } = await search('red windbreaker');
    expect(understood.readings).toContainEqual(
      expect.objectContaining({
        words: 'windbreaker',
        unavailable: {
          kind: 'types',
          types: ['windbreaker'],
          replacedBy: ['jacket'],
          gender: null,
        },
        hard: false,
      }),
    );
    expect(understood.readings.map(readingLabel)).toContain('Jackets (no windbreakers available)');
    expect(relaxations).toEqual([]);
  });

  it('never bends what is strict', async () => {
    expect(await titles('windbreaker under $100')).toEqual(['Denim Jacket']);
    expect(await titles('windbreaker, not denim jacket')).toEqual(['Down Puffer']);
    expect(await titles('windbreaker under $20')).toEqual([]);
  });

  it('leaves a page that the filters empty to the ways out', async () => {
    const { items, relaxations } = await search('windbreaker', { color: ['Purple'] });
    expect(items).toEqual([]);
    expect(relaxations.map(({ label }) => label)).toContain('Search without the color Purple');
  });

  it('counts beside filters what the search finds', async () => {
    const counts = await made.catalogue.countFacets({
      query: 'windbreaker',
      filters: DEFAULT_FILTERS,
      imageEmbedding: null,
    });
    const { items } = await search('windbreaker', { color: ['Red'] });
    expect([counts.color.Red, items.length]).toEqual([1, 1]);
  });
});

describe('a kind of garment that the shop has', () => {
  it('is not widened where strict words leave none of it: a way out is offered', async () => {
    const { items, relaxations } = await search('womens chelsea boots');
    expect(items).toEqual([]);
    expect(relaxations.map(({ label, query, count }) => [label, query, count])).toEqual([
      ['Search without “womens”', 'chelsea boots', 1],
      ['Search all boots', 'womens boots', 1],
      ['Search without “chelsea boots”', 'womens', 13],
    ]);
  });

  it('is not called missing where another kind is it in all but name', async () => {
    const { items, understood } = await search('flannel shirt');
    expect(items[0]?.id).toBe('Flannel Oxford');
    expect(understood.readings.map(readingLabel)[0]).toBe('Flannel shirts');
  });

  it('nor where its pattern is one of several kinds', async () => {
    const { items, understood } = await search('checked shirt');
    expect(items[0]?.id).toBe('Gingham Oxford');
    expect(understood.readings.map(readingLabel)[0]).toBe('Checked shirts');
  });

  it('is not widened', async () => {
    expect(await titles('denim jacket')).toEqual(['Denim Jacket']);
    expect((await search('denim jacket')).understood.readings.map(readingLabel)[0]).toBe(
      'Denim jackets',
    );
  });
});
