/** Weights are kept this small, so that a flat triangle predicts nothing wild. */
const GREATEST = 2.5;

/** Where a new vertex of the cloth is expected: opposite of the third one, as in a parallelogram. */
export function predictCloth(
  cloth: readonly number[],
  behind: readonly number[],
): [number, number] {
  const [a, b, c] = behind;
  if (a === undefined) return [0, 0];
  if (b === undefined || c === undefined) return [cloth[a * 2] ?? 0, cloth[a * 2 + 1] ?? 0];
  const axis = (at: number) =>
    (cloth[a * 2 + at] ?? 0) + (cloth[b * 2 + at] ?? 0) - (cloth[c * 2 + at] ?? 0);
  return [axis(0), axis(1)];
}

/** What light a vertex is expected to see: the mean of the two that it was reached from. */
export function predictLight(steps: ArrayLike<number>, behind: readonly number[]): number {
  const [a, b] = behind;
  if (a === undefined) return 0;
  return ((steps[a] ?? 0) + (steps[b ?? a] ?? 0)) >> 1;
}

const clamp = (value: number) => Math.max(-GREATEST, Math.min(GREATEST, value));

/** Where a vertex is expected in space: in the plane of the triangle behind, by its place on the cloth. */
export function predictPosition(
  { cloth, positions }: { cloth: readonly number[]; positions: readonly number[] },
  vertex: number,
  behind: readonly number[],
): [number, number, number] {
  const [a, b, c] = behind;
  if (a === undefined) return [0, 0, 0];
  const at = (one: number, axis: number) => positions[one * 3 + axis] ?? 0;
  if (b === undefined || c === undefined) return [at(a, 0), at(a, 1), at(a, 2)];
  const flat = (one: number) => [cloth[one * 2] ?? 0, cloth[one * 2 + 1] ?? 0] as const;
  const [au, av] = flat(a);
  const [bu, bv] = flat(b);
  const [cu, cv] = flat(c);
  const [u, v] = flat(vertex);
  const area = (bu - au) * (cv - av) - (bv - av) * (cu - au) || 1;
  const beta = clamp(((u - au) * (cv - av) - (v - av) * (cu - au)) / area);
  const gamma = clamp(((bu - au) * (v - av) - (bv - av) * (u - au)) / area);
  const axis = (index: number) =>
    Math.round((1 - beta - gamma) * at(a, index) + beta * at(b, index) + gamma * at(c, index));
  return [axis(0), axis(1), axis(2)];
}
