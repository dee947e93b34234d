import type { Color } from '@modiste/contract/values';

/** Length of an image embedding. */
export const IMAGE_EMBEDDING_DIMENSIONS = 304;

/** The numbers of an image embedding that tell how a garment is cut, whatever its colors. */
export const SHAPE_DIMENSIONS = { from: 130, to: IMAGE_EMBEDDING_DIMENSIONS - 1 } as const;

/** What a picture shows. Produced by `describePicture`. */
export interface PictureFacts {
  /** Size of the decoded picture in pixels, upright. */
  width: number;
  height: number;
  /** The garment's colors by share of the foreground, largest first; shares sum to at most 1. */
  colors: readonly { name: Color; share: number; lab: readonly [number, number, number] }[];
  /** The share of the picture that is foreground, from 0 to 1. */
  foreground: number;
  pattern: 'solid' | 'stripes' | 'checks' | 'dots' | 'floral' | 'print';
  /** Which way the stripes run on an upright picture; null where the pattern is another. */
  stripes: 'horizontal' | 'vertical' | 'diagonal' | null;
  /** Unit length, IMAGE_EMBEDDING_DIMENSIONS numbers; cosine distance means "looks alike". */
  imageEmbedding: Float32Array;
}
