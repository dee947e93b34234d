import { readFile } from 'node:fs/promises';
import { decodePicture, type Raster } from '@modiste/vision/decode-picture';
import { mirrorFeatures } from '@modiste/vision/kind-features';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { shopPicture } from '@modiste/wardrobe/shop-picture';
import { kindOfDemoType } from '../../labeled-photos/garment-labels.ts';
import type { LabeledPhoto } from '../../labeled-photos/labeled-photos.ts';
import { type SeededRandom, shuffled } from '../../sampling/seeded-random.ts';
import { layOnPhoto } from '../lay-on-photo.ts';
import { warpRaster } from '../warp-raster.ts';
import { featuresOf, type KindExample } from './kind-example.ts';

const VARIANTS = 4;
const DRAWING_WIDTH_PX = 240;
const DRAWING_WEIGHT = 0.6;
const CHILD_WEIGHT = 0.8;
const BACKDROPS_MAX = 300;
/** So many examples of a kind count fully; rarer kinds count more, by a root. */
const COMMON_KIND = 1500;
const RARITY_POWER = 0.4;
/** Close-ups of cloth show no kind, and what is worn is shown with other things. */
const UNCLEAR = /--(?:detail|worn)$/;

interface PhotoExamples {
  examples: readonly KindExample[];
  /** Some of the photos, to lay drawings on. */
  backdrops: readonly Raster[];
}

/** Each photo plain, mirrored and warped. */
export async function photoExamples(
  photos: readonly LabeledPhoto[],
  random: SeededRandom,
): Promise<PhotoExamples> {
  const examples: KindExample[] = [];
  const backdrops: Raster[] = [];
  for (const { path, kinds, isForChild } of photos) {
    const { raster } = await decodePicture(await readFile(path));
    if (backdrops.length < BACKDROPS_MAX) backdrops.push(raster);
    const variants = Array.from({ length: VARIANTS }, () => warpRaster(raster, random));
    const weight = isForChild ? CHILD_WEIGHT : 1;
    examples.push(...seen({ plain: raster, variants, kinds, weight }, random));
  }
  return { examples: rareCountMore(examples), backdrops };
}

/** The photos as they are, to judge by. */
export async function judgedExamples(photos: readonly LabeledPhoto[]): Promise<KindExample[]> {
  const examples: KindExample[] = [];
  for (const { path, kinds } of photos) {
    const { raster } = await decodePicture(await readFile(path));
    examples.push({ features: featuresOf(raster), kinds, weight: 1 });
  }
  return examples;
}

/** The demo shop's drawings plain, mirrored and warped, most variants on a photo's backdrop. */
export async function drawingExamples(
  { backdrops, limit }: { backdrops: readonly Raster[]; limit: number },
  random: SeededRandom,
): Promise<KindExample[]> {
  const examples: KindExample[] = [];
  for (const { name, kind } of shuffled(demoDrawings(), random).slice(0, limit)) {
    const bytes = await shopPicture(name, DRAWING_WIDTH_PX);
    if (bytes === null) throw new Error(`The demo shop cannot draw "${name}"`);
    const { raster } = await decodePicture(bytes);
    const variants = Array.from({ length: VARIANTS }, (_, variant) => {
      const laid = variant === 0 ? raster : layOnPhoto(raster, random.pick(backdrops), random);
      return warpRaster(laid, random);
    });
    const picture = { plain: raster, variants, kinds: [kind], weight: DRAWING_WEIGHT };
    examples.push(...seen(picture, random));
  }
  return rareCountMore(examples);
}

function demoDrawings(): { name: string; kind: number }[] {
  return demoItems().flatMap(({ image_urls, other_info }) =>
    image_urls
      .map((url) => url.slice(url.lastIndexOf('/') + 1).replace(/\.webp$/, ''))
      .filter((name) => !UNCLEAR.test(name))
      .map((name) => ({ name, kind: kindOfDemoType(other_info.type) })),
  );
}

interface SeenPicture {
  plain: Raster;
  variants: readonly Raster[];
  kinds: readonly number[];
  weight: number;
}

function seen(
  { plain, variants, kinds, weight }: SeenPicture,
  random: SeededRandom,
): KindExample[] {
  const features = featuresOf(plain);
  const warped = variants.map((variant) => {
    const own = featuresOf(variant);
    return random.next() < 0.5 ? mirrorFeatures(own) : own;
  });
  return [features, mirrorFeatures(features), ...warped].map((each) => ({
    features: each,
    kinds,
    weight,
  }));
}

function rareCountMore(examples: readonly KindExample[]): KindExample[] {
  const counts = new Map<number | undefined, number>();
  for (const { kinds } of examples) counts.set(kinds[0], (counts.get(kinds[0]) ?? 0) + 1);
  return examples.map((example) => {
    const count = counts.get(example.kinds[0]) ?? COMMON_KIND;
    return { ...example, weight: example.weight * (count / COMMON_KIND) ** -RARITY_POWER };
  });
}
