import type { PriceFilterName } from '@modiste/contract/filters/filters';
import { PRICE_MAX, PRICE_MIN } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { useId } from 'react';
import styles from './price-range.module.css';
import type { RefineDraft } from './refine-draft.ts';

interface PriceRangeProps {
  draft: RefineDraft;
  /** The prices of what is searched, where they are known. */
  found: { lowest: number; highest: number } | null;
  onType: (name: PriceFilterName, text: string) => void;
  onCommit: (name: PriceFilterName) => void;
}

const INPUTS = [
  { name: 'priceRangeMin', label: 'Min price', placeholder: String(PRICE_MIN) },
  { name: 'priceRangeMax', label: 'Max price', placeholder: 'Any' },
] as const;

/** Both bounds in whole dollars, taken when the input is left or Enter is pressed. */
export function PriceRange({ draft, found, onType, onCommit }: PriceRangeProps) {
  const id = useId();
  const { priceRangeMin: min, priceRangeMax: max } = draft.filters;
  const hints = {
    priceRangeMin: `From ${formatPrice(PRICE_MIN)} to ${formatPrice(max ?? PRICE_MAX)}`,
    priceRangeMax: `From ${formatPrice(min ?? PRICE_MIN)} to ${formatPrice(PRICE_MAX)}`,
  };
  return (
    <fieldset className={styles.range}>
      <legend className="visually-hidden">Price Range</legend>
      <div className={styles.inputs}>
        {INPUTS.map(({ name, label, placeholder }) => (
          <div key={name}>
            <label className={styles.label} htmlFor={`${id}-${name}`}>
              {label}
            </label>
            <div className={styles.box}>
              <span aria-hidden="true">$</span>
              <input
                id={`${id}-${name}`}
                className={styles.input}
                inputMode="numeric"
                autoComplete="off"
                placeholder={placeholder}
                title={hints[name]}
                aria-describedby={`${id}-problem`}
                value={draft.priceTexts[name]}
                onChange={(event) => onType(name, event.target.value)}
                onBlur={() => onCommit(name)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') onCommit(name);
                }}
              />
            </div>
          </div>
        ))}
      </div>
      {found !== null && (
        <p className={styles.found}>
          These cost from {formatPrice(found.lowest)} to {formatPrice(found.highest)}.
        </p>
      )}
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {draft.priceProblem}
      </p>
    </fieldset>
  );
}
