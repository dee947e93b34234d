import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import type { Item } from '@modiste/contract/entities/item';
import { demoItems } from '@modiste/wardrobe/demo-items';
import type { Deps } from '../../composition/open-deps.ts';
import { catalogueLocation } from '../../config/catalogue-location.ts';
import { demoFeed, demoPictures } from './demo-feed.ts';
import { findLoadedStock, noteLoadedStock } from './shop-state-store.ts';

const LOOK_EVERY_MS = 100;
const LOOKS_MAX = 50;

interface LoadOptions {
  /** The pieces; all of the demo shop's when left out. */
  stock?: readonly Item[];
  /** Gets how many pieces of how many are done. */
  onProgress: (done: number, all: number) => void;
  /** Ends the loading early; the catalogue stays as it was. */
  signal?: AbortSignal;
}

const fingerprint = (stock: readonly Item[]) =>
  createHash('sha256').update(JSON.stringify(stock)).digest('hex').slice(0, 32);

/**
 * Whether the demo shop's stock belongs in the catalogue and is not there yet. An operator who
 * began with a catalogue of their own, or took the demo shop out, does not get it.
 */
async function isDue(deps: Deps, stock: readonly Item[]): Promise<boolean> {
  if (!deps.config.hasDemoShop) return false;
  const { sources } = await deps.catalogue.stats();
  const loaded = await findLoadedStock(deps.database);
  if (loaded === null) return sources.length === 0;
  const demoSource = stock[0]?.other_info.source;
  return loaded !== fingerprint(stock) && sources.some(({ source }) => source === demoSource);
}

/** A reader looks for news once a second; the first shopper must not find an empty shop. */
async function untilSeen(deps: Deps, stock: readonly Item[]): Promise<void> {
  const ids = stock.slice(-1).map(({ id }) => id);
  for (let look = 0; look < LOOKS_MAX; look++) {
    if ((await deps.catalogue.itemsByIds(ids)).length > 0) return;
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Puts the demo shop into the catalogue at the first start, and again when its stock has changed
 * with a new version of the app.
 */
export async function loadDemoShop(deps: Deps, options: LoadOptions): Promise<void> {
  const { stock = demoItems(), onProgress, signal } = options;
  if (!(await isDue(deps, stock))) return;
  let done = 0;
  onProgress(done, stock.length);
  const onLooked = () => {
    done += 1;
    onProgress(done, stock.length);
  };
  await importFeed({
    openWriter: () => openWriter(catalogueLocation(deps.config)),
    files: [demoFeed(stock)],
    source: null,
    pictures: demoPictures(deps.objects, stock, onLooked),
    now: new Date(),
    signal,
  });
  await untilSeen(deps, stock);
  await noteLoadedStock(deps.database, fingerprint(stock));
}
