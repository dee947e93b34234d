import { applyBulk } from '@modiste/contract/filters/apply-bulk';
import { DEFAULT_FILTERS, PRICE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { writeInTab } from '../../lib/tab-storage.ts';
import { type RefineDraft, startDraft } from './refine-draft.ts';
import { REFINING_KEY, readStoredRefining } from './reopen-refining.ts';

/** What was being chosen over this address when the page was left or reloaded; null for nothing. */
export function readKeptRefining(over: string): RefineDraft | null {
  const kept = readStoredRefining(over);
  if (kept === null) return null;
  const draft = startDraft(applyBulk(DEFAULT_FILTERS, kept.filters, () => undefined));
  const priceTexts = { ...draft.priceTexts };
  for (const name of PRICE_FILTER_NAMES) {
    const text = kept.priceTexts[name];
    if (typeof text === 'string') priceTexts[name] = text;
  }
  return { ...draft, priceTexts };
}

/** Keeps what is being chosen through a reload; null once the panel is closed. */
export function keepRefining(draft: RefineDraft | null, over: string): void {
  const kept = draft && { over, filters: draft.filters, priceTexts: draft.priceTexts };
  writeInTab(REFINING_KEY, kept);
}
