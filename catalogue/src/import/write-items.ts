import { createHash } from 'node:crypto';
import type { PictureSource } from '../catalogue.ts';
import { ENRICHMENT_VERSION, enrichItem } from '../enrich/enrich-item.ts';
import type { CatalogueWriter, StoredItem } from '../store/catalogue-writer.ts';
import type { ImportTally } from './import-summary.ts';
import type { ItemDraft, WholeItem } from './item-draft.ts';

/** Items whose pictures are taken at a time. */
const CONCURRENCY = 8;

export interface WriteContext {
  writer: CatalogueWriter;
  pictures: PictureSource;
  tally: ImportTally;
  signal: AbortSignal | undefined;
  /** Writes unchanged items too. */
  refresh: boolean;
}

/** Writes those of some items that are new or say something else than before. */
export async function writeItems(
  drafts: readonly (ItemDraft | WholeItem)[],
  context: WriteContext,
): Promise<void> {
  const { writer, tally, signal, refresh } = context;
  const known = await writer.known(drafts.map(({ id }) => id));
  const pending: { draft: ItemDraft | WholeItem; hash: string }[] = [];
  for (const draft of drafts) {
    const hash = hashOf(draft);
    const before = known.get(draft.id);
    const isListed = draft.kind !== 'item' || draft.item.other_info.availability !== 'unavailable';
    const isSame = before?.hash === hash && before.available === isListed;
    tally.summary.items += 1;
    if (before === undefined) tally.summary.added += 1;
    else if (isListed && !before.available) tally.summary.returned += 1;
    else if (isSame) tally.summary.unchanged += 1;
    else tally.summary.changed += 1;
    if (!isSame || refresh) pending.push({ draft, hash });
  }
  const rows: StoredItem[] = [];
  await inParallel(pending, async ({ draft, hash }) => {
    signal?.throwIfAborted();
    const { stored, missingPictures, picturesTaken } = await enrichItem(draft, context.pictures);
    rows.push({ ...stored, hash });
    tally.summary.picturesTaken += picturesTaken;
    for (const reference of missingPictures) tally.missPicture(reference);
  });
  if (rows.length > 0) await writer.upsert(rows);
}

const hashOf = (draft: ItemDraft | WholeItem): string =>
  createHash('sha256')
    .update(JSON.stringify([ENRICHMENT_VERSION, draft]))
    .digest('base64url')
    .slice(0, 22);

async function inParallel<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const queue = values.values();
  const worker = async () => {
    for (const value of queue) await work(value);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
