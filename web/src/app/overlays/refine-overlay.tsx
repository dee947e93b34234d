import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { useEffect, useState } from 'react';
import { reopenRefining } from '../../features/refine/reopen-refining.ts';
import type { SearchDraft } from '../../features/search/state/search-draft.ts';
import { closeFailure } from '../../lib/failure-popup.ts';
import { useLazyComponent } from '../../lib/lazy-component.ts';
import { refinePanel } from './lazy-overlays.ts';

/** Whether the Refine Results panel is open, and on what. */
export function useRefining() {
  const [focusOn, setFocusOn] = useState<'sort' | 'filters'>('filters');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => reopenRefining(() => setIsOpen(true)), []);
  return {
    isOpen,
    focusOn,
    open: (wanted: 'sort' | 'filters') => {
      closeFailure();
      setFocusOn(wanted);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}

interface RefineOverlayProps {
  refining: ReturnType<typeof useRefining>;
  /** What the filters are chosen for. */
  search: { query: string; attachment: SearchDraft['attachment'] };
  filters: Filters;
  defaults: Filters;
  onApply: (filters: Filters) => void;
}

/** The Refine Results panel, fetched when it is first opened; closing it applies what was chosen. */
export function RefineOverlay({ refining, onApply, ...rest }: RefineOverlayProps) {
  const { isOpen, focusOn, close } = refining;
  const drawRefinePanel = useLazyComponent(refinePanel, {
    isWanted: isOpen,
    failure: MESSAGES.unexpected,
    onFailed: close,
  });
  return drawRefinePanel({
    ...rest,
    open: isOpen,
    focusOn,
    onClose: (filters) => {
      close();
      onApply(filters);
    },
  });
}
