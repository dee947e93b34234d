/** One number for each pixel of a picture, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const makePlane = ({ width, height }: Size): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** The plane whose values are what `at` says of each index. */
export function planeOf({ width, height }: Size, at: (index: number) => number): Plane {
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) values[index] = at(index);
  return { width, height, values };
}
