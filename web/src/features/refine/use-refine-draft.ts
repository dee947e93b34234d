import { applyBulk } from '@modiste/contract/filters/apply-bulk';
import type { FilterName, Filters, PriceFilterName } from '@modiste/contract/filters/filters';
import { DEFAULT_FILTERS, PRICE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { useEffect, useRef, useState } from 'react';
import { writeInTab } from '../../lib/tab-storage.ts';
import {
  changeDraft,
  commitPrice,
  type RefineDraft,
  settleDraft,
  startDraft,
  typePrice,
} from './refine-draft.ts';
import { addressNow, REFINING_KEY, readStoredRefining } from './reopen-refining.ts';

/** What was being chosen over this address when the page was left or reloaded; null for nothing. */
function readRefining(over: string): RefineDraft | null {
  const stored = readStoredRefining(over);
  if (stored === null) return null;
  const draft = startDraft(applyBulk(DEFAULT_FILTERS, stored.filters, () => undefined));
  const priceTexts = { ...draft.priceTexts };
  for (const name of PRICE_FILTER_NAMES) {
    const text = stored.priceTexts[name];
    if (typeof text === 'string') priceTexts[name] = text;
  }
  return { ...draft, priceTexts };
}

/** Stores what is being chosen, so that it outlives a reload; null once the panel is closed. */
function storeRefining(draft: RefineDraft | null, over: string): void {
  const stored = draft && { over, filters: draft.filters, priceTexts: draft.priceTexts };
  writeInTab(REFINING_KEY, stored);
}

const problemOf = ({ priceMessage }: RefineDraft) =>
  priceMessage?.isProblem === true ? priceMessage : null;

/** What is being chosen in the panel; each opening starts over, a reload does not. */
export function useRefineDraft(filters: Filters, isOpen: boolean) {
  const [draft, setDraft] = useState(
    () => (isOpen ? readRefining(addressNow()) : null) ?? startDraft(filters),
  );
  const [wasOpen, setWasOpen] = useState(isOpen);
  /** How often the panel was pressed, and at which press a price was refused. */
  const presses = useRef(0);
  const refusedAt = useRef(-1);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(startDraft(filters));
  }
  useEffect(() => {
    if (isOpen) storeRefining(draft, addressNow());
  }, [draft, isOpen]);

  const commit = (name: PriceFilterName) => {
    const next = commitPrice(draft, name);
    if (problemOf(next) !== problemOf(draft)) refusedAt.current = presses.current;
    setDraft(next);
  };
  return {
    draft,
    restart: (given: Filters) => setDraft(startDraft(given)),
    change: (name: FilterName, value: unknown) =>
      setDraft((current) => changeDraft(current, name, value)),
    type: (name: PriceFilterName, text: string) =>
      setDraft((current) => typePrice(current, name, text)),
    commit,
    /** Called before a press is handled: leaving an input has already taken what was typed in it. */
    notePress: () => {
      presses.current += 1;
    },
    /** The filters to apply, and a refused price whose message nobody has had time to read. */
    settle() {
      const settled = settleDraft(draft);
      const isNew = problemOf(settled) !== problemOf(draft);
      const isUnread = isNew || refusedAt.current === presses.current;
      refusedAt.current = -1;
      const problem = isUnread ? problemOf(settled) : null;
      if (problem !== null) setDraft(settled);
      return { filters: settled.filters, problem };
    },
    forget: () => storeRefining(null, ''),
  };
}
