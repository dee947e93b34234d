import type { Item } from '@modiste/contract/entities/item';

/** The list an item was opened from, through which swipes leaf. */
export interface ItemList {
  items: readonly Item[];
}

export interface View {
  item: Item;
  list: ItemList;
  /** How far the page was scrolled when it was left. */
  scrollTopPx: number;
}

/** The way through the viewer: before, on screen, and ahead after going back. */
export interface ViewHistory {
  behind: readonly View[];
  current: View;
  ahead: readonly View[];
  /** Every item looked at since the viewer opened, the latest last. */
  seen: readonly Item[];
}

export function startHistory(item: Item, list: ItemList): ViewHistory {
  return { behind: [], current: { item, list, scrollTopPx: 0 }, ahead: [], seen: [item] };
}

const left = (view: View, scrollTopPx: number): View => ({ ...view, scrollTopPx });

/** Looks at a suggested item; what lay ahead is forgotten, as in a browser. */
export function pushView(history: ViewHistory, next: View, scrollTopPx: number): ViewHistory {
  return {
    behind: [...history.behind, left(history.current, scrollTopPx)],
    current: next,
    ahead: [],
    seen: [...history.seen, next.item],
  };
}

/** Shows the view at an index of all views; beyond either end it stays. */
export function moveTo(history: ViewHistory, index: number, scrollTopPx: number): ViewHistory {
  const views = [...history.behind, left(history.current, scrollTopPx), ...history.ahead];
  const current = views[index];
  if (current === undefined) return history;
  const seen = [...history.seen, current.item];
  return { behind: views.slice(0, index), current, ahead: views.slice(index + 1), seen };
}

/** The item so many places on in the view's own list. */
export function neighbour({ item, list }: View, step: 1 | -1): Item | undefined {
  const place = list.items.findIndex((entry) => entry.id === item.id);
  return place < 0 ? undefined : list.items[place + step];
}

/** Shows another item of the same list in place of the current one: leafing is not history. */
export function leafTo(history: ViewHistory, item: Item): ViewHistory {
  const current = { ...history.current, item, scrollTopPx: 0 };
  return { ...history, current, seen: [...history.seen, item] };
}
