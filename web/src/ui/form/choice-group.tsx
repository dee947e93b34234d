import type { ReactNode } from 'react';
import { ChoiceChip } from './choice-chip.tsx';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  legend: string;
  values: readonly string[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** How a value reads, where it does not speak for itself. */
  readable?: (value: string) => string;
  isLegendHidden?: boolean;
  /** How many items each value would find, where that is known. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** What follows the last chip, such as a button for more. */
  children?: ReactNode;
}

/** The values of one list as chips, each toggled in or out. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, values, chosen, onToggle, readable, isLegendHidden, counts, children } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {values.map((value) => (
          <ChoiceChip
            key={value}
            pressed={chosen.includes(value)}
            onPress={() => onToggle(value)}
            count={counts?.[value]}
          >
            {readable?.(value) ?? value}
          </ChoiceChip>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
