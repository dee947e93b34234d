/** The same direction at length 1; a vector of nothing stays as it is. */
export function unitVector(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
