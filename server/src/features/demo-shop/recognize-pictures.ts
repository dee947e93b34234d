import { findUnseen, storeLooks } from '@modiste/catalogue/rebuild/store-looks';
import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { pictureSubject } from '@modiste/wardrobe/shop-picture';
import pLimit from 'p-limit';
import { catalogueLocation } from '../../config/catalogue-location.ts';
import { findState, saveState } from '../../db/app-state-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { getShopPicture } from '../../images/shop-pictures.ts';
import { pictureName, RECOGNIZED_WIDTH_PX } from './demo-feed.ts';

/** The state that says of which pictures the stored looks are. */
const SEEN_PICTURES = 'demo-shop-seen-pictures';
/** Items whose looks are published together: each time, the catalogue reads itself anew. */
const STEP = 160;
/** As many as keep the threads of pictures at work; the rest of the shop is asked for meanwhile. */
const CONCURRENCY = 4;
/** As many as a large screen shows of the opening page at first. */
const OPENING_ITEMS = 24;

interface RecognizeOptions {
  /** The items; all of the demo shop's by default. */
  stock?: readonly Item[];
  /** Called with the number of items whose pictures were looked at, and their total. */
  onProgress: (done: number, all: number) => void;
  /** Ends it early; what was published by then stays. */
  signal?: AbortSignal;
}

type Subjects = Record<string, string>;

const subjectOf = ({ image_urls: [first = ''] }: Item): string =>
  pictureSubject(pictureName(first).replace(/\.webp$/, '')) ?? '';

async function readSubjects({ database }: Deps): Promise<Subjects> {
  const stored = await findState(database, SEEN_PICTURES);
  return stored === null ? {} : { ...Object(JSON.parse(stored)) };
}

const pictureOf = (deps: Deps, { image_urls: [first = ''] }: Item) =>
  getShopPicture(deps, {
    file: pictureName(first),
    widthPx: RECOGNIZED_WIDTH_PX,
    isUrgent: false,
  });

/** What an item's first picture looks like; null where it could not be made, which is logged. */
async function lookAt(deps: Deps, item: Item) {
  try {
    const bytes = await pictureOf(deps, item);
    if (bytes === null) return null;
    return (await deps.shopPictures.describe(bytes)).imageEmbedding;
  } catch (error) {
    deps.log.warn({ err: error, item: item.id }, 'picture of the demo shop not recognized');
    return null;
  }
}

/** Items of the shop that are for sale and of whose present pictures the catalogue knows nothing. */
async function findDue(deps: Deps, stock: readonly Item[], seen: Subjects): Promise<Item[]> {
  const [source = ''] = stock.map(({ other_info }) => other_info.source);
  const { sources } = await deps.catalogue.stats();
  if (!sources.some((one) => one.source === source)) return [];
  const unseen = new Set(await findUnseen(catalogueLocation(deps.config), source));
  return stock.filter((item) => unseen.has(item.id) || seen[item.id] !== subjectOf(item));
}

/** What the opening page shows, in its order. */
async function openingItems({ catalogue }: Deps): Promise<readonly Item[]> {
  const request = { query: '', filters: DEFAULT_FILTERS, imageEmbedding: null };
  const { items } = await catalogue.search({ ...request, limit: OPENING_ITEMS });
  return items;
}

/**
 * Puts first what the opening page shows, and makes all of its pictures before one is looked at, from
 * the top: they are there when somebody comes to see it.
 */
async function openingFirst(deps: Deps, due: readonly Item[]): Promise<Item[]> {
  const byId = new Map(due.map((item) => [item.id, item]));
  const opening = (await openingItems(deps)).flatMap(({ id }) => byId.get(id) ?? []);
  const limit = pLimit(CONCURRENCY);
  // What fails here fails again, and is logged, where it is looked at.
  await limit.map(opening, (item) => pictureOf(deps, item).catch(() => null));
  return [...new Set([...opening, ...due])];
}

/**
 * Looks at the pictures of the demo shop, so that a photo finds its items. It takes minutes of a
 * core, so it goes on beside requests and after whatever a shopper waits for; a later start goes on
 * where it was ended. The pictures are then stored, too.
 */
export async function recognizePictures(deps: Deps, options: RecognizeOptions): Promise<void> {
  const { stock = demoItems(), onProgress, signal } = options;
  const seen = await readSubjects(deps);
  const due = await openingFirst(deps, await findDue(deps, stock, seen));
  const limit = pLimit(CONCURRENCY);
  let done = 0;
  for (let from = 0; from < due.length; from += STEP) {
    const step = due.slice(from, from + STEP);
    const looks = new Map<string, Float32Array>();
    await limit.map(step, async (item) => {
      if (signal?.aborted) return;
      const look = await lookAt(deps, item);
      if (look) looks.set(item.id, look);
      done += 1;
      onProgress(done, due.length);
    });
    if (signal?.aborted) return;
    await storeLooks(catalogueLocation(deps.config), looks);
    for (const item of step) if (looks.has(item.id)) seen[item.id] = subjectOf(item);
    await saveState(deps.database, SEEN_PICTURES, JSON.stringify(seen));
  }
}
