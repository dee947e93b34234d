import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyCatalogue, googleFeed, newFolder, textFile } from '../testing/import-catalogue.ts';

const row = (id: number, price: string): string =>
  `item-${id},,Cotton Shirt ${id},Soft.,https://a.example/${id},${id}.jpg,${price},in_stock,Blue,M,male`;

const feedOf = (count: number, price: string): string =>
  googleFeed(Array.from({ length: count }, (_, id) => row(id, price)));

/** Imports a file and stops for ever at a late picture, when thousands of items are written. */
const CHILD = `
const [path, uri, heldAt] = process.argv.slice(1);
const { importFeed } = await import(process.env.IMPORT_FEED);
const { feedFilesAt } = await import(process.env.FEED_FILE);
const { openWriter } = await import(process.env.OPEN_WRITER);
let taken = 0;
const take = async (url) => {
  taken += 1;
  if (taken < Number(heldAt)) return { url, bytes: null };
  console.log('held');
  setInterval(() => {}, 1000);
  return new Promise(() => {});
};
await importFeed({ openWriter: () => openWriter({ uri }), files: await feedFilesAt(path),
  source: 'shop', pictures: { take }, now: new Date() });
`;

async function killWhileWriting(path: string, uri: string, heldAt: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', CHILD, path, uri, `${heldAt}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        IMPORT_FEED: import.meta.resolve('./import-feed.ts'),
        FEED_FILE: import.meta.resolve('../feeds/feed-file.ts'),
        OPEN_WRITER: import.meta.resolve('../store/write/open-writer.ts'),
      },
    },
  );
  const ended = once(child, 'exit');
  const held = once(child.stdout, 'data');
  await Promise.race([held, ended]);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

describe('an import whose process is killed while it writes', () => {
  it('leaves the catalogue as it was, and the next import goes through', async () => {
    const catalogue = await emptyCatalogue();
    await catalogue.import([textFile('feed.csv', feedOf(50, '20 USD'))]);
    const before = await catalogue.items();
    const path = join(await newFolder(), 'feed.csv');
    await writeFile(path, feedOf(4700, '30 USD'));

    await killWhileWriting(path, catalogue.uri, 4600);
    expect(await catalogue.items()).toEqual(before);

    const summary = await catalogue.import([textFile('feed.csv', feedOf(50, '25 USD'))]);
    expect(summary).toMatchObject({ items: 50, changed: 50, added: 0, gone: 0 });
    const after = await catalogue.items();
    expect(after.size).toBe(50);
    expect(after.get('shop_item-7')?.price).toBe(25);
  });
});
