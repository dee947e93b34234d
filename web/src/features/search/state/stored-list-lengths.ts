import { SEARCH_RESULTS_MAX } from '@modiste/contract/limits';
import { isInteger, isRecordOf } from '../../../lib/guards.ts';
import { isReturning } from '../../../lib/history/use-scroll-restoration.ts';
import { readInTab, writeInTab } from '../../../lib/tab-storage.ts';

const KEY = 'list-lengths';
const KEPT_LISTS = 50;
/** Restoring more would cost more calls than a reload is worth. */
const RESTORED_MAX = 50 * SEARCH_RESULTS_MAX;

const isLengths = isRecordOf(isInteger);

const readLengths = () => Object.entries(readInTab(KEY, isLengths) ?? {});

/** Remembers how much of a search was loaded, so that a reload restores as much. */
export function keepListLength(address: string, length: number): void {
  const others = readLengths().filter(([kept]) => kept !== address);
  const isLong = length > SEARCH_RESULTS_MAX;
  const all = isLong ? [...others, [address, length] as const] : others;
  writeInTab(KEY, all.length === 0 ? null : Object.fromEntries(all.slice(-KEPT_LISTS)));
}

/** How many items a search begins with: one page, or what was loaded before a return to it. */
export function startLength(address: string): number {
  if (!isReturning()) return SEARCH_RESULTS_MAX;
  const kept = readLengths().find(([known]) => known === address)?.[1] ?? 0;
  return Math.min(Math.max(kept, SEARCH_RESULTS_MAX), RESTORED_MAX);
}
