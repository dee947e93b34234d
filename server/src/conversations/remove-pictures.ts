import type { Deps } from '../deps/deps.ts';
import { attachmentKey } from '../images/attachment-key.ts';

/** Removes the pictures of uploads that are forgotten; the daily sweep removes what this leaves. */
export async function removePictures(
  { objects, log }: Pick<Deps, 'objects' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await objects.remove(attachmentKey(id));
    } catch (error) {
      log.error({ err: error }, 'upload deleted, but not its picture');
    }
  }
}
