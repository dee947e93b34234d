import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { kindOfType } from '@modiste/catalogue/understand/pictured-kinds';
import { PICTURE_KINDS, type PictureKind } from '@modiste/contract/values';
import { decodePicture, type Raster } from '@modiste/vision/decode-picture';
import { openNetwork } from '@modiste/vision/open-network';
import { mirrorIndexes, recognitionFeatures } from '@modiste/vision/recognition-features';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { shopPicture } from '@modiste/wardrobe/shop-picture';
import { type LabeledPhoto, readLabeledPhotos } from '../../labeled-photos/labeled-photos.ts';
import { readShoeKinds, taughtKinds } from '../../labeled-photos/picture-labels.ts';
import { seededRandom } from '../../sampling/seeded-random.ts';
import { layOnPhoto } from '../lay-on-photo.ts';

const SEED = 5;
const HELD_OUT = 'small_validation';
const DRAWINGS_OF_A_KIND = 45;
const DRAWING_WIDTH_PX = 240;
const BACKDROPS_EVERY = 37;

interface Example {
  raster: () => Promise<Raster>;
  kinds: readonly PictureKind[];
  drawn: boolean;
}

/** Drawings of the kinds that no photo shows. */
function drawnItems(shown: ReadonlySet<PictureKind>): { name: string; kind: PictureKind }[] {
  const fronts = demoItems().flatMap(({ image_urls, other_info }) => {
    const kind = kindOfType(other_info.type);
    const name = basename(image_urls[0] ?? '', '.webp');
    return kind === null || shown.has(kind) || name === '' ? [] : [{ name, kind }];
  });
  return [...Map.groupBy(fronts, ({ kind }) => kind).values()].flatMap((some) =>
    some.slice(0, DRAWINGS_OF_A_KIND),
  );
}

async function readRaster(path: string): Promise<Raster> {
  const { raster } = await decodePicture(await readFile(path));
  return raster;
}

async function gather(
  data: string,
  all: readonly LabeledPhoto[],
  limit: number,
): Promise<Example[]> {
  const random = seededRandom(SEED);
  const shoes = await readShoeKinds(data);
  const photos = all.filter(({ path }) => !path.includes(HELD_OUT)).slice(0, limit);
  const examples = photos.map(({ path, label }): Example => {
    const kinds = taughtKinds(label, shoes.get(basename(path, extname(path))));
    return { raster: () => readRaster(path), kinds, drawn: false };
  });
  const shown = new Set(examples.flatMap(({ kinds }) => kinds));
  const drawn = drawnItems(shown).slice(0, limit);
  const laid = drawn.map(({ name, kind }, at): Example => {
    const backdrop = photos[(at * BACKDROPS_EVERY) % photos.length];
    const raster = async () => {
      const bytes = await shopPicture(name, DRAWING_WIDTH_PX);
      if (bytes === null || backdrop === undefined) throw new Error(`nothing draws ${name}`);
      const { raster: garment } = await decodePicture(bytes);
      return layOnPhoto(garment, await readRaster(backdrop.path), random);
    };
    return { raster, kinds: [kind], drawn: true };
  });
  return [...examples, ...laid];
}

interface Writing {
  /** The folder of labeled photos; null when none was named. */
  data: string | null;
  out: string;
  limit: number;
}

/** Writes what the model of picture kinds learns from, for `train.py`; false without photos. */
export async function writeFeatures({ data, out, limit }: Writing): Promise<boolean> {
  const photos = await readLabeledPhotos(data);
  if (data === null || photos.length === 0) return false;
  const examples = await gather(data, photos, limit);
  await mkdir(out, { recursive: true });
  const run = await openNetwork();
  const file = openSync(join(out, 'numbers.f32'), 'w');
  for (const [at, { raster }] of examples.entries()) {
    const { features } = await recognitionFeatures(run, await raster());
    writeSync(file, new Uint8Array(features.buffer));
    if (at % 500 === 0) console.log(`${at} pictures of ${examples.length}`);
  }
  closeSync(file);
  const pictures = examples.map(({ kinds, drawn }) => ({
    kinds: kinds.map((kind) => PICTURE_KINDS.indexOf(kind)),
    drawn,
  }));
  const about = { kinds: PICTURE_KINDS, mirror: [...mirrorIndexes()], pictures };
  await writeFile(join(out, 'numbers.json'), JSON.stringify(about));
  return true;
}
