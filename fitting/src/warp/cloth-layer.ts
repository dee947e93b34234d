import type { Size } from '../raster/plane.ts';

/** A part of a garment as it lies over the picture of a person. */
export interface ClothLayer extends Size {
  /** Three numbers a pixel, 0 to 255. */
  readonly rgb: Float32Array;
  /** From 0 to 1. */
  readonly alpha: Float32Array;
}

export const makeClothLayer = ({ width, height }: Size): ClothLayer => ({
  width,
  height,
  rgb: new Float32Array(width * height * 3),
  alpha: new Float32Array(width * height),
});
