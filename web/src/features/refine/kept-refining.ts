import { applyBulk } from '@modiste/contract/filters/apply-bulk';
import { DEFAULT_FILTERS, PRICE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { layersOf } from '../../lib/layer-history.ts';
import { readInTab, writeInTab } from '../../lib/tab-storage.ts';
import { type RefineDraft, startDraft } from './refine-draft.ts';

/** What is chosen in the open panel and not applied yet. */
interface KeptRefining {
  /** The address under the panel: over another one it means nothing. */
  over: string;
  filters: Record<string, unknown>;
  priceTexts: Record<string, unknown>;
}

const KEY = 'refining';

export const addressNow = (): string => location.pathname + location.search;

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

/** What was being chosen over this address when the page was left or reloaded; null for nothing. */
export function readKeptRefining(over: string): RefineDraft | null {
  const kept = readInTab(KEY, isKept);
  if (kept === null || kept.over !== over) return null;
  const draft = startDraft(applyBulk(DEFAULT_FILTERS, kept.filters, () => undefined));
  const priceTexts = { ...draft.priceTexts };
  for (const name of PRICE_FILTER_NAMES) {
    const text = kept.priceTexts[name];
    if (typeof text === 'string') priceTexts[name] = text;
  }
  return { ...draft, priceTexts };
}

/**
 * Opens the panel again after a reload, once the history has left the entry that the panel had.
 * @returns how to stop waiting for that.
 */
export function reopenRefining(open: () => void): () => void {
  const stop = () => removeEventListener('popstate', open);
  if (readKeptRefining(addressNow()) === null) return stop;
  if (layersOf(history.state).length === 0) open();
  else addEventListener('popstate', open, { once: true });
  return stop;
}

/** Keeps what is being chosen through a reload; null once the panel is closed. */
export function keepRefining(draft: RefineDraft | null, over: string): void {
  const kept = draft && { over, filters: draft.filters, priceTexts: draft.priceTexts };
  writeInTab(KEY, kept);
}
