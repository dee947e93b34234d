import type { Item } from '@modiste/contract/entities/item';
import pLimit from 'p-limit';
import type { ItemDraft, WholeItem } from '../drafts/item-draft.ts';
import { enrichItem } from '../enrich/enrich-item.ts';
import { contentHash } from '../hash/content-hash.ts';
import type { StoredItem } from '../item-facts/stored-item.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import {
  continueTrack,
  type KnownPrice,
  type PriceTrack,
  shownPrice,
  takeTrack,
} from '../prices/price-track.ts';
import {
  continueStock,
  type KnownStock,
  type StockTrack,
  shownStock,
} from '../stock/stock-track.ts';
import { dayOf } from '../store/day-of.ts';
import type { CatalogueWriter, KnownItem } from '../store/write/catalogue-writer.ts';
import { ENRICHMENT_VERSION, READING_VERSION } from '../store/write/enrichment-version.ts';
import type { ImportTally } from './import-summary.ts';

/** Items whose pictures are taken at a time. */
const CONCURRENCY = 8;
/** Separates an item's hash from the number of its pictures that could not be found. */
const MISSING_MARK = '~';

export interface WriteContext {
  writer: CatalogueWriter;
  pictures: PictureSource;
  tally: ImportTally;
  signal: AbortSignal | undefined;
  /** Writes unchanged items too. */
  refresh: boolean;
  now: Date;
}

type Draft = ItemDraft | WholeItem;

/** How an item differs from what is stored of it. */
type Change = 'added' | 'returned' | 'changed' | 'unchanged';

interface Pending {
  draft: Draft;
  hash: string;
  change: Change;
  /** How many pictures could not be found when the same item was written before. */
  missingBefore: number;
  /** Null when it comes in for the first time. */
  addedDay: number | null;
}

/**
 * Writes those of some items that are new or say something else than before. Items that lacked
 * pictures are tried again, and written when more of them can be had.
 */
export async function writeItems(drafts: readonly Draft[], context: WriteContext): Promise<void> {
  const { writer, tally, signal, refresh, now } = context;
  const known = await writer.known(drafts.map(({ id }) => id));
  const pending: Pending[] = [];
  for (const draft of drafts) {
    const item = classify(draft, known.get(draft.id));
    tally.summary.items += 1;
    if (item.change === 'unchanged' && item.missingBefore === 0 && !refresh) {
      tally.summary.unchanged += 1;
    } else pending.push(item);
  }
  const ids = pending.map(({ draft }) => draft.id);
  const prices = await writer.knownPrices(ids);
  const stock = await writer.knownStock(ids);
  const completed = await pLimit(CONCURRENCY).map(pending, async (item) => {
    signal?.throwIfAborted();
    const row = await complete(item, context);
    if (row === null) return [];
    const track = trackOf(item.draft, row.item, { before: prices.get(row.item.id), now });
    const absences = stockOf(item.draft, row.item, { before: stock.get(row.item.id), now });
    return [{ ...row, prices: track, ...(absences && { stock: absences }) }];
  });
  const rows = completed.flat();
  if (rows.length > 0) await writer.upsert(rows);
}

function classify(draft: Draft, before: KnownItem | undefined): Pending {
  const hash = hashOf(draft);
  if (before === undefined) {
    return { draft, hash, change: 'added', missingBefore: 0, addedDay: null };
  }
  const { addedDay } = before;
  const isListed = draft.kind !== 'item' || draft.item.other_info.availability !== 'unavailable';
  if (isListed && !before.available) {
    return { draft, hash, change: 'returned', missingBefore: 0, addedDay };
  }
  const [hashBefore, missing = '0'] = before.hash.split(MISSING_MARK);
  const isSame = hashBefore === hash && before.available === isListed;
  return {
    draft,
    hash,
    change: isSame ? 'unchanged' : 'changed',
    missingBefore: isSame ? Number(missing) : 0,
    addedDay,
  };
}

/** The row to write, or null when looking again for missing pictures brought nothing. */
async function complete(item: Pending, context: WriteContext): Promise<StoredItem | null> {
  const { tally, refresh, pictures, now } = context;
  const enriched = await enrichItem(item.draft, pictures);
  const { stored, missingPictures, picturesTaken } = enriched;
  tally.countUnrecognized(enriched.unread);
  for (const reference of missingPictures) tally.countMissingPicture(reference);
  const missing = missingPictures.length;
  const hasMore = missing < item.missingBefore;
  if (item.change === 'unchanged' && !hasMore) tally.summary.unchanged += 1;
  else if (item.change === 'unchanged') tally.summary.changed += 1;
  else tally.summary[item.change] += 1;
  if (item.change === 'unchanged' && !hasMore && !refresh) return null;
  tally.summary.picturesTaken += picturesTaken;
  const hash = missing === 0 ? item.hash : `${item.hash}${MISSING_MARK}${missing}`;
  return { ...stored, hash, addedDay: item.addedDay ?? dayOf(firstKnown(item.draft, now)) };
}

/** A feed that names an item's earlier prices says since when it is sold. */
function firstKnown(draft: Draft, now: Date): Date {
  const named = draft.kind === 'item' ? draft.prices.map(({ at }) => Date.parse(at)) : [];
  return new Date(Math.min(now.getTime(), ...named));
}

/** The earlier prices that a draft names count only for an item that is new to the catalogue. */
function trackOf(
  draft: Draft,
  item: Item,
  { before, now }: { before: KnownPrice | undefined; now: Date },
): PriceTrack {
  const isNew = before === undefined && draft.kind === 'item';
  return isNew
    ? takeTrack(draft.prices, shownPrice(item), now.getTime())
    : continueTrack(before, shownPrice(item), now.getTime());
}

/** What a draft names of it counts only for an item that is new to the catalogue, too. */
function stockOf(
  draft: Draft,
  item: Item,
  { before, now }: { before: KnownStock | undefined; now: Date },
): StockTrack | null {
  if (before === undefined) return draft.kind === 'item' ? draft.stock : null;
  const isForSale = item.other_info.availability !== 'unavailable';
  return continueStock(before, shownStock(item, isForSale), now.getTime());
}

/** Earlier prices and stock are left out of the hash: they change nothing of an item that is known. */
function hashOf(draft: Draft): string {
  const content = draft.kind === 'item' ? { ...draft, prices: undefined, stock: undefined } : draft;
  return contentHash(JSON.stringify([ENRICHMENT_VERSION, READING_VERSION, content]));
}
