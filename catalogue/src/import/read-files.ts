import { detectFormat, HEAD_CHARS, SUPPORTED_FORMATS } from '../feeds/detect-format.ts';
import type { FeedFile } from '../feeds/feed-file.ts';
import type { FeedContext, FeedFormat, FeedRow } from '../feeds/fields/feed-row.ts';
import { decodeText } from '../feeds/text/decode-text.ts';
import { BrokenFeedError, UnsupportedFeedError } from '../feeds/text/feed-errors.ts';
import { peekText } from '../feeds/text/peek-text.ts';
import type { ImportSummary } from './import-summary.ts';

export interface ReadRow {
  file: string;
  row: FeedRow;
}

/**
 * The rows of every file whose format is known; notes in the summary what was read and skipped.
 * @throws UnsupportedFeedError when not one file could be read
 * @throws BrokenFeedError when a file breaks in the middle
 */
export async function* readFiles(
  files: Iterable<FeedFile> | AsyncIterable<FeedFile>,
  context: FeedContext,
  summary: ImportSummary,
): AsyncGenerator<ReadRow> {
  for await (const file of files) {
    const opened = await openFeed(file, summary);
    if (opened === null) continue;
    let rows = 0;
    for await (const row of readWhole(file, opened, context)) {
      rows += 1;
      yield { file: file.name, row };
    }
    if (rows > 0) summary.files.push({ name: file.name, format: opened.format.name, rows });
    else
      summary.skipped.push({
        name: file.name,
        reason: `${opened.format.name} without any product`,
      });
  }
  if (summary.files.length > 0) return;
  const reasons = summary.skipped.slice(0, 5).map(({ name, reason }) => `${name}: ${reason}`);
  const found = reasons.length > 0 ? reasons.join('; ') : 'there is no file';
  throw new UnsupportedFeedError(
    `Nothing to import. ${found}. Supported formats: ${SUPPORTED_FORMATS}.`,
  );
}

interface OpenedFeed {
  format: FeedFormat;
  text: AsyncIterable<string>;
}

async function openFeed(file: FeedFile, summary: ImportSummary): Promise<OpenedFeed | null> {
  const { head, all } = await orBroken(file, () => peekText(decodeText(file.open()), HEAD_CHARS));
  try {
    return { format: detectFormat(head), text: withoutNuls(all) };
  } catch (error) {
    if (!(error instanceof UnsupportedFeedError)) throw error;
    summary.skipped.push({ name: file.name, reason: error.message });
    await all.return(undefined);
    return null;
  }
}

async function* withoutNuls(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of text) yield chunk.replaceAll('\u0000', '');
}

async function* readWhole(
  file: FeedFile,
  { format, text }: OpenedFeed,
  context: FeedContext,
): AsyncGenerator<FeedRow> {
  const rows = format.read(text, context);
  try {
    for (;;) {
      const next = await orBroken(file, () => rows.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await rows.return(undefined);
  }
}

/** Whatever goes wrong while a file is read names the file. */
async function orBroken<T>(file: FeedFile, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenFeedError(`${file.name}: ${why}`, { cause });
  }
}
