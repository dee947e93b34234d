/** The length of a vector in the plane. `Math.hypot` guards against overflow and takes ten times as long. */
export const length2 = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** The length of a vector in space. */
export const length3 = (x: number, y: number, z: number): number =>
  Math.sqrt(x * x + y * y + z * z);
