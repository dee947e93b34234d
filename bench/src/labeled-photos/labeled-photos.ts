import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type SeededRandom, shuffled } from '../sampling/seeded-random.ts';
import { kindsOfPhotoLabel } from './garment-labels.ts';

const LABELS_FILE = 'images.csv';
const PICTURE = /\.(jpe?g|png|webp)$/i;

export interface LabeledPhoto {
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
 * Says so and returns none when there is no such folder or file.
 */
export async function readLabeledPhotos(folder: string | null): Promise<LabeledPhoto[]> {
  const photos = folder === null ? [] : await photosOf(folder);
  if (photos.length === 0) {
    console.error(
      `No labeled photos: ${folder ?? '--data'} must name a folder with images.csv and pictures.`,
    );
  }
  return photos;
}

async function photosOf(folder: string): Promise<LabeledPhoto[]> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  if (!names.includes(LABELS_FILE)) return [];
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

const HELD_OUT_SHARE = 0.1;

interface Split {
  training: readonly LabeledPhoto[];
  heldOut: readonly LabeledPhoto[];
}

/**
 * Keeps about a tenth of the photos to judge by. All photos of a photographer are on one
 * side, because the floor and light of one home would tell the answer.
 */
export function holdOut(photos: readonly LabeledPhoto[], random: SeededRandom): Split {
  const wanted = photos.length * HELD_OUT_SHARE;
  const heldOut: LabeledPhoto[] = [];
  const hands = Map.groupBy(photos, ({ photographer, path }) => photographer ?? path);
  for (const taken of shuffled([...hands.values()], random)) {
    if (heldOut.length + taken.length <= wanted) heldOut.push(...taken);
  }
  const judged = new Set(heldOut);
  return { training: photos.filter((photo) => !judged.has(photo)), heldOut };
}
