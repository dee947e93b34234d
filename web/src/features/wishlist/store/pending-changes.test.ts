import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { writeStored } from '../../../lib/storage.ts';
import { createPendingChanges, readPendingChanges, storePendingChange } from './pending-changes.ts';
import { EMPTY_WISHLIST } from './wishlist-state.ts';

const change = (id: string) => ({ id, item: null, atMs: 1, isWaiting: false });

afterEach(() => localStorage.clear());

it('reads what this device has stored of a person, and nothing else', () => {
  storePendingChange('ada', change('a'));
  storePendingChange('ada', change('b'));
  storePendingChange('bob', change('c'));
  writeStored('recent', 'x');
  expect(Object.keys(readPendingChanges('ada')).toSorted()).toEqual(['a', 'b']);
});

it('follows other tabs that store a change, and no other thing', () => {
  const state = createStore(() => EMPTY_WISHLIST);
  const setState = vi.spyOn(state, 'setState');
  const stop = createPendingChanges('ada', state).watchOtherTabs();
  // The key is null when everything was cleared at once.
  for (const key of ['modiste:unsent-wish:a', 'modiste:other', 'unsent-wish:a', null]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(setState).toHaveBeenCalledTimes(2);
  stop();
});
