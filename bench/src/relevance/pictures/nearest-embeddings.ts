/** The indexes of the `count` embeddings of the gallery with the greatest cosine, nearest first. */
export function nearestEmbeddings(
  imageEmbedding: Float32Array,
  gallery: readonly Float32Array[],
  { count, except }: { count: number; except?: number },
): number[] {
  const nearest: { at: number; cosine: number }[] = [];
  gallery.forEach((other, at) => {
    if (at === except) return;
    const cosine = dot(imageEmbedding, other);
    const last = nearest[count - 1];
    if (last !== undefined && cosine <= last.cosine) return;
    const place = nearest.findIndex((near) => near.cosine < cosine);
    nearest.splice(place === -1 ? nearest.length : place, 0, { at, cosine });
    nearest.length = Math.min(nearest.length, count);
  });
  return nearest.map(({ at }) => at);
}

function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
