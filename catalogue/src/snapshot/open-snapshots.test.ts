import { describe, expect, it } from 'vitest';
import { makeSnapshot } from '../testing/make-snapshot.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { openSnapshots } from './open-snapshots.ts';

describe('the shops of a catalogue', () => {
  it('are read once, and not before anybody asks', async () => {
    const { shop, remove } = await makeSnapshot([makeStoredItem('a')]);
    const shops = openSnapshots();
    await shops.prepare(shop.table);
    expect(shops.ifRead(shop.table)).toBeNull();
    const read = await shops.of(shop.table);
    expect(await shops.of(shop.table)).toBe(read);
    expect(shops.ifRead(shop.table)).toBe(read);
    await remove();
  });

  it('are not read to their end when the catalogue is closed meanwhile', async () => {
    const { shop, remove } = await makeSnapshot([makeStoredItem('a')]);
    const shops = openSnapshots();
    const reading = shops.of(shop.table);
    shops.close();
    await expect(reading).rejects.toThrow('being closed');
    expect(shops.ifRead(shop.table)).toBeNull();
    await remove();
  });
});
