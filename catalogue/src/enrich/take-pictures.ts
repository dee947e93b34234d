import { describePicture } from '@modiste/vision/describe-picture';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import type { PictureSource } from '../catalogue.ts';

export interface TakenPictures {
  urls: string[];
  /** What the first picture that could be read shows, or null. */
  facts: PictureFacts | null;
  /** References that led nowhere. */
  missing: string[];
}

/** Makes pictures servable, in order, and looks at the first that can be read. */
export async function takePictures(
  references: readonly string[],
  source: PictureSource,
): Promise<TakenPictures> {
  const taken: TakenPictures = { urls: [], facts: null, missing: [] };
  for (const reference of references) {
    const picture = await source.take(reference);
    if (picture === null) {
      taken.missing.push(reference);
      continue;
    }
    taken.urls.push(picture.url);
    if (taken.facts === null && picture.bytes !== null) taken.facts = await look(picture.bytes);
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
