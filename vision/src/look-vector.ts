import { colorHistogram } from './color-histogram.ts';
import { colorLayout } from './color-layout.ts';
import { edgeGrid } from './edge-grid.ts';
import type { Foreground } from './foreground.ts';
import type { LabImage } from './lab-image.ts';
import type { OrientedEdges } from './oriented-edges.ts';
import { LOOK_DIMENSIONS } from './picture-facts.ts';
import { silhouetteOf } from './silhouette.ts';
import { textureOf } from './texture.ts';

const COLOR_WEIGHT = 1;
const LAYOUT_WEIGHT = 0.55;
const EDGE_WEIGHT = 0.62;
const TEXTURE_WEIGHT = 1.14;
const SILHOUETTE_WEIGHT = 0.55;

/**
 * What a garment looks like, as one unit vector of 256 numbers: colour histogram, colour layout,
 * edge grid, texture and silhouette side by side, each of its own length so that the cosine of two
 * looks is the weighted mean of the five cosines. Unused places at the end are zero.
 */
export function lookVector(
  image: LabImage,
  foreground: Foreground,
  { weights, edges }: { weights: Float32Array; edges: OrientedEdges },
): Float32Array {
  const blocks = [
    { values: colorHistogram(image, weights), weight: COLOR_WEIGHT },
    { values: colorLayout(image, foreground), weight: LAYOUT_WEIGHT },
    { values: centred(edgeGrid(edges, foreground, image.width)), weight: EDGE_WEIGHT },
    { values: textureOf(image, weights), weight: TEXTURE_WEIGHT },
    { values: silhouetteOf(foreground, image.width), weight: SILHOUETTE_WEIGHT },
  ];
  const look = new Float32Array(LOOK_DIMENSIONS);
  let offset = 0;
  for (const { values, weight } of blocks) {
    look.set(scaledTo(values, weight), offset);
    offset += values.length;
  }
  return scaledTo(look, 1);
}

/** Without its mean a histogram speaks of its peaks, not of its having many bins. */
function centred(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function scaledTo(values: Float32Array, length: number): Float32Array {
  const norm = Math.hypot(...values);
  return norm === 0 ? values : values.map((value) => (value / norm) * length);
}
