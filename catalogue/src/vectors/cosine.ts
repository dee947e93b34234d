/** The cosine of the angle between two vectors of one length; 0 where one of them is zero. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let [dot, lengthA, lengthB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [own, other] = [a[at] ?? 0, b[at] ?? 0];
    dot += own * other;
    lengthA += own * own;
    lengthB += other * other;
  }
  return dot / Math.sqrt(Math.max(lengthA * lengthB, Number.MIN_VALUE));
}
