import type { Foreground } from '../foreground/find-foreground.ts';
import type { LabImage } from '../picture/lab-image.ts';
import { colorHistogram } from './color-histogram.ts';
import { colorLayout } from './color-layout.ts';
import { edgeGrid } from './edge-grid.ts';
import type { OrientedEdges } from './oriented-edges.ts';
import { silhouetteOf } from './silhouette.ts';
import { textureOf } from './texture.ts';

/** The descriptors that an image embedding is made of, each of its own length and scale. */
export interface ImageDescriptors {
  color: Float32Array;
  layout: Float32Array;
  edges: Float32Array;
  texture: Float32Array;
  silhouette: Float32Array;
}

export const imageDescriptors = (
  image: LabImage,
  foreground: Foreground,
  { weights, edges }: { weights: Float32Array; edges: OrientedEdges },
): ImageDescriptors => ({
  color: colorHistogram(image, weights),
  layout: colorLayout(image, foreground),
  edges: edgeGrid(edges, foreground, image.width),
  texture: textureOf(image, weights),
  silhouette: silhouetteOf(foreground, image.width),
});
