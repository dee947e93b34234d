import { type ReactNode, useEffect, useRef } from 'react';
import styles from './listbox.module.css';

interface ListboxProps<Option> {
  id: string;
  label: string;
  /** The list is closed while there are none. */
  options: readonly Option[];
  /** The option that the keys reached, by its place in the list. */
  active: number | null;
  keyOf: (option: Option) => string;
  onTake: (option: Option) => void;
  className?: string | undefined;
  /** What an option shows: a sign and words. */
  children: (option: Option) => ReactNode;
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/**
 * Suggestions under or over a field that keeps the focus: the field's keys walk through them, and
 * it names the one that was reached by `aria-activedescendant`.
 */
export function Listbox<Option>(props: ListboxProps<Option>) {
  const { id, label, options, active, keyOf, onTake, className = '', children } = props;
  const list = useRef<HTMLDivElement>(null);
  const isOpen = options.length > 0;
  useEffect(() => {
    const wanted = active === null ? list.current : list.current?.children[active];
    // jsdom scrolls nothing.
    if (isOpen) wanted?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isOpen]);
  return (
    <div
      ref={list}
      id={id}
      className={`${styles.list} ${className}`}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
    >
      {options.map((option, at) => (
        <button
          key={keyOf(option)}
          type="button"
          id={optionId(id, at)}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The field keeps the focus, and with it the list stays open until the finger is lifted.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}
