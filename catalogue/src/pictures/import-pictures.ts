import { describePicture } from '@modiste/vision/describe-picture';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import type { PictureSource } from './picture-source.ts';

export interface ImportedPictures {
  urls: string[];
  /** What the first picture that could be read shows, or null. */
  facts: PictureFacts | null;
  /** The index in `urls` of each reference's picture. */
  positions: Map<string, number>;
  /** What the first picture and those in `toDescribe` show, by reference. */
  described: Map<string, PictureFacts>;
  /** References that could not be found. */
  missing: string[];
}

/**
 * Imports pictures in order, and describes the first that can be read and those in `toDescribe`.
 */
export async function importPictures(
  references: readonly string[],
  source: PictureSource,
  toDescribe: ReadonlySet<string> = new Set(),
): Promise<ImportedPictures> {
  const imported: ImportedPictures = {
    urls: [],
    facts: null,
    positions: new Map(),
    described: new Map(),
    missing: [],
  };
  for (const reference of references) {
    const picture = await source.take(reference);
    if (picture === null) {
      imported.missing.push(reference);
      continue;
    }
    imported.positions.set(reference, imported.urls.length);
    imported.urls.push(picture.url);
    const isToDescribe = imported.facts === null || toDescribe.has(reference);
    const facts = isToDescribe && picture.bytes !== null ? await describe(picture.bytes) : null;
    imported.facts ??= facts;
    if (facts !== null) imported.described.set(reference, facts);
  }
  return imported;
}

async function describe(bytes: Uint8Array): Promise<PictureFacts | null> {
  try {
    return await describePicture(bytes);
  } catch (error) {
    if (error instanceof Error && error.name === 'UnreadablePictureError') return null;
    throw error;
  }
}
