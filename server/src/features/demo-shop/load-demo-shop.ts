import { setTimeout as pause } from 'node:timers/promises';
import { hexHash } from '@modiste/catalogue/hash/content-hash';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import type { Item } from '@modiste/contract/entities/item';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { catalogueLocation } from '../../config/catalogue-location.ts';
import { findState, saveState } from '../../db/app-state-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { demoFeed, UNSEEN_PICTURES } from './demo-feed.ts';

/** The state that says which stock was last loaded. */
const LOADED_STOCK = 'demo-shop-stock';

const POLL_MS = 100;
const POLLS_MAX = 50;

interface LoadOptions {
  /** The items; all of the demo shop's by default. */
  stock?: readonly Item[];
  /** Called with the number of imported items and their total. */
  onProgress: (done: number, all: number) => void;
  /** Ends the loading early; the catalogue stays as it was. */
  signal?: AbortSignal;
}

const fingerprint = (stock: readonly Item[]) => hexHash(JSON.stringify(stock), 32);

/**
 * Whether the demo shop's stock has to be imported. A catalogue that an operator began with their
 * own items, or removed the demo shop from, stays without it.
 */
async function isImportDue(deps: Deps, stock: readonly Item[]): Promise<boolean> {
  if (!deps.config.hasDemoShop) return false;
  const { sources } = await deps.catalogue.stats();
  const loaded = await findState(deps.database, LOADED_STOCK);
  if (loaded === null) return sources.length === 0;
  const demoSource = stock[0]?.other_info.source;
  return loaded !== fingerprint(stock) && sources.some(({ source }) => source === demoSource);
}

/** The catalogue looks for a new version once a second; the first shopper must not find an empty shop. */
async function waitUntilSearchable(deps: Deps, stock: readonly Item[]): Promise<void> {
  const ids = stock.slice(-1).map(({ id }) => id);
  for (let poll = 0; poll < POLLS_MAX; poll++) {
    if ((await deps.catalogue.itemsByIds(ids)).length > 0) return;
    await pause(POLL_MS);
  }
}

/**
 * Puts the demo shop into the catalogue at the first start, and again when its stock has changed
 * with a new version of the app. It is found by words then, and by its looks once its pictures were
 * recognized.
 */
export async function loadDemoShop(deps: Deps, options: LoadOptions): Promise<void> {
  const { stock = demoItems(), onProgress, signal } = options;
  if (!(await isImportDue(deps, stock))) return;
  onProgress(0, stock.length);
  const now = new Date();
  await importFeed({
    openWriter: () => openWriter(catalogueLocation(deps.config)),
    files: [demoFeed(stock, now)],
    source: null,
    pictures: UNSEEN_PICTURES,
    now,
    signal,
    onProgress: ({ items }) => onProgress(items, stock.length),
  });
  await waitUntilSearchable(deps, stock);
  await saveState(deps.database, LOADED_STOCK, fingerprint(stock));
}
