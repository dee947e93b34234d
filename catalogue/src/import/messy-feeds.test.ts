import { describe, expect, it } from 'vitest';
import { groupTitle } from '../drafts/assemble-item.ts';
import { emptyCatalogue, textFile } from '../testing/import-catalogue.ts';

describe('a product that is not for sale', () => {
  it('takes its other rows along, without fault and in whatever order', async () => {
    const catalogue = await emptyCatalogue();
    const summary = await catalogue.import([
      textFile(
        'p.csv',
        [
          'Handle,Title,Status,Option1 Name,Option1 Value,Variant Price',
          'draft,,,,M,5',
          'draft,Draft Tee,draft,Size,S,5',
          'draft,,,,L,5',
          'tee,Tee,active,Size,S,5',
        ].join('\n'),
      ),
    ]);
    expect(summary).toMatchObject({ rows: 4, rowsInItems: 1, rejected: 3, faults: 0, items: 1 });
    expect(summary.reasons).toEqual([{ reason: 'not for sale: draft', rows: 3 }]);
  });
});

describe('an item of our own without facts', () => {
  it('keeps an id that is of the source already, and is completed from its words', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import([
      textFile(
        'items.jsonl',
        '{"id":"shop_a1","short_description":"Women\'s linen shirt","price":40,"size":["S"]}\n',
      ),
    ]);
    expect((await catalogue.items()).get('shop_a1')).toMatchObject({
      try_on_category: 'upper_body',
      other_info: { gender: 'Women', materials: ['linen'], clothing_size: ['S'] },
    });
  });
});

describe("the title of a product's variants", () => {
  it('is not cut in the middle of a name', () => {
    const titles = [
      "Diesel Men's Black Steel Watch with Black Dial",
      "Diesel Men's White Steel Watch with Copper Dial",
    ];
    expect(groupTitle(titles)).toBe(titles[0]);
    expect(groupTitle(['Tee - Navy Blue / S', 'Tee - White / M'])).toBe('Tee');
  });
});

describe('a feed with a stray NUL', () => {
  it('is read without it', async () => {
    const catalogue = await emptyCatalogue();
    const rows = Array.from({ length: 20 }, (_, at) => `${at},Hat ${at},https://s.example,9 USD`);
    const text = ['id,title,link,price', 'a,T\u0000ee,https://s.example,9 USD', ...rows].join('\n');
    await catalogue.import([textFile('f.csv', text)]);
    expect((await catalogue.items()).get('shop_a')?.short_description).toBe('Tee');
  });
});
