import { type FilterChip, filterChips, removeChip } from '@modiste/contract/filters/chips';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { returnFocus } from '../../../lib/page/return-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { RemovableChip } from '../../../ui/form/chip.tsx';
import type { Conversation } from '../store/create-conversation.ts';
import styles from './filter-changes.module.css';

interface FilterChangesProps {
  change: { before: Filters; after: Filters };
  conversation: Conversation;
  turnKey: string;
  /** Whether it can still be changed: nothing was said since. */
  isLatest: boolean;
  /** Whether a reply is being produced, which nothing changes meanwhile. */
  isBusy: boolean;
}

const keyOf = ({ name, value }: FilterChip) => `${name}:${value}`;
const without = (chips: readonly FilterChip[], others: readonly FilterChip[]) =>
  chips.filter((chip) => !others.some((other) => keyOf(other) === keyOf(chip)));

/** Which filters the stylist set because of a message: each can be removed, and all be undone. */
export function FilterChanges(props: FilterChangesProps) {
  const { change, conversation, turnKey, isLatest, isBusy } = props;
  const filters = useStore(conversation.store, (state) => state.filters);
  const list = useRef<HTMLUListElement>(null);
  const { before, after } = change;
  const added = without(filterChips(after), filterChips(before));
  const removed = without(filterChips(before), filterChips(after));
  if (added.length + removed.length === 0) return null;

  const isInForce = (chip: FilterChip) =>
    !isLatest || filterChips(filters).some((other) => keyOf(other) === keyOf(chip));
  const shown = added.filter(isInForce);
  const isUndone = isLatest && !mustSearchAgain(filters, before);
  const remove = (chip: FilterChip) => {
    if (isBusy) return;
    returnFocus(list.current?.parentElement);
    conversation.applyFilters(removeChip(filters, chip));
  };
  return (
    <div className={styles.changes} tabIndex={-1}>
      <p className={styles.label}>{isUndone ? 'Filters restored' : 'Filters updated:'}</p>
      {!isUndone && (
        <ul ref={list} className={styles.chips}>
          {shown.map((chip) => (
            <li key={keyOf(chip)}>
              {isLatest ? (
                <RemovableChip label={chip.label} onRemove={() => remove(chip)} />
              ) : (
                <span className={styles.chip}>{chip.label}</span>
              )}
            </li>
          ))}
          {removed.map((chip) => (
            <li key={keyOf(chip)} className={styles.chip}>
              <s>
                <span className="visually-hidden">Removed </span>
                {chip.label}
              </s>
            </li>
          ))}
        </ul>
      )}
      {isLatest && !isUndone && (
        <Button
          look="link"
          className={styles.undo}
          onClick={({ currentTarget }) => {
            if (isBusy) return;
            returnFocus(currentTarget.parentElement);
            conversation.undoFilters(turnKey);
          }}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
