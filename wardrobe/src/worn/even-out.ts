/**
 * Evens values at the points of a mesh: each becomes the mean of itself and those beside it, so many
 * times.
 */
export function evenOut(
  values: Float32Array,
  corners: Uint32Array,
  { size, times }: { size: number; times: number },
): Float32Array {
  let from = values;
  for (let time = 0; time < times; time += 1) {
    const sums = from.slice();
    const counts = new Uint16Array(values.length / size).fill(1);
    for (let first = 0; first < corners.length; first += 3)
      for (let side = 0; side < 3; side += 1) {
        const own = corners[first + side] ?? 0;
        const next = corners[first + ((side + 1) % 3)] ?? 0;
        counts[own] = (counts[own] ?? 0) + 1;
        for (let k = 0; k < size; k += 1)
          sums[own * size + k] = (sums[own * size + k] ?? 0) + (from[next * size + k] ?? 0);
      }
    from = sums.map((sum, at) => sum / (counts[Math.floor(at / size)] ?? 1));
  }
  return from;
}
