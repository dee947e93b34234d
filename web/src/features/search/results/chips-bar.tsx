import { type FilterChip, filterChips, removeChip } from '@modiste/contract/filters/chips';
import { countActiveFilters } from '@modiste/contract/filters/count-active';
import type { Filters } from '@modiste/contract/filters/filters';
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { returnFocus } from '../../../lib/page/return-focus.ts';
import { Chip, RemovableChip } from '../../../ui/form/chip.tsx';
import styles from './chips-bar.module.css';

interface ChipsBarProps {
  filters: Filters;
  onOpen: (focusOn: 'sort' | 'filters') => void;
  onChange: (filters: Filters) => void;
}

/** The buttons that stand before the chips: sort and filters. */
const LEADING_BUTTONS = 2;

const chipKey = ({ name, value }: FilterChip) => `${name}:${value}`;

/** How the results are sorted and filtered; every filter can be taken away here. */
export function ChipsBar({ filters, onOpen, onChange }: ChipsBarProps) {
  const active = countActiveFilters(filters);
  const bar = useRef<HTMLUListElement>(null);
  const remove = (chip: FilterChip, index: number) => {
    const buttons = bar.current?.querySelectorAll('button');
    const own = LEADING_BUTTONS + index;
    returnFocus(buttons?.[own + 1] ?? buttons?.[own - 1]);
    onChange(removeChip(filters, chip));
  };
  return (
    <ul ref={bar} className={styles.bar} aria-label="Sort and filters">
      <li>
        <Chip icon={<ArrowDownUp size={14} aria-hidden="true" />} onPress={() => onOpen('sort')}>
          <span>
            Sort <span className={styles.value}>{filters.sort ?? 'Relevance'}</span>
          </span>
        </Chip>
      </li>
      <li>
        <Chip
          icon={<SlidersHorizontal size={14} aria-hidden="true" />}
          onPress={() => onOpen('filters')}
        >
          <span>Filters {active > 0 && <span className={styles.value}>{active}</span>}</span>
        </Chip>
      </li>
      {filterChips(filters).map((chip, index) => (
        <li key={chipKey(chip)}>
          <RemovableChip label={chip.label} onRemove={() => remove(chip, index)} />
        </li>
      ))}
    </ul>
  );
}
