import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePicture } from '@modiste/vision/decode-picture';
import { findForeground } from '@modiste/vision/find-foreground';
import { cropGarment } from '@modiste/vision/garment-crop';
import { toLabImage } from '@modiste/vision/lab-image';
import { type LabeledPhoto, readLabeledPhotos } from '../../labeled-photos/labeled-photos.ts';
import { seededRandom } from '../../sampling/seeded-random.ts';
import { drawScene, SCENE_SIDE_PX } from './draw-scene.ts';
import { randomDesign } from './scene-design.ts';
import { randomLabel } from './scene-figures.ts';
import { labelsOfPhoto, SCENE_LABELS } from './scene-labels.ts';

const SEED = 11;
const DESIGNS = 6000;

interface Writing {
  /** The folder of labeled photos; null when none was named. */
  data: string | null;
  out: string;
  /** The most photos and the most designs. */
  limit: number;
}

/**
 * Draws what the look network learns from, beside the photos' squares: files for `look/train.py`.
 * False when there are no photos.
 */
export async function writeScenes({ data, out, limit }: Writing): Promise<boolean> {
  const photos = await readLabeledPhotos(data);
  if (photos.length === 0) return false;
  await mkdir(out, { recursive: true });
  await writePhotos(out, photos.slice(0, limit));
  await writeDrawings(out, Math.min(limit, DESIGNS));
  return true;
}

/** `photos.rgba`: squares whose alpha is the foreground; `photos.json`: what each may show. */
async function writePhotos(out: string, photos: readonly LabeledPhoto[]): Promise<void> {
  const file = openSync(join(out, 'photos.rgba'), 'w');
  const rows: unknown[] = [];
  for (const { path, label } of photos) {
    const { raster } = await decodePicture(await readFile(path));
    const foreground = findForeground(toLabImage(raster));
    const { rgb, inside } = cropGarment({ raster, foreground }, SCENE_SIDE_PX);
    const pixels = Uint8Array.from({ length: inside.length * 4 }, (_, at) => {
      const pixel = Math.floor(at / 4);
      return Math.round(
        at % 4 === 3 ? (inside[pixel] ?? 0) * 255 : (rgb[pixel * 3 + (at % 4)] ?? 0),
      );
    });
    writeSync(file, pixels);
    const labels = labelsOfPhoto(label).map((each) => SCENE_LABELS.indexOf(each));
    const { width, height } = raster;
    rows.push({ labels, width, height, box: foreground.box, share: foreground.share });
    if (rows.length % 500 === 0) console.log(`${rows.length} photos of ${photos.length}`);
  }
  closeSync(file);
  await writeFile(join(out, 'photos.json'), JSON.stringify(rows));
}

/** `scenes.rgba`: front and back of each design in two layers; `scenes.json`: what they show. */
async function writeDrawings(out: string, designs: number): Promise<void> {
  const random = seededRandom(SEED);
  const file = openSync(join(out, 'scenes.rgba'), 'w');
  const rows: unknown[] = [];
  for (let at = 0; at < designs; at += 1) {
    const design = randomDesign(randomLabel(random), random);
    for (const side of ['front', 'back'] as const) {
      const { behind, garment, isWorn } = await drawScene(design, side, random);
      writeSync(file, behind);
      writeSync(file, garment);
      rows.push({ label: SCENE_LABELS.indexOf(design.label), isWorn });
    }
    if (at % 500 === 0) console.log(`${at} designs of ${designs}`);
  }
  closeSync(file);
  await writeFile(join(out, 'scenes.json'), JSON.stringify({ labels: SCENE_LABELS, scenes: rows }));
}
