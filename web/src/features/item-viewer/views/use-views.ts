import type { Item } from '@modiste/contract/entities/item';
import type { ItemContext } from '@modiste/contract/values';
import { useState } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { useItem } from '../../../items/item-queries.ts';
import { neighbor, pushView, putView, type ViewHistory, viewAt } from './view-history.ts';
import { isUnderPanel, readViewPlace, withViewPlace } from './view-place.ts';

interface ViewsInput {
  /** The item on show, as the address names it. */
  itemId: string;
  /** The list the first item was opened from. */
  items: readonly Item[];
  context: ItemContext;
  hrefOf: (id: string) => string;
}

const NO_ITEMS: readonly Item[] = [];

const keyOf = (index: number, id: string) => `${index}:${id}`;
const has = (items: readonly Item[], itemId: string) => items.some(({ id }) => id === itemId);

/**
 * The item on show and the navigation to others. Each item that is looked at is an entry of the
 * browser's history, so that Back and Forward walk through them, there and here alike, and each
 * address can be shared; leafing through a list stays on its entry.
 */
export function useViews({ itemId, items, context, hrefOf }: ViewsInput) {
  const state = useHistoryState<unknown>();
  const index = readViewPlace(state);
  const [history, setHistory] = useState<ViewHistory>([]);
  const known = viewAt(history, index, itemId);
  const isListed = context !== 'shared_link' || index > 0;
  const listed = known?.item ?? (isListed ? items.find(({ id }) => id === itemId) : undefined);
  const fetched = useItem(itemId, listed === undefined);
  const item = listed ?? fetched.data;
  const isInOwnList = index === 0 && has(items, itemId);
  const list = isInOwnList ? items : (known?.list ?? NO_ITEMS);
  const view = item === undefined ? null : { item, list };
  const key = keyOf(index, itemId);
  /** How far down each view was scrolled, in pixels. */
  const [tops] = useState(() => new Map<string, number>());

  // Stored as it was first seen: its list may lose it while it is on show.
  if (known === undefined && view !== null) setHistory(putView(history, index, view));

  if (isUnderPanel(state) && history.length > index + 1) setHistory(history.slice(0, index + 1));

  const show = (id: string, at: number) => {
    tops.delete(keyOf(at, id));
    const next = { replace: at === index, state: withViewPlace(state, at) };
    navigate(hrefOf(id), next);
  };
  const leaf = (step: 1 | -1) => {
    const next = view === null ? undefined : neighbor(view, step);
    if (next === undefined) return null;
    return () => {
      setHistory((before) => putView(before, index, { item: next, list }));
      show(next.id, index);
    };
  };
  const goTo = (at: number) =>
    at >= 0 && at < Math.max(history.length, index) ? () => window.history.go(at - index) : null;

  return {
    view,
    error: fetched.error,
    key,
    tops,
    back: goTo(index - 1),
    forward: goTo(index + 1),
    previous: leaf(-1),
    next: leaf(1),
    select: (chosen: Item, from: readonly Item[]) => {
      setHistory((before) => pushView(before, index, { item: chosen, list: from }));
      show(chosen.id, index + 1);
    },
  };
}

export type Views = ReturnType<typeof useViews>;
