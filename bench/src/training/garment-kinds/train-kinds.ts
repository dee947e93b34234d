import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KINDS } from '../../labeled-photos/garment-labels.ts';
import { holdOut, readLabeledPhotos } from '../../labeled-photos/labeled-photos.ts';
import { seededRandom, shuffled } from '../../sampling/seeded-random.ts';
import { drawingExamples, judgedExamples, photoExamples } from './gather-examples.ts';
import { accuracy } from './kind-network.ts';
import { packNetwork } from './pack-network.ts';
import { trainNetwork } from './train-network.ts';

const SEED = 7;
const MODEL_FILE = join(import.meta.dirname, '../../../../vision/src/garment-kind/kind-model.json');

interface Training {
  /** The folder of labeled photos; null when none was named. */
  data: string | null;
  /** The most photos and the most drawings to learn from. */
  limit: number;
  write: boolean;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * Trains the model of garment kinds from labeled photos and the demo shop's drawings, prints how
 * often it is right, and with `write` puts it into the vision room. False when there are too few photos.
 */
export async function trainKinds({ data, limit, write }: Training): Promise<boolean> {
  const photos = await readLabeledPhotos(data);
  if (photos.length === 0) return false;
  const random = seededRandom(SEED);
  const { training, heldOut } = holdOut(shuffled(photos, random).slice(0, limit), random);
  if (heldOut.length === 0) {
    console.error(`Too few labeled photos to hold any out: ${training.length}.`);
    return false;
  }
  const { examples, backdrops } = await photoExamples(training, random);
  const drawings = await drawingExamples({ backdrops, limit }, random);
  console.log(
    `${training.length} photos and the drawings make ${examples.length} and ${drawings.length} examples; ${heldOut.length} photos are held out`,
  );
  const network = trainNetwork([...examples, ...drawings], KINDS.length, random);
  const [learned, judged] = [await judgedExamples(training), await judgedExamples(heldOut)];
  console.log(`right on the photos it learned from: ${percent(accuracy(network, learned))}`);
  console.log(`right on the photos held out: ${percent(accuracy(network, judged))}`);
  if (write) {
    await writeFile(MODEL_FILE, `${JSON.stringify(packNetwork(network, KINDS), null, 2)}\n`);
    console.log(`wrote ${MODEL_FILE}`);
  }
  return true;
}
