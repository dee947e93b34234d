import { colorHistogram } from './color-histogram.ts';
import { colorLayout } from './color-layout.ts';
import { edgeGrid } from './edge-grid.ts';
import type { Foreground } from './foreground.ts';
import { kindFeatures } from './kind-features.ts';
import { guessKind } from './kind-model.ts';
import type { LabImage } from './lab-image.ts';
import type { OrientedEdges } from './oriented-edges.ts';
import { LOOK_DIMENSIONS } from './picture-facts.ts';
import { silhouetteOf } from './silhouette.ts';
import { showsSkin } from './skin.ts';
import { textureOf } from './texture.ts';

const COLOR_WEIGHT = 1;
const LAYOUT_WEIGHT = 0.55;
const EDGE_WEIGHT = 0.62;
const TEXTURE_WEIGHT = 1.14;
const SILHOUETTE_WEIGHT = 0.55;
/** The kind's weight beside the whole of the five blocks before it, which have the length 1. */
const KIND_WEIGHT = 0.65;
/** Its share of that for garments on a person, whose kind the model guesses less well. */
const WORN_SHARE = 0.7;
/** Lets the second and third guess speak, so that a doubtful kind sets pictures less apart. */
const KIND_POWER = 0.35;

/**
 * What a garment looks like, as one unit vector of LOOK_DIMENSIONS numbers: colour histogram,
 * colour layout, edge grid, texture, silhouette and the likelihoods of its kind side by side, each
 * of its own length so that the cosine of two looks is the weighted mean of the six cosines.
 * Unused places at the end are zero.
 */
export function lookVector(
  image: LabImage,
  foreground: Foreground,
  { weights, edges }: { weights: Float32Array; edges: OrientedEdges },
): Float32Array {
  const texture = textureOf(image, weights);
  const kinds = guessKind(kindFeatures(image, foreground, texture));
  const kindWeight = showsSkin(image, foreground) ? KIND_WEIGHT * WORN_SHARE : KIND_WEIGHT;
  const cloth = joined([
    { values: colorHistogram(image, weights), weight: COLOR_WEIGHT },
    { values: colorLayout(image, foreground), weight: LAYOUT_WEIGHT },
    { values: centred(edgeGrid(edges, foreground, image.width)), weight: EDGE_WEIGHT },
    { values: texture, weight: TEXTURE_WEIGHT },
    { values: silhouetteOf(foreground, image.width), weight: SILHOUETTE_WEIGHT },
  ]);
  const look = new Float32Array(LOOK_DIMENSIONS);
  look.set(
    joined([
      { values: scaledTo(cloth, 1), weight: 1 },
      { values: kinds.map((share) => share ** KIND_POWER), weight: kindWeight },
    ]),
  );
  return scaledTo(look, 1);
}

/** Blocks side by side, each scaled to the length of its weight. */
const joined = (blocks: readonly { values: Float32Array; weight: number }[]): Float32Array =>
  Float32Array.from(blocks.flatMap(({ values, weight }) => [...scaledTo(values, weight)]));

/** Without its mean a histogram speaks of its peaks, not of its having many bins. */
function centred(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function scaledTo(values: Float32Array, length: number): Float32Array {
  const norm = Math.hypot(...values);
  return norm === 0 ? values : values.map((value) => (value / norm) * length);
}
