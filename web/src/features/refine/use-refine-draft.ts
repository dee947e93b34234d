import type { FilterName, Filters, PriceFilterName } from '@modiste/contract/filters/filters';
import { useEffect, useRef, useState } from 'react';
import { keepRefining, readKeptRefining } from './kept-refining.ts';
import {
  changeDraft,
  commitPrice,
  type RefineDraft,
  settleDraft,
  startDraft,
  typePrice,
} from './refine-draft.ts';
import { addressNow } from './reopen-refining.ts';

const problemOf = ({ priceMessage }: RefineDraft) =>
  priceMessage?.isProblem === true ? priceMessage : null;

/** What is being chosen in the panel: begun anew with each opening, kept through a reload. */
export function useRefineDraft(filters: Filters, isOpen: boolean) {
  const [draft, setDraft] = useState(
    () => (isOpen ? readKeptRefining(addressNow()) : null) ?? startDraft(filters),
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
    if (isOpen) keepRefining(draft, addressNow());
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
    /** A press takes what was typed by leaving its input, before what was pressed is told. */
    notePress: () => {
      presses.current += 1;
    },
    /** The filters to apply, and a price that was refused while nobody could read why. */
    settle() {
      const settled = settleDraft(draft);
      const isNew = problemOf(settled) !== problemOf(draft);
      const isUnread = isNew || refusedAt.current === presses.current;
      refusedAt.current = -1;
      const problem = isUnread ? problemOf(settled) : null;
      if (problem !== null) setDraft(settled);
      return { filters: settled.filters, problem };
    },
    forget: () => keepRefining(null, ''),
  };
}
