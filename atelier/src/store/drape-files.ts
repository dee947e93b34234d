import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where drapes are stored for the demo shop. */
const FOLDER = fileURLToPath(new URL('../../../wardrobe/drapes/', import.meta.url));
const ENDING = '.drape';

export function storeDrape(name: string, packed: Uint8Array): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}${ENDING}`);
  writeFileSync(file, packed);
  return path.relative(process.cwd(), file);
}

export interface StoredDrape {
  name: string;
  packed: Uint8Array;
}

export function readStoredDrapes(): StoredDrape[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -ENDING.length),
      packed: readFileSync(path.join(FOLDER, file)),
    }));
}
