import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Item } from '@modiste/contract/entities/item';
import { onTestFinished } from 'vitest';
import type { FeedFile } from '../feeds/feed-file.ts';
import { type ImportRequest, importFeed } from '../import/import-feed.ts';
import { openCatalogue } from '../open-catalogue.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { openWriter } from '../store/write/open-writer.ts';

/** A feed's file in a test. */
export const textFile = (name: string, text: string): FeedFile => ({
  name,
  async *open() {
    yield Buffer.from(text);
  },
});

/** Every picture is where it says, without bytes to look at. */
const PLAIN_PICTURES: PictureSource = {
  take: async (reference) => ({ url: reference, bytes: null }),
};

/** A new empty folder that goes when the test that asked for it ends. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-feed-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty catalogue on disk that a test imports into and looks into. */
export async function emptyCatalogue() {
  const uri = await newFolder();
  return {
    uri,
    import: (files: readonly FeedFile[], options: Partial<ImportRequest> = {}) =>
      importFeed({
        openWriter: () => openWriter({ uri }),
        files,
        source: 'shop',
        pictures: PLAIN_PICTURES,
        now: new Date('2026-06-15T12:00:00Z'),
        ...options,
      }),
    /** Every item by its id, as a reader sees the catalogue now. */
    async items(): Promise<Map<string, Item>> {
      const catalogue = await openCatalogue({ uri });
      const items = new Map<string, Item>();
      for await (const batch of catalogue.itemsWithPrices()) {
        for (const { item } of batch) items.set(item.id, item);
      }
      await catalogue.close();
      return items;
    },
  };
}

const GOOGLE_HEADER =
  'id,item_group_id,title,description,link,image_link,price,availability,color,size,gender';

/** A Google table with these rows. */
export const googleFeed = (rows: readonly string[]): string =>
  `${[GOOGLE_HEADER, ...rows].join('\n')}\n`;
