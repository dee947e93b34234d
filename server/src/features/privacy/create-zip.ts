import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** With its folders. */
  name: string;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Pictures are compressed by their own kind already. */
const isPicture = (name: string) => name.endsWith('.webp');

/** A ZIP file as a stream: only one piece of it is held in memory at a time. */
export async function* createZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, chunks } of entries) {
    const file = isPicture(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
