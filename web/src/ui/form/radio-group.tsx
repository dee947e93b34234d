import { useId } from 'react';
import styles from './radio-group.module.css';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What it means, below its name. */
  description?: string;
}

interface RadioGroupProps<Value extends string> {
  /** What is chosen; read out, not shown. */
  legend: string;
  options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** A list, names side by side, or large names in columns with what they mean. */
  look?: 'list' | 'inline' | 'columns';
}

/** One of several. The browser's own radio buttons: one Tab stop, walked through by arrows. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value: chosen, onChange, look = 'list' } = props;
  const name = useId();
  return (
    <fieldset className={styles[look]}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, description }, at) => {
        const id = `${name}-${at}`;
        return (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              aria-labelledby={`${id}-name`}
              aria-describedby={description === undefined ? undefined : `${id}-description`}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span id={`${id}-name`} className={styles.name}>
              {label}
            </span>
            {description !== undefined && (
              <span id={`${id}-description`} className={styles.description}>
                {description}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
