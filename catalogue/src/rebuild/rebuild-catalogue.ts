import type { Connection, Table } from '@lancedb/lancedb';
import pLimit from 'p-limit';
import type { PictureSource } from '../pictures/picture-source.ts';
import { ENRICHMENT_COLUMN } from '../store/item-schema.ts';
import { findOutdated, openItems, retireTable } from '../store/item-tables.ts';
import { readIds, readStoredItems } from '../store/read-stored-items.ts';
import { sqlText } from '../store/sql-text.ts';
import { connectStore, type StoreLocation } from '../store/store-connection.ts';
import type { CatalogueWriter } from '../store/write/catalogue-writer.ts';
import { enrichmentStamp } from '../store/write/enrichment-version.ts';
import { openRebuildWriter, openWriter } from '../store/write/open-writer.ts';
import { reEnrichItem } from './re-enrich-item.ts';

const BATCH = 500;
/** Items whose pictures are taken at a time. */
const CONCURRENCY = 8;
/** A run that is killed loses no more than these. */
const ITEMS_PER_STEP = 20_000;

export interface RebuildRequest {
  location: StoreLocation;
  pictures: PictureSource;
  /** Stops between two batches; what is done by then stays. */
  signal?: AbortSignal;
  onProgress?: (progress: RebuildSummary) => void;
}

export interface RebuildSummary {
  /** How many items there are to be brought up to date, with those of earlier runs. */
  items: number;
  done: number;
}

interface Run extends Omit<RebuildRequest, 'location'> {
  writer: CatalogueWriter;
  summary: RebuildSummary;
}

const isStopped = ({ signal }: Pick<RebuildRequest, 'signal'>) => signal?.aborted === true;

function inChunks(ids: readonly string[], size: number): string[][] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size));
}

async function reEnrichBatch(table: Table, ids: readonly string[], { writer, pictures }: Run) {
  const old = await readStoredItems(table, ids);
  await writer.upsert(await pLimit(CONCURRENCY).map(old, (one) => reEnrichItem(one, pictures)));
}

/** Enriches the rows of these ids again, until it is stopped. */
async function reEnrichAll(table: Table, ids: readonly string[], run: Run): Promise<void> {
  for (const batch of inChunks(ids, BATCH)) {
    if (isStopped(run)) return;
    await reEnrichBatch(table, batch, run);
    run.summary.done += batch.length;
    run.onProgress?.(run.summary);
  }
}

/** Which ids the writer does not hold yet. */
async function missingOf(writer: CatalogueWriter, ids: readonly string[]): Promise<string[]> {
  const known = await writer.known(ids);
  return ids.filter((id) => !known.has(id));
}

/** From tables of another version into one of this; readers see it when it is whole. */
async function replaceTables(tables: readonly Table[], request: RebuildRequest) {
  const writer = await openRebuildWriter(request.location);
  const summary = { items: 0, done: 0 };
  const run = { ...request, writer, summary };
  try {
    for (const table of tables) {
      const ids = await readIds(table);
      const missing = await missingOf(writer, ids);
      summary.items += ids.length;
      summary.done += ids.length - missing.length;
      await reEnrichAll(table, missing, run);
    }
    await writer.keep();
    if (isStopped(run)) return summary;
    await writer.publish();
  } finally {
    await writer.abandon();
  }
  for (const table of tables) await retireTable(table);
  return summary;
}

/** Rows that older rules or an older lexicon made, each step seen by readers once it is whole. */
async function refreshTable(table: Table, request: RebuildRequest): Promise<RebuildSummary> {
  const ids = await readIds(table, `${ENRICHMENT_COLUMN} <> ${sqlText(enrichmentStamp())}`);
  const summary = { items: ids.length, done: 0 };
  for (const step of inChunks(ids, ITEMS_PER_STEP)) {
    if (isStopped(request)) break;
    const writer = await openWriter(request.location);
    try {
      // An import may have come between two steps.
      await table.checkoutLatest();
      await reEnrichAll(table, step, { ...request, writer, summary });
      await writer.publish();
    } finally {
      await writer.abandon();
    }
  }
  return summary;
}

async function rebuild(connection: Connection, request: RebuildRequest): Promise<RebuildSummary> {
  const outdated = await findOutdated(connection);
  try {
    if (outdated.length > 0) return await replaceTables(outdated, request);
  } finally {
    for (const table of outdated) table.close();
  }
  const table = await openItems(connection);
  if (table === null) return { items: 0, done: 0 };
  try {
    return await refreshTable(table, request);
  } finally {
    table.close();
  }
}

/**
 * Brings every stored item up to date with this version, its rules and its lexicon, from what is
 * stored and from its picture where that must be described again. It can be stopped at any time and
 * resumes where it stopped; readers see the old items until the new ones are complete.
 * @throws CatalogueBusyError while another run is writing.
 */
export async function rebuildCatalogue(request: RebuildRequest): Promise<RebuildSummary> {
  const connection = await connectStore(request.location);
  try {
    return await rebuild(connection, request);
  } finally {
    connection.close();
  }
}
