import { layersOf } from '../../lib/history/layer-history.ts';
import { readInTab } from '../../lib/tab-storage.ts';

/** What is chosen in the open panel and not applied yet. */
interface KeptRefining {
  /** The address under the panel: over another one it means nothing. */
  over: string;
  filters: Record<string, unknown>;
  priceTexts: Record<string, unknown>;
}

export const REFINING_KEY = 'refining';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is KeptRefining =>
  isRecord(value) &&
  'over' in value &&
  typeof value.over === 'string' &&
  'filters' in value &&
  isRecord(value.filters) &&
  'priceTexts' in value &&
  isRecord(value.priceTexts);

export const addressNow = (): string => location.pathname + location.search;

/** What was kept for the panel over this address, its values unchecked; null for nothing. */
export function readStoredRefining(over: string): KeptRefining | null {
  const kept = readInTab(REFINING_KEY, isKept);
  return kept?.over === over ? kept : null;
}

/**
 * Opens the panel again after a reload, once the history has left the entry that the panel had.
 * @returns how to stop waiting for that.
 */
export function reopenRefining(open: () => void): () => void {
  const stop = () => removeEventListener('popstate', open);
  if (readStoredRefining(addressNow()) === null) return stop;
  if (layersOf(history.state).length === 0) open();
  else addEventListener('popstate', open, { once: true });
  return stop;
}
