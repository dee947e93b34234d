import { getPriority, setPriority } from 'node:os';

/** How much a thread of long work stands back behind the one that answers calls, as a Unix nice value. */
const NICENESS = 5;
const NICEST = 19;

/** Lets the thread that calls this, and the threads it starts, wait for the thread that answers calls. */
export function lowerPriority(): void {
  // Of all systems, Linux alone has priorities of threads; elsewhere it would be the whole process's.
  if (process.platform === 'linux') setPriority(Math.min(NICEST, getPriority() + NICENESS));
}
