import type { ListFilterName } from '@modiste/contract/filters/filters';
import type { ReactNode } from 'react';
import { ChoiceChip } from './choice-chip.tsx';
import styles from './choice-group.module.css';
import type { ListChoice } from './list-choice.ts';

interface ChoiceGroupProps extends ListChoice {
  name: ListFilterName;
  legend: string;
  values: readonly string[];
  /** How a value reads, where it does not speak for itself. */
  readable?: (value: string) => string;
  isLegendHidden?: boolean;
  /** What follows the last chip, such as a button for more. */
  children?: ReactNode;
}

/** The values of one list filter as chips, each toggled in or out. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, values, filters, onToggle, readable, isLegendHidden, children } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {values.map((value) => (
          <ChoiceChip
            key={value}
            pressed={filters[name].includes(value)}
            onPress={() => onToggle(name, value)}
          >
            {readable?.(value) ?? value}
          </ChoiceChip>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
