import { isCloseUp } from './close-up.ts';
import type { Foreground } from './foreground.ts';
import { kindFeatures } from './kind-features.ts';
import { guessKind } from './kind-model.ts';
import type { LabImage } from './lab-image.ts';
import { type LookBlocks, lookBlocks } from './look-blocks.ts';
import { namedShares } from './named-shares.ts';
import type { OrientedEdges } from './oriented-edges.ts';
import { LOOK_DIMENSIONS } from './picture-facts.ts';
import { showsSkin } from './skin.ts';
import { unitLength } from './unit-length.ts';
import { whitenedBlock } from './whitened-block.ts';

const COLOR_WEIGHT = 1.1;
const NAMES_WEIGHT = 0.4;
const TEXTURE_WEIGHT = 0.55;
const LAYOUT_WEIGHT = 0.8;
const EDGE_WEIGHT = 1.15;
const SILHOUETTE_WEIGHT = 0.52;
const KIND_WEIGHT = 1.4;
/** Its share of that for garments on a person, whose kind the model guesses less well. */
const WORN_SHARE = 0.7;
/** Lets the second and third guess speak, so that a doubtful kind sets pictures less apart. */
const KIND_POWER = 0.35;

interface WeightedBlock {
  values: Float32Array;
  weight: number;
}

/**
 * What a garment looks like, as one unit vector of LOOK_DIMENSIONS numbers: what a part of the
 * cloth tells (colours, their names, texture), then what only the whole garment tells (layout,
 * edges, silhouette, the likelihoods of its kind). Each block has the length of its weight, so
 * that the cosine of two looks is the weighted mean of the blocks' cosines.
 *
 * A close-up says nothing of the whole garment: one place at the end holds the weight of what it
 * leaves open, so that it is compared by its cloth alone. Places between are zero.
 */
export function lookVector(
  image: LabImage,
  foreground: Foreground,
  seen: { weights: Float32Array; edges: OrientedEdges },
): Float32Array {
  const blocks = lookBlocks(image, foreground, seen);
  const cloth = joined(clothBlocks(blocks));
  const whole = joined(wholeBlocks(image, foreground, blocks));
  const look = new Float32Array(LOOK_DIMENSIONS);
  look.set(cloth);
  if (isCloseUp(image)) look[LOOK_DIMENSIONS - 1] = Math.hypot(...whole);
  else look.set(whole, cloth.length);
  return unitLength(look);
}

const clothBlocks = ({ color, texture }: LookBlocks): WeightedBlock[] => [
  { values: whitenedBlock('color', color), weight: COLOR_WEIGHT },
  { values: namedShares(color), weight: NAMES_WEIGHT },
  { values: whitenedBlock('texture', texture), weight: TEXTURE_WEIGHT },
];

function wholeBlocks(
  image: LabImage,
  foreground: Foreground,
  { layout, edges, silhouette, texture }: LookBlocks,
): WeightedBlock[] {
  const kinds = guessKind(kindFeatures(image, foreground, texture));
  const kindWeight = showsSkin(image, foreground) ? KIND_WEIGHT * WORN_SHARE : KIND_WEIGHT;
  return [
    { values: whitenedBlock('layout', layout), weight: LAYOUT_WEIGHT },
    { values: whitenedBlock('edges', edges), weight: EDGE_WEIGHT },
    { values: silhouette, weight: SILHOUETTE_WEIGHT },
    { values: kinds.map((share) => share ** KIND_POWER), weight: kindWeight },
  ];
}

/** Blocks side by side, each scaled to the length of its weight. */
const joined = (blocks: readonly WeightedBlock[]): Float32Array =>
  Float32Array.from(blocks.flatMap(({ values, weight }) => [...unitLength(values, weight)]));
