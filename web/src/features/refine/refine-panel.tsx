import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { SORTS } from '@modiste/contract/values';
import { useRef, useState } from 'react';
import { showFailure } from '../../lib/failure-popup.ts';
import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { useWideScreen } from '../../ui/device/media-query.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { FilterSections } from './filter-sections.tsx';
import { RefineFooter } from './refine-footer.tsx';
import styles from './refine-panel.module.css';
import { type RefinedSearch, useFacets } from './use-facets.ts';
import { useRefineDraft } from './use-refine-draft.ts';

const SORT_OPTIONS = SORTS.map((value) => ({ value, label: value }));

interface RefinePanelProps {
  open: boolean;
  /** What is searched, so that the values can say how much of it they would find. */
  search: RefinedSearch;
  filters: Filters;
  /** What Reset goes back to: the shopper's saved preferences. */
  defaults: Filters;
  focusOn: 'sort' | 'filters';
  /** Called once with the filters to apply, however the panel was closed. */
  onClose: (filters: Filters) => void;
}

export function RefinePanel(props: RefinePanelProps) {
  const { open, search, filters, defaults, focusOn, onClose } = props;
  const refining = useRefineDraft(filters, open);
  const { draft } = refining;
  const [brandText, setBrandText] = useState('');
  const focused = useRef<HTMLElement>(null);
  const isWide = useWideScreen();
  const live = useFacets({ search, filters: draft.filters, brandText, isOpen: open });

  const leave = useBackToClose(open, () => {
    const { filters: settled, problem } = refining.settle();
    // Back and a swipe close the panel at once, so a refused price is reported over the results.
    if (problem !== null) showFailure(problem.text);
    refining.forget();
    setBrandText('');
    onClose(settled);
  });
  const close = (isSwiped: boolean) => {
    if (isSwiped || refining.settle().problem === null) leave();
  };
  const section = (title: string, isFocused = false) => ({
    title,
    startsOpen: isWide || isFocused,
    summaryRef: isFocused ? focused : undefined,
  });

  return (
    <Sheet
      open={open}
      title="Refine Results"
      initialFocus={focused}
      onClose={close}
      onPress={refining.notePress}
      footer={
        <RefineFooter
          live={live}
          onReset={() => refining.restart(defaults)}
          onClearAll={() => refining.restart(DEFAULT_FILTERS)}
          onShow={() => close(false)}
        />
      }
    >
      <Disclosure {...section('Sort By', focusOn === 'sort')} summary={draft.filters.sort ?? ''}>
        <RadioGroup
          legend="Sort By"
          options={SORT_OPTIONS}
          value={draft.filters.sort ?? 'Relevance'}
          onChange={(sort) => refining.change('sort', sort)}
        />
      </Disclosure>
      <FilterSections
        refining={refining}
        facets={live.facets}
        section={section}
        isFocused={focusOn === 'filters'}
        brandText={brandText}
        onBrandText={setBrandText}
      />
      <p className={styles.note}>Your default filters are managed in Account settings.</p>
    </Sheet>
  );
}
