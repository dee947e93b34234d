import type { StoredItem } from '@modiste/catalogue/item-facts/stored-item';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { changingItems } from './changing-items.ts';
import { madeCatalogue } from './made-catalogue.ts';

const ROWS_PER_BATCH = 1_000;

/** Writes a made catalogue in a process of its own, so that its memory is not the search's. */
const [folder = '', count = '0', kind = 'plain'] = process.argv.slice(2);
const made = madeCatalogue(Number(count));
const items = kind === 'changing' ? changingItems(made, new Date()) : made;
const writer = await openWriter({ uri: folder });
let batch: StoredItem[] = [];
for (const item of items) {
  batch.push(item);
  if (batch.length < ROWS_PER_BATCH) continue;
  await writer.upsert(batch);
  batch = [];
}
await writer.upsert(batch);
await writer.publish();
console.log(String(process.resourceUsage().maxRSS * 1024));
