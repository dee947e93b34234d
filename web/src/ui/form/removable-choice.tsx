import { X } from 'lucide-react';
import styles from './choice-chip.module.css';

interface RemovableChoiceProps {
  label: string;
  /** Told whether it was pressed by keys, where the focus must go on to something else. */
  onRemove: (isByKeys: boolean) => void;
}

/** A chosen value that is in no list: it can only be taken away. */
export const RemovableChoice = ({ label, onRemove }: RemovableChoiceProps) => (
  <button
    type="button"
    className={`${styles.chip} ${styles.own}`}
    aria-label={`Remove ${label}`}
    onClick={({ detail }) => onRemove(detail === 0)}
  >
    {label}
    <X size={14} aria-hidden="true" />
  </button>
);
