import { findUnseen, storeLooks } from '@modiste/catalogue/rebuild/store-looks';
import type { Item } from '@modiste/contract/entities/item';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { pictureSubject } from '@modiste/wardrobe/shop-picture';
import pLimit from 'p-limit';
import { catalogueLocation } from '../../config/catalogue-location.ts';
import { findState, saveState } from '../../db/app-state-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { frontNameOf } from './demo-feed.ts';
import { batchByShape } from './picture-batches.ts';

/** The state that says of which pictures the stored looks are. */
const SEEN_PICTURES = 'demo-shop-seen-pictures';
/** Items whose looks are published together: each time, the catalogue reads itself anew. */
const STEP = 400;
/** Few enough that a shutdown does not wait for long. */
const BATCH = 12;
/** As many as keep the threads of pictures at work. */
const CONCURRENCY = 4;

interface RecognizeOptions {
  /** The items; all of the demo shop's by default. */
  stock?: readonly Item[];
  /** Called with the number of items whose pictures were looked at, and their total. */
  onProgress: (done: number, all: number) => void;
  /** Ends it early; what was published by then stays. */
  signal?: AbortSignal;
}

type Subjects = Record<string, string>;

const subjectOf = (item: Item): string => pictureSubject(frontNameOf(item)) ?? '';

async function readSubjects({ database }: Deps): Promise<Subjects> {
  const stored = await findState(database, SEEN_PICTURES);
  return stored === null ? {} : { ...Object(JSON.parse(stored)) };
}

/** What items' first pictures look like, without those that could not be made, which are logged. */
async function lookAt(deps: Deps, items: readonly Item[]): Promise<Map<string, Float32Array>> {
  const looks = new Map<string, Float32Array>();
  const embeddings = await deps.shopPictures.look(items.map(frontNameOf));
  for (const [at, { id }] of items.entries()) {
    const look = embeddings[at];
    if (look instanceof Float32Array) looks.set(id, look);
    else if (look)
      deps.log.warn({ err: look, item: id }, 'picture of the demo shop not recognized');
  }
  return looks;
}

/** Items of the shop that are for sale and of whose present pictures the catalogue knows nothing. */
async function findDue(deps: Deps, stock: readonly Item[], seen: Subjects): Promise<Item[]> {
  const [source = ''] = stock.map(({ other_info }) => other_info.source);
  const { sources } = await deps.catalogue.stats();
  if (!sources.some((one) => one.source === source)) return [];
  const unseen = new Set(await findUnseen(catalogueLocation(deps.config), source));
  return stock.filter((item) => unseen.has(item.id) || seen[item.id] !== subjectOf(item));
}

/** Batches one after the other, as long as together they have few enough items. */
function stepsOf(batches: readonly Item[][]): Item[][][] {
  const steps: Item[][][] = [];
  let count = STEP;
  for (const batch of batches) {
    if (count + batch.length > STEP) {
      steps.push([]);
      count = 0;
    }
    steps.at(-1)?.push(batch);
    count += batch.length;
  }
  return steps;
}

/**
 * Looks at the pictures of the demo shop, so that a photo finds its items. It takes a minute or two
 * of the cores, in threads that stand back behind requests, and after whatever a shopper waits for;
 * a later start goes on where it was ended.
 */
export async function recognizePictures(deps: Deps, options: RecognizeOptions): Promise<void> {
  const { stock = demoItems(), onProgress, signal } = options;
  const seen = await readSubjects(deps);
  const due = await findDue(deps, stock, seen);
  const limit = pLimit(CONCURRENCY);
  let done = 0;
  for (const step of stepsOf(batchByShape(due, { nameOf: frontNameOf, size: BATCH }))) {
    const looks = new Map<string, Float32Array>();
    await limit.map(step, async (batch) => {
      if (signal?.aborted) return;
      for (const [id, look] of await lookAt(deps, batch)) looks.set(id, look);
      done += batch.length;
      onProgress(done, due.length);
    });
    if (signal?.aborted) return;
    await storeLooks(catalogueLocation(deps.config), looks);
    for (const item of step.flat()) if (looks.has(item.id)) seen[item.id] = subjectOf(item);
    await saveState(deps.database, SEEN_PICTURES, JSON.stringify(seen));
  }
}
