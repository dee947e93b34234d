import { describe, expect, it } from 'vitest';
import { readMemoryIndex } from '../memory-index/read-memory-index.ts';
import { makeMemoryIndex } from '../testing/make-memory-index.ts';
import { makeStoredItem } from '../testing/make-stored-item.ts';
import { openSnapshots } from './open-snapshots.ts';

describe('snapshots of versions', () => {
  it('are read once, and not before anybody asks', async () => {
    const { table, remove } = await makeMemoryIndex([makeStoredItem('a')]);
    const snapshots = openSnapshots(readMemoryIndex);
    await snapshots.prepare(table);
    expect(snapshots.ifOpen(table)).toBeNull();
    const read = await snapshots.of(table);
    expect(await snapshots.of(table)).toBe(read);
    expect(snapshots.ifOpen(table)).toBe(read);
    await remove();
  });

  it('are not read to their end when the catalogue is closed meanwhile', async () => {
    const { table, remove } = await makeMemoryIndex([makeStoredItem('a')]);
    const snapshots = openSnapshots(readMemoryIndex);
    const reading = snapshots.of(table);
    snapshots.close();
    await expect(reading).rejects.toThrow('being closed');
    expect(snapshots.ifOpen(table)).toBeNull();
    await remove();
  });
});
