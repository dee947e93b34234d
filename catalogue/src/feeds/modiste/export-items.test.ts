import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../open-catalogue.ts';
import { emptyCatalogue, googleFeed, textFile } from '../../testing/import-catalogue.ts';
import { exportItems } from './item-lines.ts';

const ROWS = [
  'a,,Silk Midi Dress,Bias cut.,https://acme.example/a,a.jpg,140 USD,in_stock,Rose,M,female',
  'b,,Canvas Sneakers,Light.,https://acme.example/b,b.jpg,60 USD,out_of_stock,White,9,',
];

async function exportText(uri: string, source: string | null = null): Promise<string> {
  const catalogue = await openCatalogue({ uri });
  let text = '';
  for await (const piece of exportItems(catalogue.itemsWithPrices(), source)) text += piece;
  await catalogue.close();
  return text;
}

describe('an export', () => {
  it('imports again as the same items, whatever their sources', async () => {
    const first = await emptyCatalogue();
    await first.import([textFile('f.csv', googleFeed(ROWS))], { source: 'acme' });
    await first.import([textFile('f.csv', googleFeed(ROWS))], { source: 'alder' });
    await first.import([textFile('f.csv', googleFeed(ROWS.slice(1)))], { source: 'alder' });
    const text = await exportText(first.uri);
    expect(text).toContain('"price_history":[{');
    const second = await emptyCatalogue();
    const file = [textFile('items.jsonl', text)];
    const summary = await second.import(file, { source: null });
    expect(summary).toMatchObject({ rows: 4, rowsInItems: 4, added: 4 });
    expect(await second.items()).toEqual(await first.items());
    expect(await exportText(second.uri)).toBe(text);
    const again = await second.import(file, { source: null });
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 4, returned: 0, gone: 0 });
  });

  it('holds one source when asked, and can be taken over under another name', async () => {
    const first = await emptyCatalogue();
    await first.import([textFile('f.csv', googleFeed(ROWS))], { source: 'acme' });
    await first.import([textFile('f.csv', googleFeed(ROWS))], { source: 'alder' });
    const text = await exportText(first.uri, 'acme');
    expect(text.trim().split('\n')).toHaveLength(2);
    const second = await emptyCatalogue();
    await second.import([textFile('items.jsonl', text)], { source: 'copy' });
    const items = await second.items();
    expect([...items.keys()].sort()).toEqual(['copy_acme-a', 'copy_acme-b']);
    expect(items.get('copy_acme-a')?.other_info.source).toBe('copy');
  });

  it('needs a source for feeds that name none', async () => {
    const catalogue = await emptyCatalogue();
    await expect(
      catalogue.import([textFile('f.csv', googleFeed(ROWS))], { source: null }),
    ).rejects.toThrow(/does not name its source/);
  });
});
