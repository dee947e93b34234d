import { describe, expect, it } from 'vitest';
import { emptyCatalogue, googleFeed, textFile } from '../testing/import-catalogue.ts';
import { formatSummary } from './format-summary.ts';
import { UnrecognizedTally } from './unrecognized-values.ts';

const HEADER =
  'id,title,link,image_link,price,availability,product_type,color,size,material,pattern,gender';
const importRows = async (rows: readonly string[]) => {
  const catalogue = await emptyCatalogue();
  return catalogue.import([textFile('f.csv', `${[HEADER, ...rows].join('\n')}\n`)]);
};
const row = (id: number, cells: string) => `${id},Nora Dress ${id},,,30 EUR,in stock,${cells}`;

describe('the report of an import', () => {
  it.each([
    ['type', '1,Zephyr,,,30 EUR,in stock,Gizmos,,,,,', 'Gizmos'],
    ['type', '1,Zephyr,,,30 EUR,in stock,,,,,,', 'Zephyr'],
    ['color', row(1, 'Dresses,Poison,,,,'), 'Poison'],
    ['color', row(1, 'Dresses,001,,,,'), '001'],
    ['size', row(1, 'Dresses,,2,,,female'), '2'],
    ['size', row(1, 'Dresses,,38,,,female'), '38'],
    ['size', row(1, 'Dresses,,Tallish,,,female'), 'Tallish'],
    ['material', row(1, 'Dresses,,,Wondertex,,'), 'Wondertex'],
    ['pattern', row(1, 'Dresses,,,,Squiggle,'), 'Squiggle'],
    ['gender', '1,Belt,,,30 EUR,in stock,Belts,,,,,everybody else', 'everybody else'],
  ])('says of %s what it could not read', async (column, line, value) => {
    const { unread } = await importRows([line]);
    expect(unread).toEqual([{ column, items: 1, values: [{ value, items: 1 }], others: 0 }]);
  });

  it.each([
    row(1, 'Dresses,Navy,EU 38,Silk,Floral,female'),
    row(1, 'Dresses,Bleu,Einheitsgröße,Leinen,,Damen'),
    row(1, 'Dresses,,O/S,,,girls'),
    '1,Scarf,,,30 EUR,in stock,Scarves,Schwarz,70x70 cm,Seide,,',
  ])('has nothing to say of %s', async (line) => {
    expect((await importRows([line])).unread).toEqual([]);
  });

  it('counts items, the most frequent value first', async () => {
    const names = ['Poison', 'Zeal', 'Poison', 'Poison'];
    const summary = await importRows(names.map((name, at) => row(at, `Dresses,${name},,,,`)));
    expect(formatSummary(summary)).toContain(
      'Unrecognized values in color (4 items): 3 × "Poison", 1 × "Zeal"\n',
    );
  });

  it('says which goods were kept out and how many of them', async () => {
    const catalogue = await emptyCatalogue();
    const summary = await catalogue.import([
      textFile(
        'f.csv',
        googleFeed([
          'a,,Soy Candle,,,,9 USD,,,,',
          'b,,Rose Candle,,,,9 USD,,,,',
          'c,,Phone Case,,,,9 USD,,,,',
          'd,,Linen Dress,,,,9 USD,,,,',
        ]),
      ),
    ]);
    expect(summary).toMatchObject({ items: 1, rejected: 3, faults: 0 });
    expect(summary.reasons.map(({ reason }) => reason).sort()).toEqual([
      'not fashion: candle',
      'not fashion: phone case',
      'not fashion: soy candle',
    ]);
  });

  it('stays small, however many values a feed has', () => {
    const tally = new UnrecognizedTally();
    for (let at = 0; at < 4000; at += 1) tally.add([{ column: 'size', value: `odd ${at}` }]);
    for (let at = 0; at < 1000; at += 1) tally.add([{ column: 'size', value: 'late' }]);
    const [column] = tally.report();
    expect(column).toMatchObject({ column: 'size', items: 5000, others: 4950 });
    expect(column?.values).toHaveLength(50);
    expect(column?.values.map(({ value }) => value)).not.toContain('late');
  });
});
