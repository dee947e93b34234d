/** The value that this share of the measurements does not exceed (nearest rank). */
export function percentile(measured: readonly number[], share: number): number {
  const sorted = measured.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** "p50 … ms  p95 … ms  p99 … ms", each with one decimal. */
export const latencies = (timesMs: readonly number[]): string =>
  [50, 95, 99]
    .map(
      (percent) =>
        `p${percent} ${percentile(timesMs, percent / 100)
          .toFixed(1)
          .padStart(6)} ms`,
    )
    .join('  ');

/** What a line of a bench says of a promise. */
export const verdict = (isKept: boolean): string => (isKept ? 'kept' : 'BROKEN');
