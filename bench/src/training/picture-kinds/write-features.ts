import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { PICTURE_KINDS } from '@modiste/contract/values';
import { decodePicture, type Raster } from '@modiste/vision/decode-picture';
import { openNetwork } from '@modiste/vision/open-network';
import { mirrorIndexes, recognitionFeatures } from '@modiste/vision/recognition-features';
import { readLabeledPhotos } from '../../labeled-photos/labeled-photos.ts';
import {
  pictureKindsOfLabel,
  readShoeKinds,
  taughtKinds,
} from '../../labeled-photos/picture-labels.ts';
import { seededRandom } from '../../sampling/seeded-random.ts';
import { type KindExample, sewnExamples } from './sewn-examples.ts';

const SEED = 5;
const HELD_OUT = 'small_validation';
const BACKDROP_EVERY = 12;

interface Writing {
  /** The folder of labeled photos; null when none was named. */
  data: string | null;
  out: string;
  /** The most photos and the most colorways of the shop. */
  limit: number;
}

/** The photos, and then the sewn pictures on the grounds of some of them. */
async function* examplesOf(data: string, limit: number): AsyncGenerator<KindExample> {
  const random = seededRandom(SEED);
  const shoes = await readShoeKinds(data);
  const backdrops: Raster[] = [];
  const photos = (await readLabeledPhotos(data)).slice(0, limit);
  for (const [at, { path, label }] of photos.entries()) {
    const { raster } = await decodePicture(await readFile(path));
    const isHeldOut = path.includes(HELD_OUT);
    if (!isHeldOut && at % BACKDROP_EVERY === 0) backdrops.push(raster);
    const shoe = shoes.get(basename(path, extname(path)));
    const kinds = isHeldOut
      ? shoe
        ? [shoe]
        : pictureKindsOfLabel(label)
      : taughtKinds(label, shoe);
    yield { raster, kinds, shape: null, look: null, isHeldOut };
  }
  yield* sewnExamples({ backdrops, limit, random });
}

/** Writes what the model of picture kinds learns from, for `train.py`; false without photos. */
export async function writeFeatures({ data, out, limit }: Writing): Promise<boolean> {
  if (data === null || (await readLabeledPhotos(data)).length === 0) return false;
  await mkdir(out, { recursive: true });
  const run = await openNetwork();
  const file = openSync(join(out, 'numbers.f32'), 'w');
  const pictures: unknown[] = [];
  for await (const { raster, kinds, ...rest } of examplesOf(data, limit)) {
    const { features } = await recognitionFeatures(run, raster);
    writeSync(file, new Uint8Array(features.buffer));
    pictures.push({ ...rest, kinds: kinds.map((kind) => PICTURE_KINDS.indexOf(kind)) });
    if (pictures.length % 500 === 0) console.log(`${pictures.length} pictures`);
  }
  closeSync(file);
  const about = { kinds: PICTURE_KINDS, mirror: [...mirrorIndexes()], pictures };
  await writeFile(join(out, 'numbers.json'), JSON.stringify(about));
  return true;
}
