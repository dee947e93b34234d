import { detectFormat, HEAD_CHARS } from '../feeds/detect-format.ts';
import type { FeedRow, ProductRow, RejectedRow } from '../feeds/fields/feed-row.ts';
import { decodeText } from '../feeds/text/decode-text.ts';
import { peekText } from '../feeds/text/peek-text.ts';

/** A feed in a test: its bytes cut into small pieces, so that every seam is met. */
export async function readFeedText(
  feed: string | Uint8Array,
  context: { now?: Date; siteUrl?: string; pieceBytes?: number } = {},
) {
  const { now = new Date('2026-06-15T12:00:00Z'), siteUrl = '', pieceBytes = 7 } = context;
  const bytes = typeof feed === 'string' ? Buffer.from(feed) : feed;
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      yield bytes.subarray(at, at + pieceBytes);
    }
  }
  const { head, all } = await peekText(decodeText(pieces()), HEAD_CHARS);
  const format = detectFormat(head);
  const rows: FeedRow[] = [];
  for await (const row of format.read(all, { now, currency: 'USD', siteUrl })) rows.push(row);
  return {
    format: format.name,
    products: rows.filter((row): row is ProductRow => row.kind === 'product'),
    rejected: rows.filter((row): row is RejectedRow => row.kind === 'rejected'),
    rows,
  };
}
