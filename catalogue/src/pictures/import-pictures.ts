import { describePicture } from '@modiste/vision/describe-picture';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import type { PictureSource } from './picture-source.ts';

export interface ImportedPictures {
  urls: string[];
  /** What the first picture that could be read shows, or null. */
  facts: PictureFacts | null;
  /** Where each reference's picture stands in `urls`. */
  places: Map<string, number>;
  /** What the pictures that were asked for show, by reference. */
  seen: Map<string, PictureFacts>;
  /** References that led nowhere. */
  missing: string[];
}

/**
 * Makes pictures servable, in order, and looks at the first that can be read and at those that are
 * asked for.
 */
export async function importPictures(
  references: readonly string[],
  source: PictureSource,
  asked: ReadonlySet<string> = new Set(),
): Promise<ImportedPictures> {
  const taken: ImportedPictures = {
    urls: [],
    facts: null,
    places: new Map(),
    seen: new Map(),
    missing: [],
  };
  for (const reference of references) {
    const picture = await source.take(reference);
    if (picture === null) {
      taken.missing.push(reference);
      continue;
    }
    taken.places.set(reference, taken.urls.length);
    taken.urls.push(picture.url);
    const isWanted = taken.facts === null || asked.has(reference);
    const facts = isWanted && picture.bytes !== null ? await look(picture.bytes) : null;
    taken.facts ??= facts;
    if (facts !== null) taken.seen.set(reference, facts);
  }
  return taken;
}

async function look(bytes: Uint8Array): Promise<PictureFacts | null> {
  try {
    return await describePicture(bytes);
  } catch (error) {
    if (error instanceof Error && error.name === 'UnreadablePictureError') return null;
    throw error;
  }
}
