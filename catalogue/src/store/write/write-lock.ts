import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileLockedError, lockFile } from '../../file-lock/file-lock.ts';
import { CatalogueBusyError } from '../catalogue-errors.ts';

/**
 * Makes this process the only writer of a local catalogue and returns how to let others write.
 * @throws CatalogueBusyError while another writer runs.
 */
export async function takeWriteLock(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  try {
    return await lockFile(join(folder, 'writer.lock'));
  } catch (cause) {
    if (!(cause instanceof FileLockedError)) throw cause;
    throw new CatalogueBusyError(
      'Another import is writing to this catalogue. Wait until it has ended, then try again.',
    );
  }
}
