import { type Guarded, isObject, isRecordOf, isString, isUnknown } from '../../lib/guards.ts';
import { layersOf } from '../../lib/history/layer-history.ts';
import { readInTab } from '../../lib/tab-storage.ts';

export const REFINING_KEY = 'refining';

/**
 * What is chosen in the open panel and not applied yet; `over` is the address under the panel, since
 * over another one it means nothing.
 */
const isStoredRefining = isObject({
  over: isString,
  filters: isRecordOf(isUnknown),
  priceTexts: isRecordOf(isUnknown),
});

type StoredRefining = Guarded<typeof isStoredRefining>;

export const addressNow = (): string => location.pathname + location.search;

/** What was kept for the panel over this address, its values unchecked; null for nothing. */
export function readStoredRefining(over: string): StoredRefining | null {
  const kept = readInTab(REFINING_KEY, isStoredRefining);
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
