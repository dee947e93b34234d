export type Knots = readonly (readonly [at: number, value: number])[];

/**
 * The smooth function through `knots` (ascending `at`), level beyond the ends: a cubic Hermite
 * spline with the tangents of the parabola through each three neighbors.
 */
export function throughKnots(knots: Knots): (at: number) => number {
  const at = Float64Array.from(knots, (knot) => knot[0]);
  const value = Float64Array.from(knots, (knot) => knot[1]);
  const last = knots.length - 1;
  const slopeOf = (i: number) =>
    ((value[i + 1] ?? 0) - (value[i] ?? 0)) / ((at[i + 1] ?? 0) - (at[i] ?? 0));
  const tangent = Float64Array.from(knots, (_, i) => {
    if (i === 0) return slopeOf(0);
    if (i === last) return slopeOf(last - 1);
    const [before, after] = [(at[i] ?? 0) - (at[i - 1] ?? 0), (at[i + 1] ?? 0) - (at[i] ?? 0)];
    return (slopeOf(i) * before + slopeOf(i - 1) * after) / (before + after);
  });
  return (x) => {
    if (x <= (at[0] ?? 0)) return value[0] ?? 0;
    if (x >= (at[last] ?? 0)) return value[last] ?? 0;
    let i = 0;
    while (x > (at[i + 1] ?? 0)) i += 1;
    const width = (at[i + 1] ?? 0) - (at[i] ?? 0);
    const t = (x - (at[i] ?? 0)) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (value[i] ?? 0) * (2 * t3 - 3 * t2 + 1) +
      (tangent[i] ?? 0) * width * (t3 - 2 * t2 + t) +
      (value[i + 1] ?? 0) * (3 * t2 - 2 * t3) +
      (tangent[i + 1] ?? 0) * width * (t3 - t2)
    );
  };
}
