import type { PriceFilterName } from '@modiste/contract/filters/filters';
import { PRICE_MAX, PRICE_MIN } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
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

interface PriceInputProps extends Omit<PriceRangeProps, 'found'> {
  input: (typeof INPUTS)[number];
  hint: string;
}

/** One bound, with what is said about it right below, brought into sight when it comes. */
function PriceInput({ input, hint, draft, onType, onCommit }: PriceInputProps) {
  const section = useRef<HTMLDivElement>(null);
  const { name, label, placeholder } = input;
  const message = draft.priceMessage?.name === name ? draft.priceMessage : null;
  const isProblem = message?.isProblem === true;
  useEffect(() => {
    // jsdom scrolls nothing.
    if (message !== null) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={section}>
      <TextField
        label={label}
        isQuiet
        isLive
        start="$"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        title={hint}
        hint={isProblem ? '' : (message?.text ?? '')}
        problem={isProblem ? message.text : null}
        value={draft.priceTexts[name]}
        onText={(text) => onType(name, text)}
        onBlur={() => onCommit(name)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onCommit(name);
        }}
      />
    </div>
  );
}

/** Both bounds in dollars, taken when the input is left or Enter is pressed. */
export function PriceRange({ draft, found, onType, onCommit }: PriceRangeProps) {
  const { priceRangeMin: min, priceRangeMax: max } = draft.filters;
  const hints = {
    priceRangeMin: `From ${formatPrice(PRICE_MIN)} to ${formatPrice(max ?? PRICE_MAX)}`,
    priceRangeMax: `From ${formatPrice(min ?? PRICE_MIN)} to ${formatPrice(PRICE_MAX)}`,
  };
  return (
    <fieldset className={styles.range}>
      <legend className="visually-hidden">Price Range</legend>
      <div className={styles.inputs}>
        {INPUTS.map((input) => (
          <PriceInput
            key={input.name}
            input={input}
            hint={hints[input.name]}
            draft={draft}
            onType={onType}
            onCommit={onCommit}
          />
        ))}
      </div>
      {found !== null && (
        <p className={styles.found}>
          These cost from {formatPrice(found.lowest)} to {formatPrice(found.highest)}.
        </p>
      )}
    </fieldset>
  );
}
