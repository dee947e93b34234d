import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Gender } from '@modiste/contract/values';

/** A garment that was draped, or a shape that was lofted, as it is stored. */
export type StoredShape =
  | { kind: 'drape'; file: string }
  | { kind: 'loft'; files: Readonly<Record<string, string>> };

const DRAPES = join(import.meta.dirname, '../../drapes');
const LOFTS = join(import.meta.dirname, '../../lofts');
const DRAPE_FILE = /^(.+)--.+\.drape$/;
const LOFT_FILE = /^(.+)-(front|side|back|detail)\.loft$/;

const filesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

function findShapes(): ReadonlyMap<string, StoredShape> {
  const shapes = new Map<string, StoredShape>();
  for (const file of filesOf(DRAPES)) {
    const [, name] = DRAPE_FILE.exec(file) ?? [];
    if (name && !shapes.has(name)) shapes.set(name, { kind: 'drape', file: join(DRAPES, file) });
  }
  for (const file of filesOf(LOFTS)) {
    const [, name, view] = LOFT_FILE.exec(file) ?? [];
    if (!name || !view) continue;
    const known = shapes.get(name);
    const files = known?.kind === 'loft' ? known.files : {};
    shapes.set(name, { kind: 'loft', files: { ...files, [view]: join(LOFTS, file) } });
  }
  return shapes;
}

/** The body that a garment for women is shown on, where it was draped on several. */
const WOMAN = 'woman-hourglass-relaxed';

let shapes: ReadonlyMap<string, StoredShape> | null = null;

/** Every stored shape by its name; those on several bodies once. Found once per process. */
export function storedShapes(): ReadonlyMap<string, StoredShape> {
  shapes ??= findShapes();
  return shapes;
}

/** The file of a garment as it hangs on a body; null where it was not draped on that one. */
export function drapeOn(shape: string, body: string): string | null {
  const file = join(DRAPES, `${shape}--${body}.drape`);
  return existsSync(file) ? file : null;
}

/** The name of the silhouette that a drape's file holds. */
export const silhouetteOf = (file: string): string => basename(file).replace(/--.+$/, '');

/** A stored shape as a shop shows it to those it is sold to; null where none has that name. */
export function shapeShownTo(gender: Gender, name: string): StoredShape | null {
  const stored = storedShapes().get(name) ?? null;
  const file = gender === 'Women' && stored?.kind === 'drape' ? drapeOn(name, WOMAN) : null;
  return file === null ? stored : { kind: 'drape', file };
}

const hashes = new Map<string, string>();

/** What tells one version of a stored file from another. */
export function fileHash(file: string): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  hashes.set(file, hash);
  return hash;
}
