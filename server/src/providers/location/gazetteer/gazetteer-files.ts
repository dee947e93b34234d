import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { GazetteerTexts } from './make-gazetteer.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const fileOf = (name: keyof GazetteerTexts) => new URL(`${name}.tsv.br`, import.meta.url);

export async function readGazetteerFile(name: keyof GazetteerTexts): Promise<Buffer> {
  return decompress(await readFile(fileOf(name)));
}

/** Replaces the files of the gazetteer. */
export async function writeGazetteerFiles(texts: GazetteerTexts): Promise<void> {
  for (const name of ['cities', 'regions', 'names'] as const) {
    await writeFile(fileOf(name), await compress(texts[name]));
  }
}
