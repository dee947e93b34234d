import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePicture } from '@modiste/vision/decode-picture';
import { findForeground } from '@modiste/vision/find-foreground';
import { type ImageDescriptors, imageDescriptors } from '@modiste/vision/image-descriptors';
import { toLabImage } from '@modiste/vision/lab-image';
import { findEdges } from '@modiste/vision/oriented-edges';
import { unitLength } from '@modiste/vision/unit-length';
import { weighGarment } from '@modiste/vision/weigh-garment';
import { WHITENED_BLOCKS } from '@modiste/vision/whitened-block';
import { readLabeledPhotos } from '../../labeled-photos/labeled-photos.ts';
import { seededRandom, shuffled } from '../../sampling/seeded-random.ts';
import { packedFloats } from '../garment-kinds/pack-network.ts';
import { blockSpread } from './block-spread.ts';

const SEED = 11;
/** Colors that often come together are still colors of their own. */
const SHRINKAGE = { color: 1, layout: 0.3, edges: 0.3, texture: 0.3 };
const SPREADS_FILE = join(
  import.meta.dirname,
  '../../../../vision/src/embedding/block-spreads.json',
);

interface Learning {
  /** The folder of labeled photos; null when none was named. */
  data: string | null;
  /** The most photos to learn from. */
  limit: number;
  write: boolean;
}

/**
 * Measures how the descriptors vary over photos, and with `write` puts that into the vision
 * room. False when there are no photos.
 */
export async function learnSpreads({ data, limit, write }: Learning): Promise<boolean> {
  const photos = await readLabeledPhotos(data);
  if (photos.length === 0) return false;
  const seen: ImageDescriptors[] = [];
  for (const { path } of shuffled(photos, seededRandom(SEED)).slice(0, limit)) {
    seen.push(await blocksOf(path));
  }
  const spreads = WHITENED_BLOCKS.map((block) => {
    const { means, factor } = blockSpread(
      seen.map((blocks) => unitLength(blocks[block])),
      SHRINKAGE[block],
    );
    return [block, { means: packedFloats(means), factor: packedFloats(factor) }];
  });
  console.log(`the spreads of ${WHITENED_BLOCKS.join(', ')} over ${seen.length} photos`);
  if (write) {
    await writeFile(SPREADS_FILE, `${JSON.stringify(Object.fromEntries(spreads), null, 2)}\n`);
    console.log(`wrote ${SPREADS_FILE}`);
  }
  return true;
}

async function blocksOf(path: string): Promise<ImageDescriptors> {
  const image = toLabImage((await decodePicture(await readFile(path))).raster);
  const foreground = findForeground(image);
  const weights = weighGarment(image, foreground);
  return imageDescriptors(image, foreground, { weights, edges: findEdges(image) });
}
