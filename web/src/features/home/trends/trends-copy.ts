import { TRENDS_MAX_AGE_MS } from '@modiste/contract/limits';
import { slimItem } from '../../../items/slim-item.ts';
import { type Guarded, isNumber, isObject, isString } from '../../../lib/guards.ts';
import { TRENDS_STORAGE_KEY } from '../../../lib/page/forget-trends.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { isTrends } from './is-trends.ts';

/** The trends of one person as the server answered last; `atMs` is when. */
const isTrendsCopy = isObject({ person: isString, atMs: isNumber, trends: isTrends });

export type TrendsCopy = Guarded<typeof isTrendsCopy>;

export function readTrendsCopy(person: string): TrendsCopy | null {
  const copy = readStored(TRENDS_STORAGE_KEY, isTrendsCopy);
  return copy?.person === person ? copy : null;
}

export function storeTrendsCopy({ trends, ...copy }: TrendsCopy): void {
  const items = Object.entries(trends.items).map(([id, item]) => [id, slimItem(item)] as const);
  const slim = {
    ...trends,
    suggested_items: trends.suggested_items.map(slimItem),
    items: Object.fromEntries(items),
  };
  writeStored(TRENDS_STORAGE_KEY, { ...copy, trends: slim });
}

/** How long a copy of that time may be shown without asking again: the next day has another outfit. */
export function copyLifeMs(atMs: number): number {
  const midnight = new Date(atMs).setHours(24, 0, 0, 0);
  return Math.min(TRENDS_MAX_AGE_MS, midnight - atMs);
}

/** How long it may still be shown; 0 or less when it is old. */
export const copyLeftMs = (atMs: number): number => atMs + copyLifeMs(atMs) - Date.now();
