/** Runs a model over many inputs, at most so many at a time, and keeps their order. */
export async function runInBatches<Input>(
  inputs: readonly Input[],
  most: number,
  run: (some: readonly Input[]) => Promise<Float32Array[]>,
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < inputs.length; at += most) {
    vectors.push(...(await run(inputs.slice(at, at + most))));
  }
  return vectors;
}
