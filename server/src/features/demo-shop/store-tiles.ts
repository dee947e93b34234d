import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { pictureVersion } from '@modiste/wardrobe/shop-picture';
import pLimit from 'p-limit';
import { findState, saveState } from '../../db/app-state-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { getShopPicture, storeShopPictures } from '../../images/shop-pictures.ts';
import { frontNameOf, isOfDemoShop, pictureName, TILE_WIDTH_PX } from './demo-feed.ts';
import { batchByShape } from './picture-batches.ts';

/** The state that says of which version of the pictures all tiles are stored. */
const STORED_TILES = 'demo-shop-stored-tiles';
/** As many of Home, and of the search, as a large screen shows at first. */
const OPENING_ITEMS = 16;
/** As many as keep the threads of pictures at work. */
const CONCURRENCY = 4;
/** So few that a shopper who comes has the cores soon. */
const BATCH = 4;
/** Whoever starts the shop waits no longer than this; the rest is made when it is looked at. */
const OPENING_LIMIT_MS = 8_000;

const fileOf = ({ image_urls: [first = ''] }: Item): string => pictureName(first);

/** What the search shows to whoever asks for nothing, in its order. */
async function searchedItems({ catalogue }: Deps): Promise<readonly Item[]> {
  const request = { query: '', filters: DEFAULT_FILTERS, imageEmbedding: null };
  const { items } = await catalogue.search({ ...request, limit: OPENING_ITEMS });
  return items;
}

/**
 * Makes the pictures that Home and the search show first, from the top, so that they are there when
 * somebody comes to see them. Gives up after some seconds: the shop is to open.
 * @param home the items that Home shows, in its order
 */
export async function storeOpeningTiles(deps: Deps, home: readonly Item[]): Promise<void> {
  const opening = [...home.slice(0, OPENING_ITEMS), ...(await searchedItems(deps))];
  const signal = AbortSignal.timeout(OPENING_LIMIT_MS);
  const limit = pLimit(CONCURRENCY);
  await limit.map([...new Set(opening.filter(isOfDemoShop).map(fileOf))], async (file) => {
    if (signal.aborted) return;
    // What fails here fails again, and is told, when somebody asks for it.
    await getShopPicture(deps, { file, widthPx: TILE_WIDTH_PX }).catch(() => null);
  });
}

interface StoreOptions {
  /** The items; all of the demo shop's by default. */
  stock?: readonly Item[];
  /** Ends it early; what was stored by then stays. */
  signal?: AbortSignal;
  /** Resolves as soon as nobody is shopping; never waits by default. */
  whenQuiet?: () => Promise<void>;
}

/**
 * Makes the first picture of each item of the demo shop as tiles show it, once for each version of
 * the pictures, while nobody is shopping: those who are get the pictures that they look at.
 */
export async function storeTiles(deps: Deps, options: StoreOptions = {}) {
  const { stock = demoItems(), signal, whenQuiet } = options;
  const version = pictureVersion();
  if ((await findState(deps.database, STORED_TILES)) === version) return;
  const limit = pLimit(CONCURRENCY);
  await limit.map(batchByShape(stock, { nameOf: frontNameOf, size: BATCH }), async (batch) => {
    await whenQuiet?.();
    if (signal?.aborted) return;
    const order = { files: batch.map(fileOf), widthPx: TILE_WIDTH_PX };
    for (const [file, error] of await storeShopPictures(deps, order))
      deps.log.warn({ err: error, file }, 'picture of the demo shop not made');
  });
  if (!signal?.aborted) await saveState(deps.database, STORED_TILES, version);
}
