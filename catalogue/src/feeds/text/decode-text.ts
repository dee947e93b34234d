import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BrokenFeedError } from './feed-errors.ts';

const GZIP_MAGIC = [0x1f, 0x8b] as const;
const WESTERN = new TextDecoder('windows-1252');

/**
 * Text out of a feed's bytes: gzip unpacked, byte order mark dropped, UTF-16 by its mark, the
 * encoding that an XML declaration names, otherwise UTF-8 in which each stray byte is read as
 * Windows-1252.
 * @throws BrokenFeedError when packed bytes end too early.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const { head, all } = await peekBytes(bytes, 256);
  if (head[0] === GZIP_MAGIC[0] && head[1] === GZIP_MAGIC[1]) {
    yield* decodeText(unzipped(all));
    return;
  }
  const label = utf16Label(head) ?? declaredLabel(head);
  if (label === null) yield* decodeUtf8(all);
  else yield* decodeBy(label, all);
}

function utf16Label(head: Uint8Array): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** The encoding that an XML declaration names, where it is another than UTF-8. */
function declaredLabel(head: Uint8Array): string | null {
  const start = WESTERN.decode(head);
  const label = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/i.exec(start)?.[1];
  if (label === undefined || /^utf-?(?:8|16)$/i.test(label)) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

async function* unzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: false });
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenFeedError(`The gzip file is damaged: ${why}`, { cause });
  } finally {
    source.destroy();
  }
}

async function* decodeBy(label: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder(label);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* decodeUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array(0);
  let isFirst = true;
  for await (const chunk of bytes) {
    const joined = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = joined.length - unfinishedLength(joined);
    rest = joined.subarray(whole);
    const text = decodeWithFallback(joined.subarray(0, whole));
    yield isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
    isFirst &&= text === '';
  }
  yield decodeWithFallback(rest);
}

/** How many bytes at the end belong to a character that the next chunk completes. */
function unfinishedLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0;
  }
  return 0;
}

function sequenceLength(lead: number): number {
  if (lead < 0xc2) return 1;
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) return 3;
  return lead < 0xf5 ? 4 : 1;
}

function decodeWithFallback(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isUtf8(buffer)) return buffer.toString('utf8');
  const parts: string[] = [];
  let good = 0;
  for (let at = 0; at < buffer.length; ) {
    const length = sequenceLength(buffer[at] ?? 0);
    if (length === 1 ? (buffer[at] ?? 0) < 0x80 : isUtf8(buffer.subarray(at, at + length))) {
      at += length;
      continue;
    }
    parts.push(buffer.toString('utf8', good, at), WESTERN.decode(buffer.subarray(at, at + 1)));
    at += 1;
    good = at;
  }
  parts.push(buffer.toString('utf8', good));
  return parts.join('');
}

async function* chained(
  first: readonly Uint8Array[],
  iterator: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function peekBytes(bytes: AsyncIterable<Uint8Array>, count: number) {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  for (let length = 0; length < count; ) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }
  return { head: Buffer.concat(chunks), all: chained(chunks, iterator) };
}
