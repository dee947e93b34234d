import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileLockedError, lockFile } from '@modiste/catalogue/file-lock/file-lock';

const LOCK_FILE = 'modiste.lock';

/** The data folder cannot be used: another app runs on it, or it cannot be written. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

function cannotWrite(folder: string, cause: unknown): DataFolderError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DataFolderError(
    `The data folder ${folder} cannot be written (${why}). ` +
      'Give the app the right to, or name another folder with MODISTE_DATA.',
    { cause },
  );
}

function cannotShare(folder: string, { holder }: FileLockedError): DataFolderError {
  const path = join(folder, LOCK_FILE);
  return new DataFolderError(
    holder === null
      ? `The lock ${path} keeps changing hands. Try again.`
      : `Another Modiste (process ${holder}) is using the data folder ${folder}. ` +
          'Stop it, or name another folder with MODISTE_DATA.',
  );
}

/**
 * Makes this process the only app on a data folder and returns how to leave it. The lock of an
 * app that was killed is taken over.
 * @throws DataFolderError while another app runs on it, or where it cannot be written.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    return await lockFile(join(folder, LOCK_FILE));
  } catch (cause) {
    throw cause instanceof FileLockedError
      ? cannotShare(folder, cause)
      : cannotWrite(folder, cause);
  }
}
