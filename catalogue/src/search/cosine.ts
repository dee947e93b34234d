/** The cosine of the angle between two vectors of one length; 0 where one of them is zero. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let [dot, lengthA, lengthB] = [0, 0, 0];
  a.forEach((value, at) => {
    const other = b[at] ?? 0;
    dot += value * other;
    lengthA += value * value;
    lengthB += other * other;
  });
  return dot / Math.sqrt(Math.max(lengthA * lengthB, Number.MIN_VALUE));
}
