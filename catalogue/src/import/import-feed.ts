import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ItemDraft, WholeItem } from '../drafts/item-draft.ts';
import type { FeedFile } from '../feeds/feed-file.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import type { CatalogueWriter } from '../store/write/catalogue-writer.ts';
import { formatRejection } from './format-summary.ts';
import {
  ImportAbandonedError,
  type ImportProgress,
  type ImportSummary,
  ImportTally,
  type Rejection,
} from './import-summary.ts';
import { keyOf, makeDraft } from './make-drafts.ts';
import { readFiles } from './read-files.ts';
import { RowSpill } from './row-spill.ts';
import { SpilledIds } from './spilled-ids.ts';
import { writeItems } from './write-items.ts';

const FAULTS_SHARE_MAX = 0.5;
const FAULTS_SHOWN = 5;
const BATCH = 500;
const PROGRESS_ROWS = 1000;

export interface ImportRequest {
  /** Opens the catalogue for this run; called only once the whole feed has been read. */
  openWriter: () => Promise<CatalogueWriter>;
  files: Iterable<FeedFile> | AsyncIterable<FeedFile>;
  /**
   * Names the shop: items get the ids `<source>_<slug>`, and items of the source that the feed no
   * longer lists become unavailable. Null only for JSON Lines of items, which then keep theirs.
   */
  source: string | null;
  pictures: PictureSource;
  now: Date;
  /** For feeds that name none; USD when left out. */
  currency?: string;
  /** The shop's address, for feeds without links. */
  siteUrl?: string;
  /** Goes through with more than half of the rows rejected. */
  force?: boolean;
  /** Reads words and pictures of unchanged items again. */
  refresh?: boolean;
  /** Where rows are sorted; the system's folder for such files when left out. */
  tempFolder?: string;
  onProgress?: (progress: ImportProgress) => void;
  onRejected?: (rejection: Rejection) => void;
  signal?: AbortSignal;
}

/**
 * Imports a feed, all or nothing: the rows of every file are read and brought together by product
 * on disk, each product becomes one item, new and changed items are completed and written, and the
 * run becomes visible in one step at its end.
 * @throws UnsupportedFeedError when no file is of a known format
 * @throws BrokenFeedError when a file breaks in the middle
 * @throws ImportAbandonedError when too many rows were rejected, or none made an item
 * @throws CatalogueBusyError while another run is writing
 */
export async function importFeed(request: ImportRequest): Promise<ImportSummary> {
  const folder = await mkdtemp(join(request.tempFolder ?? tmpdir(), 'modiste-import-'));
  try {
    return await new ImportRun(request, folder).run();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class ImportRun {
  readonly #request: ImportRequest;
  readonly #folder: string;
  readonly #spill: RowSpill;
  readonly #tally: ImportTally;
  readonly #sources = new Set<string>();
  readonly #startedMs = performance.now();
  #file = '';

  constructor(request: ImportRequest, folder: string) {
    this.#request = request;
    this.#folder = folder;
    this.#spill = new RowSpill(folder);
    this.#tally = new ImportTally(request.onRejected);
    if (request.source !== null) this.#sources.add(request.source);
  }

  async run(): Promise<ImportSummary> {
    await this.#read();
    this.#refuseBadFeed();
    const writer = await this.#request.openWriter();
    try {
      const seen = await this.#write(writer);
      this.#refuseBadFeed();
      if (this.#tally.summary.items === 0) {
        throw new ImportAbandonedError('No row of the feed made an item.');
      }
      await this.#retire(writer, seen);
      this.#report('publishing');
      this.#request.signal?.throwIfAborted();
      const summary = this.#tally.finish();
      const { version } = await writer.publish();
      return { ...summary, version, durationMs: performance.now() - this.#startedMs };
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  }

  async #read(): Promise<void> {
    const { files, now, currency = 'USD', siteUrl = '', source, signal } = this.#request;
    const { summary } = this.#tally;
    const context = { now, currency, siteUrl: siteUrl.replace(/\/+$/, '') };
    for await (const { file, row } of readFiles(files, context, summary)) {
      this.#file = file;
      summary.rows += 1;
      if (summary.rows % PROGRESS_ROWS === 0) {
        signal?.throwIfAborted();
        this.#report('reading');
      }
      if (row.kind === 'rejected') {
        const { line, reason, isFault } = row;
        this.#tally.reject({ file, line, reason, isFault });
        if (row.withdraws === null) continue;
        this.#spill.add(row.withdraws.key, { file, order: summary.rows, row });
        continue;
      }
      if (source === null && row.kind !== 'item') {
        throw new ImportAbandonedError(
          `${file} does not name its source. Give it a name with --source.`,
        );
      }
      if (source === null && row.kind === 'item') this.#sources.add(row.item.other_info.source);
      this.#spill.add(keyOf(row, source), { file, order: summary.rows, row });
    }
    this.#report('reading');
  }

  async #write(writer: CatalogueWriter): Promise<SpilledIds> {
    const { source, currency = 'USD', pictures, signal, now, refresh = false } = this.#request;
    const seen = new SpilledIds(this.#folder);
    const context = { writer, pictures, tally: this.#tally, signal, refresh, now };
    let batch: (ItemDraft | WholeItem)[] = [];
    const flush = async () => {
      signal?.throwIfAborted();
      await writeItems(batch, context);
      batch = [];
      this.#report('writing');
    };
    for await (const groups of this.#spill.groups()) {
      for (const group of groups) {
        const draft = makeDraft(group, { source, currency, tally: this.#tally });
        if (draft === null) continue;
        seen.add(draft.id);
        batch.push(draft);
        if (batch.length >= BATCH) await flush();
      }
    }
    await flush();
    return seen;
  }

  async #retire(writer: CatalogueWriter, seen: SpilledIds): Promise<void> {
    const available = availableOf(writer, [...this.#sources]);
    for await (const ids of seen.unseen(available)) {
      await writer.markUnavailable(ids, this.#request.now);
      this.#tally.summary.gone += ids.length;
    }
  }

  #refuseBadFeed(): void {
    const { faults, rows, rejections } = this.#tally.summary;
    if (this.#request.force === true || faults <= rows * FAULTS_SHARE_MAX) return;
    const shown = rejections.filter((one) => one.isFault).slice(0, FAULTS_SHOWN);
    throw new ImportAbandonedError(
      [`${faults} of ${rows} rows are invalid:`, ...shown.map(formatRejection)].join('\n'),
    );
  }

  #report(phase: ImportProgress['phase']): void {
    const { rows, rejected, items } = this.#tally.summary;
    const elapsedMs = performance.now() - this.#startedMs;
    this.#request.onProgress?.({ phase, file: this.#file, rows, rejected, items, elapsedMs });
  }
}

async function* availableOf(
  writer: CatalogueWriter,
  sources: readonly string[],
): AsyncGenerator<string[]> {
  for (const source of sources) yield* writer.availableIds(source);
}
