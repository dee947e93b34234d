import { type ReactNode, useId } from 'react';
import styles from './choice-chip.module.css';

interface ChoiceChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
  /** Set where the visible text alone does not say what is chosen. */
  label?: string;
  /** How many items it would find, where that is known; none is no reason not to choose it. */
  count?: number | undefined;
}

export function ChoiceChip({ pressed, onPress, children, label, count }: ChoiceChipProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-label={label}
      aria-describedby={count === undefined ? undefined : id}
      data-empty={count === 0}
      onClick={onPress}
    >
      {children}
      {count !== undefined && (
        // Not part of the name: it loads later and changes while others are chosen.
        <span id={id} className={styles.count} aria-hidden="true">
          {count.toLocaleString('en-US')}{' '}
          <span className="visually-hidden">{count === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </button>
  );
}
