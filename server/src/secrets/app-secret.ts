import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'secret';
const SECRET_BYTES = 32;
const KEY_BYTES = 32;

async function readOrMake(folder: string): Promise<string> {
  const path = join(folder, FILE);
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFile(path, 'utf8');
  }
}

/** Derives a key of 32 bytes for one purpose from the app's secret (HKDF, RFC 5869). */
export type DeriveKey = (purpose: string) => Uint8Array;

/** Opens the app's secret: the given one, or one that is generated once and kept in the data folder. */
export async function openAppSecret(given: string | null, dataFolder: string): Promise<DeriveKey> {
  const secret = given ?? (await readOrMake(dataFolder));
  return (purpose) => new Uint8Array(hkdfSync('sha256', secret, 'modiste', purpose, KEY_BYTES));
}
