const UNITS = [
  { name: 'year', ms: 31_536_000_000 },
  { name: 'month', ms: 2_592_000_000 },
  { name: 'week', ms: 604_800_000 },
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
  { name: 'second', ms: 1000 },
] as const;

/** "3 hours ago", from year down to second, or "just now". Times are milliseconds of the epoch. */
export function relativeTime(thenMs: number, nowMs: number): string {
  const elapsedMs = nowMs - thenMs;
  for (const unit of UNITS) {
    const count = Math.floor(elapsedMs / unit.ms);
    if (count >= 1) return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}
