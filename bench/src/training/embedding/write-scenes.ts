import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePicture, type Raster } from '@modiste/vision/decode-picture';
import { type Foreground, findForeground } from '@modiste/vision/find-foreground';
import { cropGarment } from '@modiste/vision/garment-crop';
import { toLabImage } from '@modiste/vision/lab-image';
import { type LabeledPhoto, readLabeledPhotos } from '../../labeled-photos/labeled-photos.ts';
import { type SewnColorway, sewnColorways, sewnRaster } from '../sewn-pictures.ts';
import { labelOfDemoType, labelsOfPhoto, SCENE_LABELS } from './scene-labels.ts';

const SCENE_SIDE_PX = 128;

interface Writing {
  /** The folder of labeled photos; null when none was named. */
  data: string | null;
  out: string;
  /** The most photos and the most colorways. */
  limit: number;
}

/**
 * Gathers what the embedding network learns from, sewn pictures beside the photos' squares: files
 * for `embedding/train.py`. False when there are no photos.
 */
export async function writeScenes({ data, out, limit }: Writing): Promise<boolean> {
  const photos = await readLabeledPhotos(data);
  if (photos.length === 0) return false;
  await mkdir(out, { recursive: true });
  await writePhotos(out, photos.slice(0, limit));
  await writeSewn(out, sewnColorways().slice(0, limit));
  return true;
}

/** A square about the foreground, whose alpha is the foreground. */
function squareOf(raster: Raster, foreground: Foreground): Uint8Array {
  const { rgb, inside } = cropGarment({ raster, foreground }, SCENE_SIDE_PX);
  return Uint8Array.from({ length: inside.length * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    return Math.round(at % 4 === 3 ? (inside[pixel] ?? 0) * 255 : (rgb[pixel * 3 + (at % 4)] ?? 0));
  });
}

/** `photos.rgba`: a square of each; `photos.json`: what each may show. */
async function writePhotos(out: string, photos: readonly LabeledPhoto[]): Promise<void> {
  const file = openSync(join(out, 'photos.rgba'), 'w');
  const rows: unknown[] = [];
  for (const { path, label } of photos) {
    const { raster } = await decodePicture(await readFile(path));
    writeSync(file, squareOf(raster, findForeground(toLabImage(raster))));
    rows.push({ labels: labelsOfPhoto(label).map((each) => SCENE_LABELS.indexOf(each)) });
    if (rows.length % 500 === 0) console.log(`${rows.length} photos of ${photos.length}`);
  }
  closeSync(file);
  await writeFile(join(out, 'photos.json'), JSON.stringify(rows));
}

/** The views of its pairs: front and back, or twice the front of what has no back, and worn. */
function viewsOf({ names: { front, back = front, worn } }: SewnColorway): string[] {
  if (front === undefined || back === undefined) return [];
  return worn === undefined ? [front, back] : [front, back, front, worn];
}

/** `scenes.rgba`: two squares of each pair, one after the other; `scenes.json`: what they show. */
async function writeSewn(out: string, colorways: readonly SewnColorway[]): Promise<void> {
  const file = openSync(join(out, 'scenes.rgba'), 'w');
  const rows: unknown[] = [];
  for (const [at, colorway] of colorways.entries()) {
    const label = labelOfDemoType(colorway.type);
    if (label === null) throw new RangeError(`The type "${colorway.type}" has no label`);
    for (const name of viewsOf(colorway)) {
      const raster = await sewnRaster(name);
      writeSync(file, squareOf(raster, findForeground(toLabImage(raster))));
      const isWorn = name === colorway.names.worn;
      rows.push({ label: SCENE_LABELS.indexOf(label), isWorn });
    }
    if (at % 100 === 0) console.log(`${at} colorways of ${colorways.length}`);
  }
  closeSync(file);
  await writeFile(join(out, 'scenes.json'), JSON.stringify({ labels: SCENE_LABELS, scenes: rows }));
}
