import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  children: ReactNode;
  /** Its picture, before the words. */
  icon?: ReactNode;
  onPress: () => void;
}

/** A small rounded choice that does something when pressed. */
export const Chip = ({ children, icon, onPress }: ChipProps) => (
  <button type="button" className={styles.chip} onClick={onPress}>
    {icon}
    {children}
  </button>
);

interface RemovableChipProps {
  label: string;
  onRemove: () => void;
}

/** A chip that stands for something chosen; pressing it takes that away. */
export const RemovableChip = ({ label, onRemove }: RemovableChipProps) => (
  <button
    type="button"
    className={`${styles.chip} ${styles.chosen}`}
    aria-label={`Remove ${label}`}
    onClick={onRemove}
  >
    {label}
    <X size={14} aria-hidden="true" />
  </button>
);
