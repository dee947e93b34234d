import { type ImageDescriptors, imageDescriptors } from '../descriptors/image-descriptors.ts';
import type { OrientedEdges } from '../descriptors/oriented-edges.ts';
import { isCloseUp } from '../foreground/close-up.ts';
import type { Foreground } from '../foreground/find-foreground.ts';
import { kindFeatures } from '../garment-kind/kind-features.ts';
import { classifyGarmentKind } from '../garment-kind/kind-model.ts';
import type { LabImage } from '../picture/lab-image.ts';
import { IMAGE_EMBEDDING_DIMENSIONS } from '../picture/picture-facts.ts';
import { unitLength } from './unit-length.ts';
import { whitenedBlock } from './whitened-block.ts';

const COLOR_WEIGHT = 1.5;
const TEXTURE_WEIGHT = 0.75;
const LAYOUT_WEIGHT = 0.9;
const EDGE_WEIGHT = 1.1;
const SILHOUETTE_WEIGHT = 1;
const KIND_WEIGHT = 1.4;
const LEARNED_WEIGHT = 1.1;
/** Raises the second and third guess, so that a doubtful kind separates pictures less. */
const KIND_POWER = 0.35;

/** What earlier steps computed of the picture. */
interface MeasuredGarment {
  /** The weight of each pixel as part of the garment, as `weighGarment` gives it. */
  weights: Float32Array;
  edges: OrientedEdges;
  /** As `learnedEmbedding` gives it. */
  learned: Float32Array;
}

interface WeightedBlock {
  values: Float32Array;
  weight: number;
}

/**
 * The appearance of a garment as one unit vector of IMAGE_EMBEDDING_DIMENSIONS numbers: what a part of the
 * cloth tells (colors, texture), then what only the whole garment tells (layout, edges,
 * silhouette, the likelihoods of its kind, what a network learned to see). Each block has the length of its weight, so
 * that the cosine of two embeddings is the weighted mean of the blocks' cosines.
 *
 * A close-up shows nothing of the whole garment: the last number holds the weight of what is not
 * known, so that it is compared by its cloth alone. The numbers between are zero.
 */
export function embedImage(
  image: LabImage,
  foreground: Foreground,
  measured: MeasuredGarment,
): Float32Array {
  const blocks = imageDescriptors(image, foreground, measured);
  const kinds = classifyGarmentKind(kindFeatures(image, foreground, blocks.texture));
  const cloth = joined(clothBlocks(blocks));
  const whole = joined(wholeBlocks(blocks, kinds, measured.learned));
  const embedding = new Float32Array(IMAGE_EMBEDDING_DIMENSIONS);
  embedding.set(cloth);
  if (isCloseUp(image)) embedding[IMAGE_EMBEDDING_DIMENSIONS - 1] = Math.hypot(...whole);
  else embedding.set(whole, cloth.length);
  return unitLength(embedding);
}

const clothBlocks = ({ color, texture }: ImageDescriptors): WeightedBlock[] => [
  { values: whitenedBlock('color', color), weight: COLOR_WEIGHT },
  { values: whitenedBlock('texture', texture), weight: TEXTURE_WEIGHT },
];

const wholeBlocks = (
  { layout, edges, silhouette }: ImageDescriptors,
  kinds: Float32Array,
  learned: Float32Array,
): WeightedBlock[] => [
  { values: whitenedBlock('layout', layout), weight: LAYOUT_WEIGHT },
  { values: whitenedBlock('edges', edges), weight: EDGE_WEIGHT },
  { values: silhouette, weight: SILHOUETTE_WEIGHT },
  { values: kinds.map((share) => share ** KIND_POWER), weight: KIND_WEIGHT },
  { values: learned, weight: LEARNED_WEIGHT },
];

/** Blocks side by side, each scaled to the length of its weight. */
const joined = (blocks: readonly WeightedBlock[]): Float32Array =>
  Float32Array.from(blocks.flatMap(({ values, weight }) => [...unitLength(values, weight)]));
