import { createHash } from 'node:crypto';
import { importFeed } from '@modiste/catalogue/import/import-feed';
import { openWriter } from '@modiste/catalogue/store/open-writer';
import { demoItems } from '@modiste/wardrobe/demo-items';
import { catalogueLocation } from '../../catalogue-location.ts';
import type { Deps } from '../../deps.ts';
import { DEMO_FEED, demoPictures } from './demo-feed.ts';
import { findLoadedStock, noteLoadedStock } from './shop-state-store.ts';

const fingerprint = () =>
  createHash('sha256').update(JSON.stringify(demoItems())).digest('hex').slice(0, 32);

/**
 * Whether the demo shop's stock belongs in the catalogue and is not there yet. An operator who
 * began with a catalogue of their own, or took the demo shop out, does not get it.
 */
async function isDue(deps: Deps, stock: string): Promise<boolean> {
  if (!deps.config.hasDemoShop) return false;
  const { sources } = await deps.catalogue.stats();
  const loaded = await findLoadedStock(deps.database);
  if (loaded === null) return sources.length === 0;
  const demoSource = demoItems()[0]?.other_info.source;
  return loaded !== stock && sources.some(({ source }) => source === demoSource);
}

/**
 * Puts the demo shop into the catalogue at the first start, and again when its stock has changed
 * with a new version of the app.
 * @param onProgress Gets how many items of how many are done.
 */
export async function loadDemoShop(
  deps: Deps,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const stock = fingerprint();
  if (!(await isDue(deps, stock))) return;
  const all = demoItems().length;
  let done = 0;
  onProgress(done, all);
  await importFeed({
    openWriter: () => openWriter(catalogueLocation(deps.config)),
    files: [DEMO_FEED],
    source: null,
    pictures: demoPictures(deps.objects, () => {
      done += 1;
      onProgress(done, all);
    }),
    now: new Date(),
  });
  await noteLoadedStock(deps.database, stock);
}
