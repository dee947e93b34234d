import { SORTS, type Sort } from '@modiste/contract/values';
import { useId } from 'react';
import styles from './sort-choice.module.css';

interface SortChoiceProps {
  sort: Sort | null;
  onChange: (sort: Sort) => void;
}

/** The order of the results, one of three; relevance while none was chosen. */
export function SortChoice({ sort, onChange }: SortChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Sort By</legend>
      {SORTS.map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={value === (sort ?? 'Relevance')}
            onChange={() => onChange(value)}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}
