import { percentile, verdict } from '../sampling/percentiles.ts';
import type { LogNotes } from './app-under-fault.ts';
import type { Round } from './fault-round.ts';

const EXAMPLES_MAX = 5;

function countStatuses(rounds: readonly Round[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { tally } of rounds) {
    for (const [status, count] of tally.statuses) {
      counts.set(status, (counts.get(status) ?? 0) + count);
    }
  }
  return counts;
}

function reportEvent(name: string, rounds: readonly Round[]): void {
  const times = rounds.map(({ backMs }) => backMs ?? Number.POSITIVE_INFINITY);
  const [middle, most] = [0.5, 1].map((share) => `${Math.round(percentile(times, share))} ms`);
  const crashes = rounds.filter(({ hasCrashed }) => hasCrashed).length;
  const unavailable = countStatuses(rounds).get(503) ?? 0;
  const line = `${rounds.length} rounds, ${crashes} crashes, ${unavailable} answers of 503`;
  console.log(`${name.padEnd(36)} ${line}, back after ${middle} (most ${most})`);
}

/** Where the app itself was killed, its calls cannot be answered. */
const countSilent = (rounds: readonly Round[]): number =>
  countStatuses(rounds.filter(({ isAppKilled }) => !isAppKilled)).get(0) ?? 0;

/** Prints what the rounds showed. @returns whether every promise was kept. */
export function reportFaults(rounds: readonly Round[], notes: LogNotes): boolean {
  for (const [name, group] of Map.groupBy(rounds, ({ event }) => event)) reportEvent(name, group);
  const counts = [...countStatuses(rounds)].toSorted(([a], [b]) => a - b);
  console.log(`answers: ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  const failures = rounds.flatMap(({ tally }) => tally.failures);
  for (const example of failures.slice(0, EXAMPLES_MAX)) console.log(`  ${example}`);
  for (const line of notes.unhandled.slice(0, EXAMPLES_MAX)) console.log(`  ${line}`);
  const slowest = Math.max(...rounds.map(({ tally }) => tally.slowestMs));
  console.log(`${rounds.length} rounds`);
  console.log(`slowest answer ${Math.round(slowest)} ms, lines of log ${notes.lines}`);
  const promises: [string, number][] = [
    ['crashes', rounds.filter(({ hasCrashed }) => hasCrashed).length],
    ['answers of 500', failures.length],
    ['not back', rounds.filter(({ backMs }) => backMs === null).length],
    ['calls without an answer of a living app', countSilent(rounds)],
    ['calls that hung', rounds.reduce((sum, { tally }) => sum + tally.slow, 0)],
    ['acknowledged writes lost', rounds.reduce((sum, { lost }) => sum + lost, 0)],
    ['errors that nothing handled', notes.unhandled.length],
    ['lines of log with the password', notes.leaks],
  ];
  for (const [name, count] of promises) {
    console.log(`${name} ${count} (promise 0)  ${verdict(count === 0)}`);
  }
  return promises.every(([, count]) => count === 0);
}
