import type { PriceFilterName } from '@modiste/contract/filters/filters';
import { PRICE_MAX, PRICE_MIN } from '@modiste/contract/limits';
import { formatPrice } from '@modiste/contract/price';
import { useEffect, useId, useRef } from 'react';
import styles from './price-range.module.css';
import type { PriceMessage, RefineDraft } from './refine-draft.ts';

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

/** A message about a price, scrolled into view when it appears. */
function PriceNote({ id, message }: { id: string; message: PriceMessage | null }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // jsdom scrolls nothing.
    if (message !== null) note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  const isProblem = message?.isProblem === true;
  return (
    <p
      id={id}
      ref={note}
      className={isProblem ? styles.problem : styles.note}
      role={isProblem ? 'alert' : 'status'}
    >
      {message?.text}
    </p>
  );
}

/** One bound, with what is said about it right below. */
function PriceInput({ input, hint, draft, onType, onCommit }: PriceInputProps) {
  const id = useId();
  const { name, label, placeholder } = input;
  const message = draft.priceMessage?.name === name ? draft.priceMessage : null;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-wrong={message?.isProblem === true}>
        <span aria-hidden="true">$</span>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          title={hint}
          aria-invalid={message?.isProblem === true}
          aria-describedby={`${id}-note`}
          value={draft.priceTexts[name]}
          onChange={(event) => onType(name, event.target.value)}
          onBlur={() => onCommit(name)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onCommit(name);
          }}
        />
      </div>
      <PriceNote id={`${id}-note`} message={message} />
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
