import type { ReactNode } from 'react';
import styles from './choice-chip.module.css';

interface ChoiceChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
  /** Set where the visible text alone does not say what is chosen. */
  label?: string;
}

export const ChoiceChip = ({ pressed, onPress, children, label }: ChoiceChipProps) => (
  <button
    type="button"
    className={styles.chip}
    aria-pressed={pressed}
    aria-label={label}
    onClick={onPress}
  >
    {children}
  </button>
);
