/** The values scaled to the length 1, or to another; nothing but zeros stays so. */
export function unitLength(values: Float32Array, length = 1): Float32Array {
  const norm = Math.hypot(...values);
  return norm === 0 ? values : values.map((value) => (value / norm) * length);
}
