import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { kindsOfPhotoLabel } from './garment-labels.ts';

const LABELS_FILE = 'images.csv';
const PICTURE = /\.(jpe?g|png|webp)$/i;

export interface LabelledPhoto {
  path: string;
  /** As the labels say it. */
  label: string;
  /** The places in KINDS that its label may mean. */
  kinds: readonly number[];
  /** Null where the labels do not say who took it. */
  photographer: string | null;
  isForChild: boolean;
}

/**
 * The photos of a folder in the form of Alexey Grigorev's "Clothing dataset": `images.csv` with the
 * columns `image` (a file name without its ending), `label` and, where known, `sender_id` and
 * `kids`; the pictures in any folder below. Photos whose label names no kind are left out.
 * Null when the folder has no such file.
 */
export async function labelledPhotos(folder: string): Promise<LabelledPhoto[] | null> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  if (!names.includes(LABELS_FILE)) return null;
  const paths = new Map(
    names
      .filter((name) => PICTURE.test(name))
      .map((name) => [parse(name).name, join(folder, name)]),
  );
  return labelRows(await readFile(join(folder, LABELS_FILE), 'utf8')).flatMap((row) => {
    const path = paths.get(row.get('image') ?? '');
    const label = row.get('label') ?? '';
    const kinds = kindsOfPhotoLabel(label);
    if (path === undefined || kinds.length === 0) return [];
    const photographer = row.get('sender_id') ?? null;
    return [{ path, label, kinds, photographer, isForChild: row.get('kids') === 'True' }];
  });
}

function labelRows(csv: string): Map<string, string>[] {
  const [header = [], ...rows] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return rows.map((cells) => new Map(header.map((column, at) => [column, cells[at] ?? ''])));
}
