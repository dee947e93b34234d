import type { Item } from '@modiste/contract/entities/item';
import type { PriceAlert as Alert } from '@modiste/contract/entities/saved-item';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { call, failureMessage } from '../../lib/call.ts';
import { closeFailure } from '../../lib/failure-popup.ts';

export interface AlertHost {
  /** Sees to it that the item is on the wishlist; answers whether the server has it there. */
  save: () => Promise<boolean>;
  onChange: (alert: Alert | null) => void;
}

/** The item could not be saved; what to say of that has been said, or the change waits. */
class NotSaved extends Error {}

async function setOnSaved(id: string, below: number, save: AlertHost['save']): Promise<Alert> {
  if (!(await save())) throw new NotSaved();
  return await call('setPriceAlert', { params: { id }, body: { below } });
}

const NOT_SAVED = 'We couldn’t save this item to your wishlist, so the alert isn’t set.';

const problemOf = (error: Error | null): string | null => {
  if (error === null) return null;
  if (error instanceof NotSaved) return NOT_SAVED;
  return failureMessage(error, MESSAGES.wishlist_update_failed);
};

/** Sets and removes the price alert of an item, and reports what went wrong. */
export function usePriceAlert({ id }: Item, { save, onChange }: AlertHost) {
  const set = useMutation({
    mutationFn: (below: number) => setOnSaved(id, below, save),
    onMutate: closeFailure,
    onSuccess: (alert) => onChange(alert),
  });
  const remove = useMutation({
    mutationFn: () => call('removePriceAlert', { params: { id } }),
    onMutate: closeFailure,
    onSuccess: () => onChange(null),
  });
  const isBusy = set.isPending || remove.isPending;
  return {
    set: set.mutate,
    remove: remove.mutate,
    isBusy,
    problem: problemOf(set.error ?? remove.error),
    forgetProblem: () => {
      if (isBusy) return;
      set.reset();
      remove.reset();
    },
  };
}
