import { resetFilters } from '@modiste/contract/filters/change-filters';
import {
  DEFAULT_FILTERS,
  type Filters,
  type ListFilterName,
} from '@modiste/contract/filters/filters';
import { GENDERS } from '@modiste/contract/values';
import { useRef, useState } from 'react';
import { ChoiceChip } from '../../choices/choice-chip.tsx';
import { ChoiceGroup } from '../../choices/choice-group.tsx';
import { SizePicker } from '../../choices/size-picker.tsx';
import { useBackToClose } from '../../lib/use-back-to-close.ts';
import { Fold } from '../../ui/fold.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { chosenPrices, chosenSizes } from './chosen-text.ts';
import { ColorChoice } from './color-choice.tsx';
import { PriceRange } from './price-range.tsx';
import { changeDraft, commitPrice, settleDraft, startDraft, typePrice } from './refine-draft.ts';
import { RefineFooter } from './refine-footer.tsx';
import styles from './refine-panel.module.css';
import { SortChoice } from './sort-choice.tsx';
import { type RefinedSearch, useFacets } from './use-facets.ts';

interface RefinePanelProps {
  open: boolean;
  /** What is searched, so that the values can say how much of it they would find. */
  search: RefinedSearch;
  filters: Filters;
  /** What Reset goes back to: the shopper's saved preferences. */
  defaults: Filters;
  focusOn: 'sort' | 'filters';
  /** Told once, with the filters to apply, however the panel was closed. */
  onClose: (filters: Filters) => void;
}

export function RefinePanel(props: RefinePanelProps) {
  const { open, search, filters, defaults, focusOn, onClose } = props;
  const [draft, setDraft] = useState(() => startDraft(filters));
  const [wasOpen, setWasOpen] = useState(open);
  const focused = useRef<HTMLElement>(null);
  const isWide = useWideScreen();
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(startDraft(filters));
  }

  const chosen = draft.filters;
  const facets = useFacets({ search, filters: chosen, isOpen: open });
  const close = useBackToClose(open, () => onClose(settleDraft(draft)));
  const toggle = (name: ListFilterName, value: string) =>
    setDraft((current) => changeDraft(current, name, value));
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
      footer={
        <RefineFooter
          onReset={() => setDraft(startDraft(resetFilters(defaults)))}
          onClearAll={() => setDraft(startDraft(DEFAULT_FILTERS))}
          onShow={close}
        />
      }
    >
      <Fold {...section('Sort By', focusOn === 'sort')} gist={chosen.sort ?? ''}>
        <SortChoice
          sort={chosen.sort}
          onChange={(sort) => setDraft((current) => changeDraft(current, 'sort', sort))}
        />
      </Fold>
      <Fold {...section('Gender', focusOn === 'filters')} gist={chosen.gender.join(', ')}>
        <ChoiceGroup
          legend="Gender"
          values={GENDERS}
          chosen={chosen.gender}
          onToggle={(value) => toggle('gender', value)}
          counts={facets?.gender}
          isLegendHidden
        />
      </Fold>
      <Fold {...section('Size')} gist={chosenSizes(chosen)}>
        <SizePicker chosen={chosen} onToggle={toggle} counts={facets ?? undefined} />
      </Fold>
      <Fold {...section('Color')} gist={chosen.color.join(', ')}>
        <ColorChoice
          chosen={chosen.color}
          onToggle={(color) => toggle('color', color)}
          counts={facets?.color}
        />
      </Fold>
      <Fold {...section('Sale')} gist={chosen.sale ? 'On sale only' : ''}>
        <ChoiceChip
          pressed={chosen.sale}
          onPress={() => setDraft((current) => changeDraft(current, 'sale', !current.filters.sale))}
          count={facets?.sale}
        >
          On sale only
        </ChoiceChip>
      </Fold>
      <Fold {...section('Price Range')} gist={chosenPrices(chosen)}>
        <PriceRange
          draft={draft}
          found={facets?.price ?? null}
          onType={(name, text) => setDraft((current) => typePrice(current, name, text))}
          onCommit={(name) => setDraft((current) => commitPrice(current, name))}
        />
      </Fold>
      <p className={styles.note}>Your default filters are managed in Account settings.</p>
    </Sheet>
  );
}
