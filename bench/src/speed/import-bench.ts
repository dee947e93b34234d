/*
 * Promise: an import takes in every row of a feed, and importing the same feed again changes nothing.
 *
 *     npm run bench -- import [--rows 100000]
 */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { feedFilesAt } from '@modiste/catalogue/feeds/feed-file';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import type { ImportSummary } from '@modiste/catalogue/import/import-summary';
import { openWriter } from '@modiste/catalogue/store/open-writer';

const SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const;
const COLORS = ['Black', 'Ivory', 'Navy', 'Forest Green', 'Rust'] as const;
const CUTS = ['Slim', 'Relaxed', 'Cropped', 'Oversized', 'Classic', 'Long Sleeve'] as const;
const CLOTHS = ['Cotton', 'Linen', 'Merino', 'Denim', 'Silk', 'Corduroy', 'Jersey'] as const;
const KINDS = [
  'Shirt',
  'Dress',
  'Trousers',
  'Jacket',
  'Sweater',
  'Skirt',
  'Coat',
  'Hoodie',
] as const;
const GENDERS = ['female', 'male', 'unisex'] as const;
const COLUMNS =
  'id\titem_group_id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tbrand\tcolor\tsize\tgender\tgoogle_product_category';
const VARIANTS = SIZES.length * COLORS.length;
const LINES_PER_WRITE = 500;
const MEGABYTE = 1024 * 1024;

const pick = <Value>(values: readonly [Value, ...Value[]], at: number): Value =>
  values[at % values.length] ?? values[0];

/** Row by row each product's next variant: the rows of one product lie as far apart as they can. */
function variantLine(row: number, products: number): string {
  const product = row % products;
  const variant = Math.floor(row / products);
  const color = pick(COLORS, variant);
  const size = pick(SIZES, Math.floor(variant / COLORS.length));
  const title = `${pick(CUTS, product)} ${pick(CLOTHS, product >> 1)} ${pick(KINDS, product)} ${product}`;
  const price = 20 + ((product * 7919) % 300);
  return [
    `p${product}-${variant}`,
    `p${product}`,
    `${title} - ${color} - ${size}`,
    `<p>Cut for every day. ${title} in ${color.toLowerCase()}.</p><ul><li>Machine wash</li></ul>`,
    `https://shop.example/products/p${product}`,
    `https://shop.example/pictures/p${product}-${color.toLowerCase().replace(' ', '-')}.jpg`,
    `${price}.00 USD`,
    product % 4 === 0 ? `${Math.round(price * 0.8)}.00 USD` : '',
    row % 11 === 0 ? 'out_of_stock' : 'in_stock',
    `Brand ${product % 97}`,
    color,
    size,
    pick(GENDERS, product),
    'Apparel & Accessories > Clothing',
  ].join('\t');
}

async function writeFeed(path: string, rows: number): Promise<void> {
  const products = Math.ceil(rows / VARIANTS);
  function* pieces() {
    yield `${COLUMNS}\n`;
    for (let from = 0; from < rows; from += LINES_PER_WRITE) {
      const count = Math.min(LINES_PER_WRITE, rows - from);
      const lines = Array.from({ length: count }, (_, at) => variantLine(from + at, products));
      yield `${lines.join('\n')}\n`;
    }
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path));
}

async function timedImport(folder: string, feed: string): Promise<ImportSummary> {
  const summary = await importFeed({
    openWriter: () => openWriter({ uri: join(folder, 'catalogue') }),
    files: await feedFilesAt(feed),
    source: 'bench',
    pictures: { take: async (url) => ({ url, bytes: null }) },
    now: new Date(),
    tempFolder: folder,
  });
  const seconds = summary.durationMs / 1000;
  const peakMb = Math.round((process.resourceUsage().maxRSS * 1024) / MEGABYTE);
  console.log(
    `${summary.rows} rows into ${summary.items} items (${summary.added} added, ${summary.changed} changed, ${summary.unchanged} unchanged) in ${seconds.toFixed(1)} s: ${Math.round(summary.rows / seconds)} rows/s, peak memory ${peakMb} MB`,
  );
  return summary;
}

/**
 * Imports a made Google feed of so many rows into an empty catalogue on disk, without pictures,
 * then the same feed again. Kept when every row is in an item and the second run changes nothing.
 */
export async function importBench(rows: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-bench-'));
  try {
    const feed = join(folder, 'feed.tsv');
    await writeFeed(feed, rows);
    console.log(`feed of ${rows} rows, ${Math.round((await stat(feed)).size / MEGABYTE)} MB`);
    const first = await timedImport(folder, feed);
    const second = await timedImport(folder, feed);
    const isWhole = first.rowsInItems === rows && first.added === first.items;
    return isWhole && second.unchanged === first.items && second.version === first.version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
