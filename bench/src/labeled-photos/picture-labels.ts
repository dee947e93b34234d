import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';

const SHOES: readonly PictureKind[] = [
  'sneakers',
  'boots',
  'dress-shoes',
  'heels',
  'sandals',
  'flats',
  'clogs',
];

/** What each label of the photos may show, as far as a stranger would call it right. */
const KINDS: Readonly<Record<string, readonly PictureKind[]>> = {
  'T-Shirt': ['t-shirt', 'polo-shirt'],
  Polo: ['polo-shirt', 't-shirt'],
  Undershirt: ['tank-top', 't-shirt'],
  Top: ['tank-top', 't-shirt', 'shirt'],
  Shirt: ['shirt'],
  Blouse: ['shirt'],
  Longsleeve: ['long-sleeve-top', 'hoodie'],
  Hoodie: ['hoodie', 'long-sleeve-top'],
  Outwear: ['outerwear', 'blazer'],
  Blazer: ['blazer', 'outerwear'],
  Dress: ['dress'],
  Skirt: ['skirt'],
  Pants: ['pants'],
  Shorts: ['shorts'],
  Shoes: SHOES,
  Hat: ['hat'],
};

export const pictureKindsOfLabel = (label: string): readonly PictureKind[] => KINDS[label] ?? [];

/** The one kind that a label teaches; all kinds of shoes for a shoe of which no more is known. */
export function taughtKinds(label: string, shoe: PictureKind | undefined): readonly PictureKind[] {
  if (label === 'Shoes') return shoe === undefined ? SHOES : [shoe];
  if (label === 'Top') return ['tank-top'];
  return pictureKindsOfLabel(label).slice(0, 1);
}

/**
 * The kinds of the shoes in some photos, from `shoe-kinds.csv` (image,kind) beside `images.csv`;
 * empty where there is no such file.
 */
export async function readShoeKinds(folder: string): Promise<ReadonlyMap<string, PictureKind>> {
  const csv = await readFile(join(folder, 'shoe-kinds.csv'), 'utf8').catch(() => '');
  return new Map(
    csv.split(/\r?\n/).flatMap((row) => {
      const [image = '', name] = row.split(',');
      const kind = PICTURE_KINDS.find((each) => each === name);
      return kind === undefined ? [] : [[image, kind] as const];
    }),
  );
}
