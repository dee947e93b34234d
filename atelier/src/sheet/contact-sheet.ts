import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { GARMENT_VIEWS, type GarmentView, garmentPicture } from '@modiste/wardrobe/garment-picture';
import { lightGarment } from '@modiste/wardrobe/lit-garment';
import { unpackDrape } from '@modiste/wardrobe/unpack-drape';
import sharp from 'sharp';
import { SILHOUETTES } from '../patterns/garments/silhouettes.ts';
import { readStoredDrapes, type StoredDrape } from '../store/drape-files.ts';
import { lookOf } from './cloth-looks.ts';

const MOST_COLUMNS = 9;
const DEFAULT_COLOR = '#b9b4ab';

/** Front, back and detail of a drape, one beside the other. */
function photograph({ packed }: StoredDrape, widthPx: number): Promise<Buffer[]> {
  const drape = unpackDrape(packed);
  const silhouette = SILHOUETTES.find(({ name }) => name === drape.name);
  const look = silhouette
    ? lookOf(silhouette.cloth)
    : ({ weave: 'poplin', color: DEFAULT_COLOR } as const);
  const [front, back] = [lightGarment(drape), lightGarment(drape, 'back')];
  const pictureOf = (view: GarmentView) =>
    garmentPicture({ garment: view === 'back' ? back : front, look, view, widthPx });
  return Promise.all(GARMENT_VIEWS.map(pictureOf));
}

/**
 * Photographs all stored drapes from front and back and near by, and writes them to one picture in a
 * folder; returns the picture's path.
 */
export async function writeContactSheet(
  folder: string,
  widthPx: 320 | 640 | 1280,
): Promise<string> {
  const pictures: Buffer[] = [];
  for (const drape of readStoredDrapes()) pictures.push(...(await photograph(drape, widthPx)));
  const height = Math.round((widthPx * 4) / 3);
  const columns = Math.max(1, Math.min(MOST_COLUMNS, pictures.length));
  const rows = Math.max(1, Math.ceil(pictures.length / columns));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `drapes-${widthPx}.png`);
  await sharp({
    create: { width: widthPx * columns, height: height * rows, channels: 3, background: '#ffffff' },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % columns) * widthPx,
        top: Math.floor(index / columns) * height,
      })),
    )
    .png()
    .toFile(file);
  return file;
}
