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
  for (let time = 0; time < times; time += 1) from = meanBeside(from, corners, size);
  return from;
}

function meanBeside(values: Float32Array, corners: Uint32Array, size: number): Float32Array {
  const sums = values.slice();
  const counts = new Uint16Array(values.length / size).fill(1);
  for (let at = 0; at < corners.length; at += 1) {
    const own = corners[at] ?? 0;
    const next = corners[at % 3 === 2 ? at - 2 : at + 1] ?? 0;
    counts[own] = (counts[own] ?? 0) + 1;
    for (let k = 0; k < size; k += 1)
      sums[own * size + k] = (sums[own * size + k] ?? 0) + (values[next * size + k] ?? 0);
  }
  for (let point = 0; point < counts.length; point += 1)
    for (let k = point * size; k < (point + 1) * size; k += 1)
      sums[k] = (sums[k] ?? 0) / (counts[point] ?? 1);
  return sums;
}
