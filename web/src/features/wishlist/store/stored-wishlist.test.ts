import { SESSION_IDLE_DAYS_MAX, STORAGE_EXPIRY_S } from '@modiste/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { makeSavedItem } from '../../../testing/make-saved-item.ts';
import { readPendingChanges, storePendingChange } from './pending-changes.ts';
import { readStoredWishlist, storeWishlist } from './stored-wishlist.ts';
import type { PendingChange } from './wishlist-state.ts';

const PERSON = 'ada@example.com';
const DAY_MS = 86_400_000;
const change = (id: string): PendingChange => ({
  id,
  item: makeItem(id),
  atMs: Date.now(),
  isWaiting: true,
});
const changedIds = (person = PERSON) => Object.keys(readPendingChanges(person));
const keep = (...items: ReturnType<typeof makeSavedItem>[]) =>
  storeWishlist({ person: PERSON, atMs: Date.now(), items });
const keptIds = () => readStoredWishlist(PERSON)?.items.map(({ id }) => id);

/** A device with room for so many characters. */
function fillUp(room: number): void {
  const setItem = Storage.prototype.setItem.bind(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name, text) => {
    const others = Object.entries(localStorage).filter(([key]) => key !== name);
    const used = others.reduce((sum, [, value]) => sum + String(value).length, 0);
    if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError');
    setItem(name, text);
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the wishlist on the device', () => {
  it('is kept for seven days, for the person it belongs to', () => {
    keep(makeSavedItem('a'));
    expect(keptIds()).toEqual(['a']);
    expect(readStoredWishlist('eve@example.com')).toBeNull();
    vi.advanceTimersByTime(STORAGE_EXPIRY_S * 1000);
    expect(readStoredWishlist(PERSON)).toBeNull();
  });

  it('leaves out what only a search looks at', () => {
    const item = makeSavedItem(
      'a',
      {},
      {
        description: 'x'.repeat(5000),
        semantic_search_description: 'x'.repeat(5000),
      },
    );
    keep(item);
    const [kept] = readStoredWishlist(PERSON)?.items ?? [];
    expect(kept).toMatchObject({ id: 'a', semantic_search_description: '' });
    expect(kept?.description).toHaveLength(600);
  });

  it('is kept as far as there is room, the latest saved first', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => makeSavedItem(id));
    fillUp(JSON.stringify(items).length * 0.7);
    keep(...items);
    expect(keptIds()).toEqual(['a', 'b']);
  });

  it('is no wishlist where an older version kept something else', () => {
    const entry = (value: unknown) => JSON.stringify({ value, expiresAt: Date.now() + 1000 });
    for (const value of [
      { person: PERSON, atMs: 1, items: [{ id: 'a' }] },
      { person: PERSON, atMs: 1, items: [makeItem('a')] },
      { person: PERSON, items: [] },
      [],
    ]) {
      localStorage.setItem('modiste:wishlist', entry(value));
      expect(readStoredWishlist(PERSON)).toBeNull();
    }
  });
});

describe('pending changes on the device', () => {
  it('are kept for as long as a session may rest', () => {
    expect(storePendingChange(PERSON, change('a'))).toBe(true);
    vi.advanceTimersByTime(SESSION_IDLE_DAYS_MAX * DAY_MS - 1);
    expect(changedIds()).toEqual(['a']);
    expect(changedIds('eve@example.com')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(changedIds()).toEqual([]);
  });

  it('take the place of the wishlist, which can be fetched again, where there is no other', () => {
    fillUp(JSON.stringify([change('d'), change('e')]).length + 200);
    keep(makeSavedItem('a'), makeSavedItem('b'), makeSavedItem('c'));
    expect(keptIds()).toEqual(['a']);
    expect(storePendingChange(PERSON, change('d'))).toBe(true);
    expect(storePendingChange(PERSON, change('e'))).toBe(true);
    expect(changedIds()).toEqual(['d', 'e']);
    expect(readStoredWishlist(PERSON)).toBeNull();
  });

  it('are not taken for the newest where a newer one was refused', () => {
    fillUp(400);
    expect(storePendingChange(PERSON, { ...change('a'), item: null })).toBe(true);
    expect(storePendingChange(PERSON, change('a'))).toBe(false);
    expect(changedIds()).toEqual([]);
  });
});
