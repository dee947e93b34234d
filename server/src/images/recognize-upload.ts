import { isExplicit, type RecognizedPicture } from '@modiste/vision/recognized-picture';
import type { Deps } from '../deps/deps.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Recognizes what an upload shows, before anything of it is stored. A failure of the network is
 * logged and does not refuse the upload.
 * @returns what it shows; null where that could not be told.
 * @throws ApiError `explicit_image`, where the settings ask for that.
 */
export async function recognizeUpload(
  { config, recognizer, log }: Pick<Deps, 'config' | 'recognizer' | 'log'>,
  bytes: Uint8Array,
): Promise<RecognizedPicture | null> {
  const picture = await recognizer.recognize(bytes).catch((error: unknown) => {
    log.error({ err: error }, 'upload stored without recognition');
    return null;
  });
  if (picture !== null && config.refusesExplicit && isExplicit(picture)) {
    throw new ApiError('explicit_image');
  }
  return picture;
}
